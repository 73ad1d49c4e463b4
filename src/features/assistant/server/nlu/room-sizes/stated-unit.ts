import { type LengthUnit, toMetres, toMillimetres } from '#platform/units/lengths.ts';
import type { RoomUnit, StatedRoom } from '../parsed-message.ts';
import type { Token } from '../text/tokenize.ts';
import { unitNamed } from './measures.ts';

const wordsBefore = new Set(['in', '(', 'are', 'is', 'sizes', ',', 'all']);
const longNames = /^(?:f(?:ee|oo)?t|metres|meters|[cm]ms?|centimetres|millimetres|inches|yards)$/;

/** "all in feet", "measured in cm", "in old money": the unit of numbers without one. */
export function unitSaidApart(tokens: readonly Token[]): LengthUnit | undefined {
  const isImperial = tokens.some(
    ({ text }, at) => text === 'imperial' || (text === 'old' && tokens[at + 1]?.text === 'money'),
  );
  if (isImperial) return 'ft';
  const said = tokens.find(
    ({ text }, at) => longNames.test(text) && wordsBefore.has(tokens[at - 1]?.text ?? ''),
  );
  return said && unitNamed(said.text);
}

const wordsOfAnswer = new Set(
  'its it is theyre they are was were in all both them meant mean no sorry yes yeah oh said , . ( - i the measured'.split(
    ' ',
  ),
);

/** The unit in a message without sizes, meant for earlier sizes: "feet", "sorry, I meant metres". */
export function findUnit(tokens: readonly Token[]): RoomUnit | undefined {
  const at = tokens.findIndex(({ text }) => /^(?:f(?:ee|oo)?t|met(?:re|er)s)$/.test(text));
  if (at < 0 || !tokens.slice(0, at).every(({ text }) => wordsOfAnswer.has(text))) return undefined;
  return unitNamed(tokens[at]?.text ?? '') === 'ft' ? 'feet' : 'metres';
}

/** Domestic rooms are not 8 m by 10 m, but 8 by 10 feet is a bedroom. Feet are whole or half numbers. */
export function areLikelyFeet(one: number, other: number): boolean {
  const areHalves = Number.isInteger(one * 2) && Number.isInteger(other * 2);
  return areHalves && Math.min(one, other) >= 8 && Math.max(one, other) >= 10;
}

/** Whether a room read as metres could as well be in feet. */
export const isPerhapsFeet = ({ unitUnsaid, lengthMm, widthMm }: StatedRoom) =>
  unitUnsaid === true && areLikelyFeet(toMetres(lengthMm), toMetres(widthMm));

/** The room with its unit confirmed. */
export function settleUnit({ unitUnsaid, ...room }: StatedRoom, unit: RoomUnit): StatedRoom {
  if (!unitUnsaid || unit === 'metres') return room;
  const inFeet = (mm: number) => toMillimetres(toMetres(mm), 'ft');
  return { ...room, lengthMm: inFeet(room.lengthMm), widthMm: inFeet(room.widthMm) };
}

/** Of a side without a unit, where the customer counts in feet or not. */
export const guessUnit = (value: number, { unit }: { unit?: RoomUnit | undefined }): LengthUnit =>
  unit === 'feet' ? 'ft' : value <= 25 ? 'm' : value >= 1000 ? 'mm' : 'cm';
