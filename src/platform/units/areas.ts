import { toSquareMillimetres } from './lengths.ts';

const mm2PerHundredth = 10_000;

/** Formats an area of square metres: '21.83 m²', rounded half up like every amount. */
export const formatArea = (squareMetres: number) =>
  `${(Math.round(toSquareMillimetres(squareMetres) / mm2PerHundredth) / 100).toFixed(2)} m²`;
