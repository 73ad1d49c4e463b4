import type { ReadRoom } from './room-names.ts';
import type { LoneSide } from './sizes.ts';
import { phrases, type Tokens, wordSet } from './tokens.ts';

/** One side of a room that is told alone: "the lounge is 3.4 not 3". */
export type SideChange = LoneSide & { room?: number; old?: number };

export type PriceWishes = {
  asksPrice: boolean;
  /** Rooms are added: "and the landing too". */
  adds: boolean;
  /** What was said before is corrected: "sorry", "make that". */
  corrects: boolean;
  startsAgain: boolean;
  /** A room that is added has the size of one before: "a second one, identical". */
  copies: boolean;
  includeInstallation?: boolean;
  /** Places in the list of rooms. */
  removed: number[];
  only: number[];
  sides: SideChange[];
};

const priceWords = wordSet`price prices priced pricing cost costs costing quote quotes quotation much estimate ballpark damage charge charging budget prise`;
const addWords = wordSet`add plus also include another too extra`;
const addPhrases = phrases`as well|and the|and my|aswell|put the|put that on|put it on`;
const corrections = wordSet`sorry actually no not make should meant wrong change wait oops correction instead remeasured miscounted measured is its theres`;
const again = phrases`start again|start over|scrap the lot|scrap all that|forget all that|begin again|scrap that lot`;

const scrap = phrases`scrap that|forget that|ignore that|scratch that`;
const personal = wordSet`i ill im my id ive we well were our`;
const fits = wordSet`fit fits fitting lay lays laying install`;
const helpers = wordSet`brother dad father son mate friend husband partner builder neighbour uncle cousin landlord myself ourselves`;
const withoutFitting = phrases`supply only|supply - only|supplied only|just supply|just supplied|without fitting|no fitting|not fitted|unfitted|my own fitter|our own fitter|got own fitter|my fitter|materials only|material only|just the materials|just for the materials|diy|dont need fitting|dont need it fitting|dont need it fitted|dont want it fitted|not the fitting|fitting off|without the fitting|without having it fitted|ill do the fitting|do the fitting myself`;
const leaving = wordSet`off minus less exclude excluding remove drop skip without`;
const work = wordSet`fitting installation`;
const selves = wordSet`myself ourselves`;
const canFit = phrases`can i|could i|cant|cannot|how do i|should i|can we`;
const withFitting = phrases`fully fitted|supply and fit|supplied and fitted|with fitting|including fitting|inc fitting|fitted by you|said fitted|fitted please|fitted price|want it fitted|you fit it|cant fit it myself|forget diy|fitted after all|fitted too`;

/** False for "supply only", true for "fitted", undefined where nothing is said. */
function readFitting(tokens: Tokens): boolean | undefined {
  if (tokens.says(withFitting)) return true;
  const isOwn =
    !tokens.says(canFit) &&
    tokens.follows(personal, helpers, 6) &&
    (tokens.follows(helpers, fits, 4) || tokens.follows(fits, helpers, 4));
  const isBySelf = tokens.follows(fits, selves, 4) && !tokens.says(canFit);
  const isOff = tokens.follows(leaving, work, 2);
  return isBySelf || isOff || isOwn || tokens.says(withoutFitting) ? false : undefined;
}

const removers = phrases`forget|without|drop|scrap|skip|minus|less|ignore|lose|remove|delete|exclude|excluding|out|off|dont need|dont want|dont do|bother with|bothering with|not doing|no need for|not|cancel|forget about|get rid of|no|bin|apart from|except`;
const lifters = wordSet`leave take knock leaving taking drop miss`;
const only = phrases`just|only|just do|only do|only want|just for|only for|just in|just want|just price|only need|just need`;
const articles = wordSet`the my our a that this`;
const joints = wordSet`the my our a that this and or & , n`;

