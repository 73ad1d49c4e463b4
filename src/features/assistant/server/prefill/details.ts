import type { Day } from '#platform/dates/london-time.ts';
import type { CallBackCard, CardFloorType, PriceCard, VisitCard } from '../../contract.ts';
import { withoutAsides } from './asides.ts';
import { readAddress } from './contact/addresses.ts';
import { choosePhone, findPhones, hasNoEmail, readEmail, readPostcode } from './contact/contact.ts';
import { readName } from './contact/names.ts';
import { findFloorNames } from './floor-names.ts';
import { type FloorWish, placeFloors } from './floors.ts';
import { offsets, whenText, withoutPieces } from './pieces.ts';
import { findPlaces } from './places.ts';
import { type PriceWishes, readPriceWishes } from './price-wishes.ts';
import { findSibling, type Product } from './products.ts';
import type { ReadRoom } from './room-names.ts';
import { readRowName } from './room-names.ts';
import { readRooms } from './rooms.ts';
import { findAreas, findSizes } from './sizes.ts';
import { readTokens, type Span, type Tokens } from './tokens.ts';
import { readDays } from './when/days.ts';
import { readTimes } from './when/times.ts';
import { readWishes, type Wishes } from './wishes.ts';

export type Known = {
  today: Day;
  now: Date;
  /** Names of the visit slots in order: '9:00 AM - 11:00 AM'. */
  slots: readonly string[];
  /** Why a day cannot be had; undefined for one that can. */
  whyClosed: (day: Day) => string | undefined;
  products: readonly Product[];
  /** The product on whose page the customer is. */
  pageProduct?: { id: string; name: string; category: string } | undefined;
  /** The category page they are on. */
  pageFloor?: CardFloorType | undefined;
  /** Towns and villages that are known, in lower case. */
  places: readonly string[];
  newId: () => string;
};
export type OpenCards = { price?: PriceCard; visit?: VisitCard; callBack?: CallBackCard };

/** What one message says. */
export type Details = Wishes & {
  rooms: ReadRoom[];
  /** In m², where the message tells an area and no sizes. */
  area?: number;
  floors: FloorWish[];
  /** Products that are asked about. */
  asked: string[];
  price: PriceWishes;
  name?: string;
  phone?: string;
  email?: string;
  hasNoEmail: boolean;
  address?: string;
  /** A whole postcode, or the first half of one. */
  postcode?: string;
  place?: string;
  dates: Day[];
  /** Days that the message rules out. */
  ruledOut: Day[];
  /** The days are further ones, not other ones: "or friday". */
  addsDates: boolean;
  refusedDays: { day: Day; reason: string }[];
  times: string[];
  /** Hours that are wished for, in minutes of the day. */
  hours: readonly { start: number; stop: number }[];
  /** "Next week", "any day but friday": what no day stands for. */
  dayNote?: string;
  /** When a call suits, in the customer's words. */
  bestTime?: string;
  /** The message without sizes, names, numbers, emails and addresses, for the search of knowledge. */
  rest: string;
};

const [maxLength, maxRead] = [4_000, 40];

