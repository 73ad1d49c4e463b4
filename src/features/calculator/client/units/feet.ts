import { millimetresPer, toMetres } from '#platform/units/lengths.ts';
import { parseMillimetres } from './parse-metres.ts';

/** What a form is filled in with. */
export type FormUnit = 'm' | 'ft';

/** A length as it is typed in feet and inches. */
export type Feet = { feet: string; inches: string };

const inchesPerFoot = 12;

/** Converts to metres as text, whole millimetres; '' where nothing is typed. */
export function joinFeet({ feet, inches }: Feet): string {
  if (feet.trim() === '' && inches.trim() === '') return '';
  const mm = Number(feet) * millimetresPer.ft + Number(inches) * millimetresPer.in;
  return Number.isFinite(mm) ? String(toMetres(Math.round(mm))) : '';
}

/** Splits metres as text into feet and inches, to a tenth of an inch; nothing for what is no length. */
export function splitFeet(metres: string): Feet {
  const mm = parseMillimetres(metres);
  if (mm === 0) return { feet: '', inches: '' };
  const tenths = Math.round((mm / millimetresPer.in) * 10);
  const feet = Math.floor(tenths / (inchesPerFoot * 10));
  return { feet: String(feet), inches: String((tenths - feet * inchesPerFoot * 10) / 10) };
}

/** A length in words: '17 ft 3 in'. */
export function formatFeet(metres: string): string {
  const { feet, inches } = splitFeet(metres);
  return [
    feet !== '0' && `${feet}\u00a0ft`,
    (inches !== '0' || feet === '0') && `${inches}\u00a0in`,
  ]
    .filter(Boolean)
    .join(' ');
}
