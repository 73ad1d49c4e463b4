import {
  isSameTurnedDown,
  kindsTurnedDown,
  type TurnedDown,
} from '../../../conversation/floors/turned-down.ts';
import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord, FloorChoice } from '../../../conversation/record.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { coloursMeant } from '../../topics/colours.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import type { Catalogue } from '../choose-floor.ts';
import { isOfColour, matchProducts } from '../match-products.ts';
import { isFloorTurnedDown, isTurnedDownBy, offeredFloors } from './offered-floors.ts';
import { fibresNamed, readTurnedDown, saysTooMuch } from './read-turned-down.ts';

/** "I never wanted that", "not that one", "I don't like those": the floors shown last. */
const pointed =
  /(?<!\b(?:why|if|or|is|are|does|do|whether) )\b(?:not|no|never (?:wanted|asked for|liked)|(?:don'?t|dont|do not|didn'?t|didnt) (?:really |much )?(?:like|want|fancy|ask for)|hate|not keen on) (?:either of |any of )?(?<what>that one|this one|those|them|these|that|it)\b(?! (?:much|too|so|bad|sure|far|fast|long|way)\b)(?=\W*$|\W+(?:one|either|any|i|we|something|anything|what|show|have|do|is|then|thanks|please|sorry)\b|[.,!?])/i;
