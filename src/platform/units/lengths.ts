export type LengthUnit = 'm' | 'cm' | 'mm' | 'ft' | 'in' | 'yd';

export const millimetresPer: Record<LengthUnit, number> = {
  m: 1000,
  cm: 10,
  mm: 1,
  ft: 304.8,
  in: 25.4,
  yd: 914.4,
};

/** Converts a length to whole millimetres, the unit of storage and calculation. */
export const toMillimetres = (length: number, unit: LengthUnit = 'm') =>
  Math.round(length * millimetresPer[unit]);

/** Converts millimetres to the metres of responses and screens. */
export const toMetres = (millimetres: number) => millimetres / millimetresPer.m;

const mm2PerM2 = millimetresPer.m ** 2;

/** Converts square metres to whole square millimetres. */
export const toSquareMillimetres = (squareMetres: number) => Math.round(squareMetres * mm2PerM2);

export const toSquareMetres = (squareMillimetres: number) => squareMillimetres / mm2PerM2;
