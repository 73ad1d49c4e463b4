import type { Message } from '../../../conversation/message.ts';
import { type ConversationRecord, wasAsked } from '../../../conversation/record.ts';
import { findRoomRuns, roomsNamedBy } from '../../../nlu/room-sizes/room-names.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';
import { readSwaps } from '../corrections/read-swaps.ts';
import { isVisitWish } from '../visit/visit-wish.ts';
import { isForVisitor, isNoteForTeam } from './remarks.ts';

const maxRooms = 8;
/** Words of a name that mean a room only with "room". */
const needsRoom =
  /\b(?:dining|living|sitting|box|master|spare|guest|family|dressing|utility|garden|play|sun)$/;
/** The room is only passed, or is not wanted. */
const isPassed =
  /\b(?:next to|beside|through|via|into|from|leads? (?:in)?to|opens? (?:in|on)to|in front of|between|near|not|no|without|except|apart from|leave|shut|keys?|dogs?|cats?|parked?)\s(?:(?:in|is|the|my|our|a|an)\s)*$/;
/** "Its for a hall, stairs and landing", beside the wish. */
const isFor =
  /^\W*(?:(?:and|so)\W+)?(?:it'?s|its|this is|that'?s|it would be)?\s*(?:just |only |all )?for\b/i;
const ofFloor = /\b(?:carpet\w*|vinyl|laminate|lvt|lino|floor\w*|measur\w*|rooms?)\b/i;

/** "2 bed flat" names no room. */
const ofHome = /^(?:flat|house|semi|terraced?|bungalow|apartment|cottage|detached|property|home)$/;
const counts = /^(?:[2-9]|two|three|four|five|six|both|all)$/;

const nameOf = (words: readonly string[]) => {
  const name = words.join(' ');
  return needsRoom.test(name) ? `${name} room` : name;
};

/** The rooms that a text names, each once. */
export function findRoomNames(text: string): string[] {
  const tokens = readTokens(tidyText(text));
  const plain = tokens.map((token) => token.text);
  return findRoomRuns(tokens)
    .filter(({ from }) => !isPassed.test(`${plain.slice(Math.max(0, from - 5), from).join(' ')} `))
    .filter(({ end }) => !ofHome.test(plain[end] ?? ''))
    .map(({ words, from, end }) => {
      const before = plain[from - 1] ?? '';
      const areSeveral = plain[end - 1]?.endsWith('s') && words.at(-1) !== 'stairs';
      const name = nameOf(words).replace(/\bbed(s?)$/, 'bedroom$1');
      const said = areSeveral && !name.endsWith('s') ? `${name}s` : name;
      return areSeveral && counts.test(before) ? `${before} ${said}` : said;
    });
}

/** "Hallway and landing", beside the wish. */
function isOnlyRooms(text: string): boolean {
  const tokens = readTokens(tidyText(text));
  const runs = findRoomRuns(tokens);
  const isNamed = (at: number) => runs.some(({ from, end }) => at >= from && at < end);
  return (
    runs.length > 0 &&
    tokens.every(
      (token, at) => isNamed(at) || besideRooms.test(token.text) || counts.test(token.text),
    )
  );
}
const besideRooms = /^(?:the|my|our|just|only|its|it's|and|for|also|both|please|pls|,|&|\W+)$/;

/** "Can you add the landing too", "I need bedroom and landing on it", "the rooms are hall and stairs". */
const ordersRooms =
  /^(?:add|adding|include|including|put|pop|stick|chuck|plus|need|want|wanted|have|forgot|measure|do|are|is|'s|its|it's)$/;
const besideOrder =
  /^(?:no|oh|ah|sorry|actually|hi|ok|yes|can|could|would|will|you|u|i|i'd|we|it|its|that|this|to|on|in|onto|there|list|booking|request|visit|form|also|as|well|too|then|send|sent|now|like|rooms?|are|is|should|be|meant|said|thanks|thank|same|while|you're|at|there's|carpet|vinyl|laminate|lvt|please|pls|nearly|almost|just|need|want|downstairs|upstairs|other|main|little|big|small|forgot|!)$/;

/** Whether a text does nothing but put rooms on a request. */
export function addsRooms(text: string): boolean {
  const tokens = readTokens(tidyText(text));
  const runs = findRoomRuns(tokens);
  const isNamed = (at: number) => runs.some(({ from, end }) => at >= from && at < end);
  const beside = tokens.filter((_, at) => !isNamed(at)).map((token) => token.text);
  return (
    runs.length > 0 &&
    beside.some((word) => ordersRooms.test(word)) &&
    beside.every(
      (word) =>
        ordersRooms.test(word) ||
        besideOrder.test(word) ||
        besideRooms.test(word) ||
        counts.test(word),
    )
  );
}

/** Whether a text names a room to be done. */
export const namesRoom = (text: string): boolean =>
  findRoomNames(text).length > 0 ||
  /\b(?:stairs|staircase|landing|hall(?:way)?|porch|cupboard)\b/i.test(text);

/**
 * Keeps which rooms a visit is for, where they are told without a size: with the wish for it, with a floor, or when
 * their number was asked for.
 */
export function noteRoomsNamed(record: ConversationRecord, { plain, clauses }: Message): void {
  const isWish = clauses.some(isVisitWish);
  if (record.draft?.kind !== 'booking' && !record.paused && !isWish) return;
  if (putRight(record, plain) || keepOnly(record, plain)) return;
  const isAsked = wasAsked(record, 'projectSize') || wasAsked(record, 'floor');
  const isOpen = record.draft?.kind === 'booking';
  const named = clauses
    .filter(
      (clause) =>
        (isOpen && addsRooms(clause.text)) ||
        ((isAsked ||
          isVisitWish(clause) ||
          ofFloor.test(clause.text) ||
          (isWish && (isFor.test(clause.text) || isOnlyRooms(clause.text)))) &&
          !isForVisitor(clause.text) &&
          !isNoteForTeam(clause.text)),
    )
    .flatMap(({ text }) => findRoomNames(text));
  const all = [...new Set([...(record.roomsNamed ?? []), ...named])].slice(0, maxRooms);
  if (all.length > 0) record.roomsNamed = all;
}

/** "Just the hall", of several rooms that were read back. */
function keepOnly(record: ConversationRecord, text: string): boolean {
  const words = /\b(?:just|only) (?:the |my |our )?((?:\w+ ){0,2}?\w+)\W*$/i.exec(text)?.[1];
  const [only, ...others] = words ? findRoomNames(words) : [];
  const { roomsNamed = [] } = record;
  if (!record.draft?.proposed || !only || others.length > 0 || !roomsNamed.includes(only))
    return false;
  record.roomsNamed = [only];
  return true;
}

/** "The living room, not the dining room": the one takes the place of the other. */
function putRight(record: ConversationRecord, text: string): boolean {
  for (const { right, wrong } of readSwaps(
    text.replace(/,\s*(?=(?:about|roughly|it'?s)\b)/gi, '. '),
  )) {
    const [[instead, ...others], [out]] = [findRoomNames(right), findRoomNames(wrong)];
    if (!instead || !out || others.length > 0) continue;
    const { roomsNamed = [], rooms } = record;
    const [known, ...alike] = roomsNamedBy(rooms, out.split(' '));
    if (known && alike.length === 0) known.name = instead;
    else if (!roomsNamed.includes(out)) continue;
    record.roomsNamed = [...new Set(roomsNamed.map((name) => (name === out ? instead : name)))];
    return true;
  }
  return false;
}
