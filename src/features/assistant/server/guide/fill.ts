import { randomUUID } from 'node:crypto';
import {
  type CallBackCard,
  emptyCallBack,
  emptyPrice,
  emptyVisit,
  type VisitCard,
} from '../../contract.ts';
import {
  type FilledPrice,
  fillCallBack,
  fillVisit,
  hasRoomDetails,
} from '../prefill/fill-cards.ts';
import { phrases } from '../prefill/tokens.ts';
import { describeDetails, joinWords, pricedFloor } from '../tools/describe.ts';
import { whyNoCall } from '../tools/opening.ts';
import {
  putCallBack,
  putCoverage,
  putPrice,
  putProducts,
  putVisit,
  withVisitContact,
} from '../tools/put-cards.ts';
import { cardOf, newestKind, openCard, type Turn } from '../tools/turn.ts';
import { findProducts } from './find-products.ts';
import { press } from './press.ts';
import { categoryOf, type Reading } from './reading.ts';
import { asksForReach, type Wish } from './wishes.ts';
import { hasPhrase, toWords } from './words.ts';

/** A copy of a card that was sent, to be changed and sent again. */
const reopen = <C extends VisitCard | CallBackCard>({ sent: _, changes: __, ...card }: C) =>
  ({ ...card, id: randomUUID() }) as C;

/** Puts up the price card, as it was filled in or empty. Which of several rows is meant is for the customer to say. */
export async function priceCard(
  turn: Turn,
  { details }: Reading,
  filled: FilledPrice | undefined,
): Promise<string[]> {
  const [wish, ...others] = details.floors;
  const empty = emptyPrice(randomUUID());
  // "I need a price for carpet": the floor of the room that is told next
  if (wish && others.length === 0) empty.rooms = [{ name: '', floor: wish.floor }];
  const said = await putPrice(turn, filled?.card ?? openCard(turn, 'price') ?? empty);
  const { unclear } = filled ?? { unclear: [] };
  const question = `Which do you mean: ${joinWords(unclear, 'or')}? You can change it on the card.`;
  const ranges = details.floors.flatMap(({ range, floor }) =>
    range
      ? [`${range} comes in several colours: priced as ${pricedFloor({ type: floor.type })}.`]
      : [],
  );
  return [...(unclear.length > 0 ? [question] : []), ...ranges, ...said];
}

export function visitCard(
  turn: Turn,
  { details, known }: Reading,
  wishes: ReadonlySet<Wish>,
): string[] {
  const last = cardOf(turn, 'visit');
  const before = last?.sent ? reopen(last) : last;
  const empty = emptyVisit(
    randomUUID(),
    wishes.has('repair') && !hasRoomDetails(details) ? 'repair' : 'measure',
  );
  const isOfArea = turn.put.some(({ kind }) => kind === 'coverage');
  const { postcode: _, ...others } = details;
  const told = isOfArea && before?.postcode ? others : details;
  const filled = fillVisit(before, told, known) ?? before ?? empty;
  const refused = details.refusedDays.map(({ reason }) => `Sorry, ${reason}.`);
  const purpose = before ? before.purpose : empty.purpose;
  return [...new Set(refused), ...putVisit(turn, { ...filled, purpose }, last?.sent)];
}

/** Fills in a call-back. A plain wish with a number is sent at once: `sent`. */
export async function callBackCard(
  turn: Turn,
  { details, known }: Reading,
): Promise<string[] | 'sent'> {
  const last = cardOf(turn, 'callBack');
  const before = last?.sent ? reopen(last) : last;
  const filled = fillCallBack(before, details, known) ?? before ?? emptyCallBack(randomUUID());
  const day = details.refusedDays[0]?.day ?? details.dates[0];
  const isTimed = day !== undefined || details.hours.length > 0;
  const why = isTimed ? whyNoCall(day ?? turn.today, details.hours) : undefined;
  const card = withVisitContact(turn, why ? { ...filled, bestTime: '' } : filled);
  const isPlain =
    card.phone !== '' && !details.wantsVisit && (details.wantsRing || last?.sent === true);
  if (!isPlain || why) return [...(why ? [why] : []), ...(await putCallBack(turn, card))];
  const refused = await press(turn, card);
  return refused === undefined ? 'sent' : [refused];
}

/** Whether a place is covered: where it is asked about, and, if it is not, wherever it is mentioned first. */
export async function coverageCard(
  turn: Turn,
  { details }: Reading,
  wishes: ReadonlySet<Wish>,
): Promise<string[] | undefined> {
  const { postcode } = details;
  const isOfPlaces = wishes.has('coverage') || newestKind(turn) === 'coverage';
  // "What about bath": a town that is a word of its own is meant only where places are spoken of.
  const place = details.place ?? (isOfPlaces ? await findPlace(turn) : undefined);
  if (!postcode && !place) return undefined;
  const asked = postcode ? { postcode } : { place: place ?? '' };
  const before = cardOf(turn, 'coverage');
  const isOnlyPlace = toWords(details.rest).trim() === '' && !details.address;
  const isPlain = !details.address && !details.wantsVisit && details.dates.length === 0;
  const isAsked = isOfPlaces || isOnlyPlace || (isPlain && asksForReach(turn.text));
  if (isAsked) return putCoverage(turn, asked);
  const found = postcode
    ? await turn.tools.checkPostcode(postcode)
    : await turn.tools.checkTown(place ?? '');
  const isKnown = before?.place === place && before?.postcode === postcode;
  return found && !found.covered && !isKnown ? putCoverage(turn, asked) : undefined;
}

async function findPlace({ tools, text }: Turn): Promise<string | undefined> {
  const words = toWords(text);
  const places = await tools.listPlaces();
  const found = places.find((place) => words.includes(` ${toWords(place).trim()} `));
  return found?.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** Products that are asked for, or the one that is named, with its details. */
export function productsCard(
  turn: Turn,
  { details }: Reading,
  wishes: ReadonlySet<Wish>,
): string[] | undefined {
  const ids = [...details.asked, ...details.floors.map(({ floor }) => floor.productId)];
  const named = turn.products.filter(({ id }) => ids.includes(id));
  if (named.length > 0) {
    const asked = toWords(turn.text);
    const facts = named.length === 1 ? named.flatMap(describeDetails) : [];
    const told = facts.filter((fact) =>
      toWords(fact)
        .trim()
        .split(' ')
        .some((word) => word.length > 2 && asked.includes(` ${word} `)),
    );
    putProducts(turn, named);
    const said =
      told.length > 0 ? told.slice(0, 2) : named.slice(0, 2).map(({ description }) => description);
    return said;
  }
  const isContinued = newestKind(turn) === 'products' || turn.put.length > 0;
  if (!wishes.has('products') && !isContinued) return undefined;
  const category = categoryOf(turn);
  const { products, reason } = findProducts(
    category && !toWords(turn.text).includes(category) ? `${turn.text} ${category}` : turn.text,
    turn.products,
  );
  if (!category && products.length === 0) return undefined;
  return putProducts(turn, products, reason);
}

const askingForSome = phrases`got any|have you any|have you got|you got any|do you have any|do you have a|have you|any|show me|show us|which of|see your`;

/** Products of a category with what else a message says of them: "got any blue carpets", "which carpets are wool". */
export function listedProducts(turn: Turn): string[] | undefined {
  const words = toWords(turn.text);
  if (!categoryOf(turn) || !hasPhrase(words, askingForSome)) return undefined;
  const { products, reason, isNarrowed } = findProducts(turn.text, turn.products);
  return isNarrowed ? putProducts(turn, products, reason) : undefined;
}
