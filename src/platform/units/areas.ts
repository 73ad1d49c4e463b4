import { toSquareMetres, toSquareMillimetres } from './lengths.ts';
import { toPence } from './pounds.ts';

const minDecimals = 2;
const maxDecimals = 6;

/** Formats an area of square metres: '21.83 m²', rounded half up like every amount. */
export const formatArea = (squareMetres: number) => writeArea(roundArea(squareMetres, minDecimals));

/**
 * Formats an area with as many decimals as it takes to get from it to what it costs: '28.855 m²' where £15.00 for
 * each of '28.86 m²' would come to 7p more. Prices are in pounds.
 */
export function formatPricedArea(squareMetres: number, perM2: number, price: number): string {
  for (let decimals = minDecimals; decimals <= maxDecimals; decimals += 1) {
    const mm2 = roundArea(squareMetres, decimals);
    if (Math.round(toSquareMetres(mm2 * toPence(perM2))) === toPence(price)) return writeArea(mm2);
  }
  return formatArea(squareMetres);
}

/** @returns whole square millimetres that are a number of so many decimals in square metres */
function roundArea(squareMetres: number, decimals: number): number {
  const step = 10 ** (maxDecimals - decimals);
  return Math.round(toSquareMillimetres(squareMetres) / step) * step;
}

/** All decimals of whole square millimetres, two at least. */
function writeArea(mm2: number): string {
  const written = toSquareMetres(mm2)
    .toFixed(maxDecimals)
    .replace(/(\.\d\d\d*?)0+$/, '$1');
  return `${written} m²`;
}
