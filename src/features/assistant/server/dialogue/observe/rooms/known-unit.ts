import { toMetres } from '#platform/units/lengths.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import type { StatedRoom } from '../../../nlu/parsed-message.ts';
import { settleUnit } from '../../../nlu/room-sizes/stated-unit.ts';
import type { Token } from '../../../nlu/text/tokenize.ts';

export const saysFeet = (tokens: readonly Token[]) =>
  tokens.some(({ text }) => ['feet', 'foot', 'ft', "'"].includes(text));

export const saysMetres = (tokens: readonly Token[]) =>
  tokens.some(({ text, kind }, at) =>
    text === 'm' || text === 'cm'
      ? tokens[at - 1]?.kind === 'number'
      : kind === 'word' && /^met(?:re|er)s?$/.test(text),
  );

/** No room is so small in feet. */
const minFeet = 2.9;
const maxTinyFeet = 6;
const maxTenthsFeet = 12;
const isTiny =
  /\b(?:loo|toilet|wc|porch|cupboard|cloakroom|landing|hall(?:way)?|utility|shower|larder|pantry|lobby|entrance)\b/;

/** "4.7 by 3.7" is never said of feet, nor "5 by 4" of a lounge in feet. */
function areMetres(sides: readonly number[], name: string | undefined): boolean {
  const largest = Math.max(...sides);
  const areTenths = sides.some((side) => !Number.isInteger(side * 4));
  if (areTenths && largest < maxTenthsFeet) return true;
  return name !== undefined && !isTiny.test(name) && largest < maxTinyFeet;
}

/**
 * A size without a unit is in the unit that the customer has used or named before, unless it would be no room
 * then: "1.8 by 1.6" is in metres.
 */
export function inKnownUnit({ unit }: ConversationRecord, room: StatedRoom): StatedRoom {
  if (!unit || !room.unitUnsaid) return room;
  const sides = [toMetres(room.lengthMm), toMetres(room.widthMm)];
  if (unit === 'feet' && (Math.min(...sides) < minFeet || areMetres(sides, room.name))) return room;
  const { unitUnsaid: _, ...settled } = settleUnit(room, unit);
  return settled;
}
