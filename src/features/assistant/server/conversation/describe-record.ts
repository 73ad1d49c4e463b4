import { toMetres } from '#platform/units/lengths.ts';
import { formatPence } from '#platform/units/pounds.ts';
import type { Flooring } from '../nlu/parsed-message.ts';
import type { Flight, FloorChoice, PricedJob, RoomRecord } from './record.ts';

const kindNames = {
  carpet: 'carpet',
  vinyl: 'vinyl',
  lvt: 'luxury vinyl',
  laminate: 'laminate',
} as const;

/** A kind of floor as the shop calls it; a floor that is priced is named by `floorName`. */
export const kindName = (kind: Flooring): string =>
  ({ carpet: 'carpet', vinyl: 'sheet vinyl', lvt: 'LVT', laminate: 'laminate' })[kind];

/** The name of a product, or the kind. */
export const floorName = ({ name, kind }: FloorChoice) =>
  name?.replace(/, supplied and fitted$/i, '') ?? kindNames[kind];

/** The floor of a price without a product. */
export const standardName = ({ kind }: Pick<FloorChoice, 'kind'>) =>
  ({ carpet: 'premium carpet', vinyl: 'luxury vinyl', laminate: 'premium laminate' })[
    standardOf(kind)
  ];

/** Metres with at most two decimals. */
export const tidy = (metres: number) => String(Math.round(metres * 100) / 100);

const sidesText = (one: number, other: number) =>
  `${tidy(toMetres(one))} × ${tidy(toMetres(other))} m`;

/** "4 × 3.5 m", "5 × 4 m with a bay of 2 × 0.6 m" */
export function sizeText({ lengthMm, widthMm, parts = [] }: RoomRecord) {
  const [first] = parts;
  const size = sidesText(lengthMm, widthMm);
  if (!first) return size;
  const part = sidesText(first.widthMm, first.depthMm);
  if (first.name === 'L') return `${size} and ${part}, an L`;
  if (parts.every(({ widthMm: width }) => width === first.widthMm) && parts.length > 1)
    return `${size} with ${parts.length} ${first.name}s of ${part}`;
  return `${size} with ${listOf(parts.map((one) => `${/^[aeiou]/.test(one.name) ? 'an' : 'a'} ${one.name} of ${sidesText(one.widthMm, one.depthMm)}`))}`;
}

/** "13 stairs", "10 stairs and 3 winders, 0.9 m wide" */
export function flightText({ steps, winders, widthMm, runnerMm }: Flight) {
  const turning = winders ? ` and ${winders} ${winders === 1 ? 'winder' : 'winders'}` : '';
  const width = widthMm ? `, ${tidy(toMetres(widthMm))} m wide` : '';
  const runner = runnerMm ? ` with a runner ${tidy(toMetres(runnerMm))} m wide` : '';
  return `${steps} stairs${turning}${width}${runner}`;
}

/** "a, b and c" */
export const listOf = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** "a, b or c" */
export const listOr = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The kind by which the calculator and the booking form know a floor: LVT is their vinyl. */
export const standardOf = (kind: Flooring) => (kind === 'lvt' ? 'vinyl' : kind);

/** "Bradford Twist in Oat, 4 × 3.5 m, fitted: £686.54." */
export const describeBriefly = ({ rooms, flight, floor, fitted, totalPence }: PricedJob) =>
  `${capitalise(floorName(floor))}, ${[...rooms.map(sizeText), ...(flight ? [flightText(flight)] : [])].join(', ')}, ${fitted ? 'fitted' : 'supply only'}: ${formatPence(totalPence)}.`;
