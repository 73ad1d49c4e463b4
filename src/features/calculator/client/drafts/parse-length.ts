import {
  type LengthUnit,
  millimetresPer,
  toMetres,
  toMillimetres,
} from '#platform/units/lengths.ts';

const units: Record<string, LengthUnit> = {
  m: 'm',
  metre: 'm',
  metres: 'm',
  cm: 'cm',
  mm: 'mm',
  ft: 'ft',
  foot: 'ft',
  feet: 'ft',
  in: 'in',
  inch: 'in',
  inches: 'in',
  "'": 'ft',
  '’': 'ft',
  '′': 'ft',
  '"': 'in',
  '”': 'in',
  '″': 'in',
};
/** The unit of a second figure that has none: 12ft 6, 3m 40. */
const smaller: Partial<Record<LengthUnit, LengthUnit>> = { ft: 'in', m: 'cm' };

const figure = /(\d+(?:\.\d+)?)\s?([a-z'’′"”″]*)/g;

/** Parses a length in metres: '3.4', '340cm', '12ft 6', '3m 40'; undefined for anything else. */
export function parseLength(text: string): number | undefined {
  const plain = text.trim().toLowerCase().replace(/[,·٫]/, '.');
  const figures = [...plain.matchAll(figure)];
  if (figures.length === 0 || figures.length > 2 || plain.replace(figure, '').trim() !== '')
    return undefined;
  let metres = 0;
  let before: LengthUnit | undefined;
  for (const [, digits, word = ''] of figures) {
    const unit: LengthUnit | undefined =
      word !== '' ? units[word] : before ? smaller[before] : figures.length > 1 ? undefined : 'm';
    if (!unit) return undefined;
    metres += (Number(digits) * millimetresPer[unit]) / millimetresPer.m;
    before = unit;
  }
  return toMetres(toMillimetres(metres));
}