/** "You said Kennet again": it is not asked for. */
const blames =
  /\b(?:you(?:'?ve| have| keep| still| just)?|u) (?:just |still |keep |already )?(?:said|saying|priced|pricing|gave|giving|showed|showing|put|putting|quoted|quoting|listed|added|sent)\b/i;
/** "What about wool then?": what a floor is made of is told or asked as well. */
const asksFibre =
  /\b(?:want|like|prefer|rather have|show|what about|how about|go (?:for|with)|try|see|look at)\b[^.,?!]{0,25}\b(?:wool|nylon|polyester|polyprop\w*)\b/i;
const ofFloors = new Set(['products', 'productFacts', 'compareProducts', 'price', 'cheaper']);

/**
 * Notes in the record what a message turns down, and forgets what it asks for again by name. Returns the floors that
 * may be offered in answer to it.
 */
export function observeTurnedDown(
  record: ConversationRecord,
  message: Message,
  catalogue: Catalogue,
): { catalogue: Catalogue; isNew: boolean } {
  const { products } = catalogue;
  const { denials, rest } = readTurnedDown(message.plain, products);
  const own = denials
    .filter(({ isLasting, ofRoom }) => isLasting && !(ofRoom && isOfJob(record)))
    .flatMap(({ things }) => things);
  const pointedAt = [
    ...(denials.every(({ isTone }) => isTone) ? readPointed(record, message, products) : []),
    ...readMisfits(record, message, products),
  ];
  const asked = (record.turnedDown ?? []).filter((one) => isNamed(one, rest, products));
  const isBlame = blames.test(rest);
  const kept = (record.turnedDown ?? []).filter(
    (one) => isBlame || !asked.includes(one) || isOfKind(one),
  );
  // "Not carpet in the kitchen, but carpet in the lounge": it is wanted after all.
  const lasting = own
    .filter((one) => isBlame || one.fibre || !isNamed(one, rest, products))
    .concat(pointedAt);
  const turnedDown = [...kept, ...lasting].filter(
    (one, at, all) => all.findIndex((other) => isSameTurnedDown(one, other)) === at,
  );
  if (turnedDown.length === 0) delete record.turnedDown;
  else record.turnedDown = turnedDown.slice(-maxTurnedDown);
  if (lasting.length > 0) withdraw(record, products);
  // What is asked about is spoken of, even if it was turned down as a kind.
  const floors = offeredFloors(
    catalogue,
    (record.turnedDown ?? []).filter(
      (one) => isBlame || lasting.includes(one) || !asked.includes(one),
    ),
    isBlame ? '' : rest,
  );
  return { catalogue: floors, isNew: lasting.length > 0 };
}

const maxTurnedDown = 12;
/** Rooms have floors: what is turned down beside a room is no floor of that room only. */
const isOfJob = ({ rooms, floor }: ConversationRecord) =>
  rooms.length > 0 && (floor !== undefined || rooms.some((room) => room.floor));
const isOfKind = (one: TurnedDown) => kindsTurnedDown({ turnedDown: [one] }).length > 0;

/** Whether a text names all that was turned down together. */
function isNamed(one: TurnedDown, text: string, products: readonly ProductFact[]): boolean {
  const { slug, range, kind, make, colour, fibre } = one;
  const tokens = readTokens(tidyText(text));
  const words = tokens.map((token) => token.text);
  const has = (word: string) => words.includes(word) || words.includes(`${word}s`);
  if (slug !== undefined || range !== undefined) {
    const match = matchProducts(tokens, products, undefined);
    return match?.by === 'named' && match.products.some((product) => isTurnedDownBy(product, one));
  }
  return (
    (kind === undefined || kindsNamed(text).includes(kind)) &&
    (make === undefined || has(make)) &&
    (colour === undefined || has(colour)) &&
    (fibre === undefined || (fibresNamed(text).includes(fibre) && asksFibre.test(text)))
  );
}

/** The floors that a text points at and turns down. */
function readPointed(
  record: ConversationRecord,
  { plain }: Message,
  products: readonly ProductFact[],
): TurnedDown[] {
  if (!ofFloors.has(record.lastAct ?? '') || record.draft) return [];
  const tone = saysTooMuch.exec(plain)?.groups?.tone?.toLowerCase().replace('gray', 'grey');
  const what = pointed.exec(plain)?.groups?.what?.toLowerCase();
  if (!tone && !what) return [];
  const isSeveral = what !== undefined && /^(?:those|them|these)$/.test(what);
  const latest = record.considered.find(({ slug }) => slug !== undefined);
  const floors = isSeveral ? record.offered : latest ? [latest] : record.offered.slice(0, 1);
  const slugs = products.flatMap(({ slug }) =>
    floors.some((one) => one.slug === slug) ? [{ slug }] : [],
  );
  return [...slugs, ...(tone ? [{ colour: tone }] : [])];
}

/** "The Honister is slate, not wood", "those aren't grey": a floor that was shown is not what was asked for. */
const misfit =
  /\b(?:the )?(?<name>\p{L}+(?: \p{L}+)?) (?:is|are|'s) (?:\p{L}+,? ){1,3}not (?:an? )?\p{L}+/iu;
const notInColour =
  /\b(?:that|those|these|they|none of (?:them|those|these))(?:'?s| is| are|'re)? ?(?:isn'?t|aren'?t|not|is|are)? (?:really |even |actually )?(?<colour>\p{L}+)\b/iu;
const denies = /\bnot\b|n'?t\b|\bnone\b/i;

function readMisfits(
  { lastAct, offered, considered }: ConversationRecord,
  { plain }: Message,
  products: readonly ProductFact[],
): TurnedDown[] {
  if (!ofFloors.has(lastAct ?? '')) return [];
  const shown = products.filter(({ slug }) =>
    [...offered, ...considered].some((one) => one.slug === slug),
  );
  const named = misfit.exec(plain)?.groups?.name;
  const meant = named ? matchProducts(readTokens(tidyText(named)), products, undefined) : undefined;
  const ofName = meant?.by === 'named' ? shown.filter((one) => meant.products.includes(one)) : [];
  const told = notInColour.exec(plain);
  const colour = told && denies.test(told[0]) ? told.groups?.colour?.toLowerCase() : undefined;
  const ofColour =
    colour && coloursMeant(colour) ? shown.filter((one) => !isOfColour(one, colour)) : [];
  return [...ofName, ...ofColour].map(({ slug }) => ({ slug }));
}

/** Takes what is turned down out of what is spoken of, chosen and priced. */
function withdraw(record: ConversationRecord, products: readonly ProductFact[]) {
  const isOut = (floor: FloorChoice) => isFloorTurnedDown(record, floor, products);
  const keepKind = ({ kind }: FloorChoice) => (isOut({ kind }) ? undefined : { kind });
  record.considered = record.considered.filter((floor) => !isOut(floor));
  record.offered = record.offered.filter((floor) => !isOut(floor));
  // What a request holds is taken out of it where the request is put together.
  if (record.draft) return;
  if (record.floorsWanted) record.floorsWanted = record.floorsWanted.filter((one) => !isOut(one));
  if (record.floorsWanted?.length === 0) delete record.floorsWanted;
  for (const room of record.rooms) {
    if (!room.floor || !isOut(room.floor)) continue;
    const kind = keepKind(room.floor);
    if (kind) room.floor = kind;
    else delete room.floor;
  }
  for (const name of ['floor', 'stairsFloor', 'floorNamed'] as const) {
    const floor = record[name];
    if (!floor || !isOut(floor)) continue;
    const kind = keepKind(floor);
    if (kind) record[name] = kind;
    else delete record[name];
  }
}