export function readPriceWishes(
  tokens: Tokens,
  rooms: readonly ReadRoom[],
  lone: readonly LoneSide[],
): PriceWishes {
  const removed = listed(tokens, rooms, ({ isSized, end }, from, lead) => {
    if (isSized) return false;
    // "No the lounge is 4.5 wide"
    if (lead.endsWith(' no')) return tokens.word(from - 1) === 'no';
    const isLifted = tokens.before(from, 4).some((word) => lifters.has(word));
    const isLeft = /^(?:no longer|not needed|isnt needed|can go|can come|not happening|not now)$/;
    if (
      isLeft.test(
        tokens
          .raw(end, end + 2)
          .toLowerCase()
          .replaceAll(/['’]/g, ''),
      )
    )
      return true;
    return endsWith(lead, removers) || (/^(?:out|off)$/.test(tokens.word(end)) && isLifted);
  });
  const isOnly = listed(tokens, rooms, ({ end }, _, lead) => {
    const after = `${tokens.word(end)} ${tokens.word(end + 2)}`;
    return endsWith(lead, only) || /^(?:only|alone|on own)\b/.test(after);
  });
  const fitting = readFitting(tokens);
  return {
    asksPrice:
      tokens.some(({ text }) => priceWords.has(text)) || tokens.says(phrases`come to|set me back`),
    adds:
      tokens.some(({ text }) => addWords.has(text)) ||
      tokens.says(addPhrases) ||
      tokens.word(0) === 'and' ||
      tokens.some(
        ({ text }, at) =>
          text === 'a' &&
          tokens.word(at - 1) === 'and' &&
          !/^(?:half|quarter)$/.test(tokens.word(at + 1)),
      ),
    corrects: tokens.some(({ text }) => corrections.has(text)),
    copies: tokens.says(phrases`identical|same size|same again|exactly the same`),
    startsAgain: tokens.says(again) || (tokens.says(scrap) && rooms.some(({ isSized }) => isSized)),
    ...(fitting !== undefined && { includeInstallation: fitting }),
    removed,
    only: isOnly.filter((at) => !removed.includes(at)),
    sides: readSides(tokens, rooms, lone),
  };
}

const endsWith = (lead: string, list: readonly string[]) =>
  list.some((phrase) => lead.endsWith(` ${phrase}`));

type IsMarked = (room: ReadRoom, from: number, lead: string) => boolean;

/** The rooms that a marker stands before, and those that go on its list: "not the hall or landing". */
function listed(tokens: Tokens, rooms: readonly ReadRoom[], isMarked: IsMarked): number[] {
  const found: number[] = [];
  for (const [index, room] of rooms.entries()) {
    if (!room.name) continue;
    let { from } = room.name;
    while (from > room.name.from - 2 && articles.has(tokens.word(from - 1))) from -= 1;
    const last = rooms[index - 1];
    const isNext =
      last &&
      found.at(-1) === index - 1 &&
      !room.isSized &&
      tokens.slice(last.end, room.name.from).every(({ text }) => joints.has(text));
    if (isNext || isMarked(room, room.name.from, ` ${tokens.before(from, 3).reverse().join(' ')}`))
      found.push(index);
  }
  return found;
}

/** Sides told alone, with the room named beside them and the side they correct: "3.4 not 3". */
function readSides(
  tokens: Tokens,
  rooms: readonly ReadRoom[],
  lone: readonly LoneSide[],
): SideChange[] {
  const changes: SideChange[] = [];
  for (const [index, side] of lone.entries()) {
    // "There's two the same"
    const isFigure = tokens[side.from]?.kind === 'number' || side.unit || side.side;
    if (!isFigure) continue;
    const [last, next] = [changes.at(-1), lone[index + 1]];
    const isDenied = /^(?:not|isnt|from)$/.test(tokens.word(side.from - 1));
    const room = rooms.findIndex(
      ({ name, isSized }) => name && !isSized && isBeside(tokens, name, side),
    );
    if (isDenied && last && side.from - last.end <= 3) last.old = side.value;
    else if (isDenied && next && next.from - side.end <= 4)
      changes.push({ ...next, old: side.value });
    else if (last?.from !== side.from) changes.push({ ...side, ...(room >= 0 && { room }) });
  }
  return changes;
}

const isBeside = (tokens: Tokens, name: { from: number; end: number }, { from, end }: LoneSide) =>
  name.end <= from
    ? from - name.end < 8 && tokens.breaks(name.end, from) === 0
    : name.from - end < 4 && tokens.breaks(end, name.from) === 0;

export const asking = wordSet`is are does do can will which why how would could should what whats when did has have`;
