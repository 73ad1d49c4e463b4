import { toMetres, toSquareMetres } from '#platform/units/lengths.ts';
import { toPounds } from '#platform/units/pounds.ts';
import type { Charge } from '../charges.ts';
import type { Estimate, EstimatePlan, EstimateRequest } from '../contract.ts';
import type { CutPlan } from '../cut-plan/cut-plan.ts';
import type { PatternRepeat } from '../cut-plan/laying/pattern.ts';
import { coveredWidths, isStairs, measureNet, measureRun } from '../cut-plan/laying/spaces.ts';
import type { Breakdown, Estimate as PricedJob } from '../estimate.ts';
import { hasExtras } from '../extras-contract.ts';
import type { RoomFloorInput, RoomInput } from '../room-contract.ts';
import { toSpace } from '../to-space.ts';

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
  isHerringbone: boolean;
  isDryback: boolean;
  pattern?: PatternRepeat | undefined;
  showsCrossJoins: boolean;
  isCarpetUnderlay: boolean;
};

/** Converts a priced job to the form that the API returns and stores: pounds, metres, square metres. */
export function presentEstimate(
  priced: PricedJob,
  request: EstimateRequest,
  more: {
    id: string;
    createdAt: Date;
    product: EstimatedProduct | undefined;
    underlay?: EstimatedProduct | undefined;
    /** The floor as its rooms named it. */
    choice?: RoomFloorInput | undefined;
    promisePercent?: number;
    measured?: NonNullable<Estimate['measured']>;
  },
): Estimate {
  const { plan, otherWidth, otherCut, packs } = priced;
  return {
    id: more.id,
    createdAt: more.createdAt.toISOString(),
    flooringType: request.flooringType,
    carpetWidth: plan && toMetres(plan.rollWidthMm),
    includeInstallation: request.includeInstallation,
    fewestJoins: request.fewestJoins ?? false,
    ...(typeof more.choice?.carpetWidth === 'number' && { isWidthChosen: true }),
    ...(more.choice?.colour !== undefined && { colour: more.choice.colour }),
    ...(more.choice?.toBeChosen && { toBeChosen: true }),
    ...(priced.thorough && { thorough: true }),
    product: more.product
      ? {
          id: more.product.id,
          name: more.product.name,
          price: toPounds(more.product.pricePence),
          fittingIncluded: more.product.fittingIncluded,
        }
      : null,
    rooms: request.rooms.map(presentRoom),
    ...presentChoices(request, more),
    ...(more.measured && { measured: more.measured }),
    totalArea: toSquareMetres(priced.netAreaMm2),
    breakdown: presentBreakdown(priced.breakdown),
    charges: priced.charges.filter(({ quantity }) => quantity > 0).map(presentCharge),
    plan: plan && presentPlan(plan),
    otherWidth: otherWidth && {
      rollWidth: toMetres(otherWidth.plan.rollWidthMm),
      total: toPounds(otherWidth.breakdown.totalPence),
      breakdown: presentBreakdown(otherWidth.breakdown),
      plan: presentPlan(otherWidth.plan),
    },
    otherCut: otherCut && {
      total: toPounds(otherCut.breakdown.totalPence),
      breakdown: presentBreakdown(otherCut.breakdown),
      plan: presentPlan(otherCut.plan),
    },
    stairsAtVisit: priced.flightsAtVisit,
    packs: packs ? packs.count : null,
    packArea: packs ? toSquareMetres(packs.packAreaMm2) : null,
    ...(packs && { cuttingWastePercent: packs.wastePercent }),
  };
}

/** What was chosen beside the rooms and the floor, and what is promised; nothing of it in most estimates. */
export function presentChoices(
  { extras }: EstimateRequest,
  {
    underlay,
    promisePercent,
  }: { underlay?: EstimatedProduct | undefined; promisePercent?: number | undefined },
) {
  return {
    ...(extras && hasExtras(extras) && { extras }),
    ...(underlay && {
      underlay: { id: underlay.id, name: underlay.name, price: toPounds(underlay.pricePence) },
    }),
    ...(promisePercent && { promisePercent }),
  };
}

export function presentRoom(room: RoomInput, index: number) {
  const { id, name, parts, stairs, link, doorways } = room;
  const space = toSpace(room);
  const size = isStairs(space)
    ? { lengthMm: measureRun(space), widthMm: coveredWidths(space).stepMm }
    : space;
  return {
    id: id ?? index + 1,
    name,
    length: toMetres(size.lengthMm),
    width: toMetres(size.widthMm),
    area: toSquareMetres(measureNet(space)),
    ...(parts?.length && { parts }),
    ...(stairs && { stairs }),
    ...(link !== undefined && { link }),
    ...(doorways && { doorways }),
  };
}

const shownUnits = { m2: toSquareMetres, m: toMetres, each: (count: number) => count };

function presentCharge({ line, name, quantity, unit, unitPence, pence }: Charge) {
  return {
    line,
    name,
    quantity: shownUnits[unit](quantity),
    unit,
    unitPrice: toPounds(unitPence),
    price: toPounds(pence),
  };
}

export function presentBreakdown(breakdown: Breakdown): Estimate['breakdown'] {
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

function presentPattern({ repeatMm, isHalfDrop }: PatternRepeat) {
  return { repeat: toMetres(repeatMm), match: isHalfDrop ? 'half-drop' : 'set' } as const;
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
    joins: plan.joins,
    crossJoins: plan.crossJoins,
    ...(plan.pattern && { pattern: presentPattern(plan.pattern) }),
    withinPercent: plan.withinPercent,
    allowance: toPounds(plan.allowancePence),
    rollStarts: plan.rollStartsMm.map(toMetres),
    seamMetres: toMetres(sumJoins(plan)),
    pieces: plan.pieces.map((piece) => ({
      room: piece.room,
      kind: piece.kind,
      ...(piece.steps !== undefined && { steps: piece.steps }),
      ...(piece.leadMm !== undefined && { lead: toMetres(piece.leadMm) }),
      x: toMetres(piece.xMm),
      y: toMetres(piece.yMm),
      width: toMetres(piece.widthMm),
      length: toMetres(piece.lengthMm),
    })),
    layouts,
  };
}
