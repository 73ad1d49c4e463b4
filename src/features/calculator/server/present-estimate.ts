import { toMetres, toMillimetres, toSquareMetres } from '#platform/units/lengths.ts';
import { toPounds } from '#platform/units/pounds.ts';
import type { Estimate, EstimatePlan, EstimateRequest } from '../contract.ts';
import type { CutPlan } from '../cut-plan/cut-plan.ts';
import type { Breakdown, Estimate as PricedJob } from '../estimate.ts';

/** The product of an estimate, reduced to what pricing needs. */
export type EstimatedProduct = {
  id: string;
  name: string;
  category: string;
  unit: string;
  pricePence: number;
  rollWidthsMm: number[];
  packAreaMm2: number | null;
  fittingIncluded: boolean;
};

/** Converts a priced job to the form that the API returns and stores: pounds, metres, square metres. */
export function presentEstimate(
  priced: PricedJob,
  request: EstimateRequest,
  more: { id: string; createdAt: Date; product: EstimatedProduct | undefined },
): Estimate {
  const { plan, otherWidth, packs } = priced;
  return {
    id: more.id,
    createdAt: more.createdAt.toISOString(),
    flooringType: request.flooringType,
    carpetWidth: plan && toMetres(plan.rollWidthMm),
    includeInstallation: request.includeInstallation,
    product: more.product
      ? {
          id: more.product.id,
          name: more.product.name,
          price: toPounds(more.product.pricePence),
          fittingIncluded: more.product.fittingIncluded,
        }
      : null,
    rooms: request.rooms.map((room, index) => ({
      id: room.id ?? index + 1,
      name: room.name,
      length: toMetres(toMillimetres(room.length)),
      width: toMetres(toMillimetres(room.width)),
      area: toSquareMetres(toMillimetres(room.length) * toMillimetres(room.width)),
    })),
    totalArea: toSquareMetres(priced.netAreaMm2),
    breakdown: presentBreakdown(priced.breakdown),
    plan: plan && presentPlan(plan),
    otherWidth: otherWidth && {
      rollWidth: toMetres(otherWidth.plan.rollWidthMm),
      total: toPounds(otherWidth.breakdown.totalPence),
      breakdown: presentBreakdown(otherWidth.breakdown),
      plan: presentPlan(otherWidth.plan),
    },
    packs: packs ? packs.count : null,
    packArea: packs ? toSquareMetres(packs.packAreaMm2) : null,
  };
}

function presentBreakdown(breakdown: Breakdown): Estimate['breakdown'] {
  return {
    materials: toPounds(breakdown.materialsPence),
    underlay: toPounds(breakdown.underlayPence),
    accessories: toPounds(breakdown.accessoriesPence),
    installation: toPounds(breakdown.installationPence),
    total: toPounds(breakdown.totalPence),
  };
}

/** The length of all joins as they are drawn, from wall to wall; the plan's own figure includes the trim. */
function sumJoins({ roomLayouts }: CutPlan): number {
  return roomLayouts
    .flatMap(({ joins }) => joins)
    .reduce((sum, { x1Mm, y1Mm, x2Mm, y2Mm }) => sum + Math.hypot(x2Mm - x1Mm, y2Mm - y1Mm), 0);
}

function presentPlan(plan: CutPlan): EstimatePlan {
  const layouts = plan.roomLayouts.map(({ room, pileAlong, joins }) => ({
    room,
    pileAlong,
    joins: joins.map(({ kind, x1Mm, y1Mm, x2Mm, y2Mm }) => ({
      kind,
      x1: toMetres(x1Mm),
      y1: toMetres(y1Mm),
      x2: toMetres(x2Mm),
      y2: toMetres(y2Mm),
    })),
  }));
  return {
    rollWidth: toMetres(plan.rollWidthMm),
    lengthMetres: toMetres(plan.lengthMm),
    boughtArea: toSquareMetres(plan.boughtMm2),
    wastePercent: plan.wastePercent,
    joins: layouts.reduce((sum, layout) => sum + layout.joins.length, 0),
    crossJoins: plan.crossJoins,
    seamMetres: toMetres(sumJoins(plan)),
    pieces: plan.pieces.map((piece) => ({
      room: piece.room,
      kind: piece.kind,
      x: toMetres(piece.xMm),
      y: toMetres(piece.yMm),
      width: toMetres(piece.widthMm),
      length: toMetres(piece.lengthMm),
    })),
    layouts,
  };
}