export function readDetails(message: string, known: Known, open: OpenCards): Details {
  const text = message.slice(0, maxLength);
  const tokens = readTokens(text);
  const phones = findPhones(tokens);
  const phone = choosePhone(tokens, phones);
  const email = readEmail(text);
  const postcode = readPostcode(text);
  const contact = [...phones, ...[email, postcode].flatMap((found) => found ?? [])];
  const inContact = marker(spansOf(tokens, contact));
  const places = findPlaces(tokens, known.places).filter(({ from }) => !inContact(from));
  const inPlace = marker(places);
  const address = readAddress(text, tokens, inContact, postcode, inPlace);
  const details = [...contact, ...(address ? [address] : [])];
  const inDetails = marker(spansOf(tokens, details));
  const areas = findAreas(tokens.hide(inDetails)).slice(0, maxRead);
  const inArea = marker(areas);
  const bare = tokens.hide((at) => inDetails(at) || inArea(at));
  const { sizes, lone } = findSizes(bare, open.price?.rooms.some(isInFeet));
  const days = readDays(bare, known.today, open.visit?.dates[0]);
  const isVisit = Boolean(open.visit) || days.days.length > 0 || /measur|visit|book/i.test(text);
  const times = readTimes(bare, known.slots, marker([...sizes, ...days.spans]), isVisit);
  const when = [...days.spans, ...times.spans].sort((one, other) => one.from - other.from);
  const isWhen = marker(when);
  const shown = tokens.hide((at) => inDetails(at) || inPlace(at));
  const named = findFloorNames(shown, known.products, inPlace);
  const priced = new Set(open.price?.rooms.map(({ floor }) => floor?.productId));
  const siblings =
    named.length === 0 && priced.size === 1
      ? findSibling(shown, known.products, [...priced][0])
      : [];
  const floors = [...named, ...siblings].slice(0, maxRead);
  const isFloor = marker(floors);
  const wished = floors.filter(({ isAsked }) => !isAsked);
  const rows = (open.price?.rooms ?? [])
    .flatMap(({ name }) => readRowName(name) ?? [])
    .filter(({ isGuess }) => isGuess);
  const told = readRooms(bare.hide(isWhen), sizes.slice(0, maxRead), isFloor, inPlace, rows);
  const rooms = withoutAsides(bare, told.rooms)
    .filter(({ isAside }) => !isAside || open.price)
    .slice(0, maxRead);
  const isTaken = (at: number) => inDetails(at) || inPlace(at) || isWhen(at) || isFloor(at);
  const isAsked = [open.visit, open.callBack].some((card) => card?.name === '');
  const name = readName({ tokens, details, isTaken, isAsked });
  const closed = days.days.map((day) => ({ day, reason: known.whyClosed(day) ?? '' }));
  // "250 sq ft (23 m2)" is one area; of two that differ it is not clear which is meant.
  const [only] = areas;
  const isOne = areas.every(({ area }) => Math.abs(area - (only?.area ?? 0)) < 0.03 * area);
  // "3 bedrooms, 12 m² each"
  const isEach = areas.some(({ end }) => tokens.after(end, 2).includes('each'));
  const many = isEach ? told.names.find(({ count }) => count)?.count : 1;
  const isArea = sizes.length === 0 && isOne && only && many;
  const area = isArea ? Math.min(2_500, Math.round(only.area * many * 100) / 100) : undefined;
  const bestTime = whenText(text, tokens, when);
  const wishes = readWishes(text, tokens, phones.length > 0);
  const sides = lone.filter(({ from }) => !isWhen(from)).slice(0, maxRead);
  return {
    ...wishes,
    wantsRing: wishes.wantsRing && !(name && /call me $/i.test(text.slice(0, name.from))),
    rooms,
    ...(area && { area }),
    floors: placeFloors(bare, wished, rooms, told.names),
    asked: floors.flatMap(({ floor, isAsked }) => (isAsked && floor.productId) || []),
    price: readPriceWishes(bare, rooms, sides),
    ...(name && { name: name.text }),
    ...(phone && { phone: phone.text }),
    ...(email && { email: email.text }),
    hasNoEmail: hasNoEmail(tokens),
    ...(address && { address: address.text }),
    ...(postcode && { postcode: postcode.text }),
    ...(places[0] && { place: places.at(-1)?.name }),
    dates: closed.flatMap(({ day, reason }) => (reason ? [] : [day])).slice(0, 4),
    ruledOut: days.ruledOut,
    addsDates: /^\s*(?:or|and|also)\b/i.test(text),
    refusedDays: closed.filter(({ reason }) => reason),
    times: times.slots,
    hours: times.hours,
    ...(days.note && { dayNote: days.note }),
    ...(bestTime && { bestTime }),
    rest: withoutPieces(text, [
      ...details,
      ...(name ? [name] : []),
      ...[...sizes, ...areas].map((span) => offsets(tokens, span)),
    ]),
  };
}

/** The tokens that lie in pieces of the message. */
const spansOf = (tokens: Tokens, pieces: readonly { from: number; to: number }[]): Span[] =>
  tokens.flatMap((token, at) =>
    pieces.some(({ from, to }) => token.from >= from && token.to <= to)
      ? [{ from: at, end: at + 1 }]
      : [],
  );

/** Whether a token lies in one of the spans. */
function marker(spans: readonly Span[]): (at: number) => boolean {
  const inside = new Set(
    spans.flatMap(({ from, end }) =>
      Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at),
    ),
  );
  return (at) => inside.has(at);
}

/** Sides of whole inches that are no round figures in metres: the room was told in feet. */
function isInFeet({ length = 1, width = 1 }): boolean {
  const sides = [length, width].map((side) => ({ inches: side / 0.0254, steps: side * 20 }));
  const isRound = (figure: number, within: number) =>
    Math.abs(figure - Math.round(figure)) < within;
  return (
    sides.every(({ inches }) => isRound(inches, 0.21)) &&
    sides.some(({ steps }) => !isRound(steps, 0.01))
  );
}
