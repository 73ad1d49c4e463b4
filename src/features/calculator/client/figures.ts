import { toMetres, toMillimetres } from '#platform/units/lengths.ts';

/** Formats metres: '4.20 m', with a third decimal only where there is one. */
export const formatMetres = (metres: number) => `${formatSide(metres)} m`;

/** Formats a size: '6.00 × 3.80 m'. */
export const formatSize = (length: number, width: number) =>
  `${formatSide(length)} × ${formatSide(width)} m`;

/** Formats a length in centimetres: '64 cm', '91.5 cm'. */
export const formatCentimetres = (metres: number) => `${toMillimetres(metres) / 10}\u00a0cm`;

/** A number up to six in words: 'one', 'six', '7'. */
export const countInWords = (count: number) => smallNumbers[count] ?? String(count);

/** A number with its noun: 'one piece', 'two joins', '12 packs'. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${countInWords(count)} ${count === 1 ? one : many}`;
}

function formatSide(metres: number): string {
  const millimetres = toMillimetres(metres);
  return toMetres(millimetres).toFixed(millimetres % 10 === 0 ? 2 : 3);
}

const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
