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

const mmToMetres = (mm: number) => mm / 1000;
const mm2ToSquareMetres = (mm2: number) => mm2 / 1_000_000;
const penceToPounds = (pence: number) => pence / 100;

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
    carpetWidth: plan && mmToMetres(plan.rollWidthMm),
    includeInstallation: request.includeInstallation,
    product: more.product
      ? {
          id: more.product.id,
          name: more.product.name,
          price: penceToPounds(more.product.pricePence),
        }
      : null,
    rooms: request.rooms.map((room, index) => ({
      id: room.id ?? index + 1,
      name: room.name,
      length: mmToMetres(toMillimetres(room.length)),
      width: mmToMetres(toMillimetres(room.width)),
      area: mm2ToSquareMetres(toMillimetres(room.length) * toMillimetres(room.width)),
    })),
    totalArea: mm2ToSquareMetres(priced.netAreaMm2),
    breakdown: presentBreakdown(priced.breakdown),
    plan: plan && presentPlan(plan),
    otherWidth: otherWidth && {
      rollWidth: mmToMetres(otherWidth.plan.rollWidthMm),
      total: penceToPounds(otherWidth.breakdown.totalPence),
      breakdown: presentBreakdown(otherWidth.breakdown),
      plan: presentPlan(otherWidth.plan),
    },
    packs: packs ? packs.count : null,
    packArea: packs ? mm2ToSquareMetres(packs.packAreaMm2) : null,
  };
}

/** Converts metres to whole millimetres, the unit of all calculations. */
export function toMillimetres(metres: number): number {
  return Math.round(metres * 1000);
}

function presentBreakdown(breakdown: Breakdown): Estimate['breakdown'] {
  return {
    materials: penceToPounds(breakdown.materialsPence),
    underlay: penceToPounds(breakdown.underlayPence),
    accessories: penceToPounds(breakdown.accessoriesPence),
    installation: penceToPounds(breakdown.installationPence),
    total: penceToPounds(breakdown.totalPence),
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
      x1: mmToMetres(x1Mm),
      y1: mmToMetres(y1Mm),
      x2: mmToMetres(x2Mm),
      y2: mmToMetres(y2Mm),
    })),
  }));
  return {
    rollWidth: mmToMetres(plan.rollWidthMm),
    lengthMetres: mmToMetres(plan.lengthMm),
    boughtArea: mm2ToSquareMetres(plan.boughtMm2),
    wastePercent: plan.wastePercent,
    joins: layouts.reduce((sum, layout) => sum + layout.joins.length, 0),
    crossJoins: plan.crossJoins,
    seamMetres: mmToMetres(sumJoins(plan)),
    pieces: plan.pieces.map((piece) => ({
      room: piece.room,
      kind: piece.kind,
      x: mmToMetres(piece.xMm),
      y: mmToMetres(piece.yMm),
      width: mmToMetres(piece.widthMm),
      length: mmToMetres(piece.lengthMm),
    })),
    layouts,
  };
}
