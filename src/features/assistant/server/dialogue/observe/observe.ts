import type { Day } from '#platform/dates/london-time.ts';
import { isQuestion } from '../../conversation/act-patterns.ts';
import { complaintReason } from '../../conversation/hand-over-reasons.ts';
import { isOfPart } from '../../conversation/job/priced-part.ts';
import type { Message } from '../../conversation/message.ts';
import type { ConversationRecord, RoomRecord } from '../../conversation/record.ts';
import { isOrdinaryWord } from '../../conversation/words/ordinary-words.ts';
import { type RoomMove, readRoomMove } from '../../nlu/classifier/room-moves.ts';
import { roomNamesIn } from '../../nlu/room-sizes/room-names.ts';
import { floorNamed } from '../../nlu/text/floor-words.ts';
import { withoutPresentFloor } from '../../nlu/text/present-floor.ts';
import { readTokens, type Token, tidyText } from '../../nlu/text/tokenize.ts';
import { type Catalogue, readFloors } from '../products/choose-floor.ts';
import { mergeLook } from '../products/conditions/read-look.ts';
import { noteCheapWish } from '../products/conditions/wish-for-cheap.ts';
import { mergeWishes } from '../products/product-wishes.ts';
import { withoutTurnedDown } from '../products/turned-down/read-turned-down.ts';
import { observeCallTime } from './calls/observe-call-time.ts';
import { observeExtras } from './extras/observe-extras.ts';
import { readExtras } from './extras/read-extras.ts';
import { observeOwnFloor } from './floors/own-floor.ts';
import { observeContact } from './observe-contact.ts';
import { type FloorsObserved, observeFloors } from './observe-floors.ts';
import { observeProject } from './observe-project.ts';
import { observeRooms } from './observe-rooms.ts';
import { observeVisit } from './observe-visit.ts';
import { observeUnderlay } from './project/choose-underlay.ts';
import { observeFittingWish } from './project/fitting-wish.ts';
import { removeNotes } from './project/remove-notes.ts';
import { namesRoom, noteRoomsNamed } from './project/rooms-named.ts';
import { observeSamples } from './project/samples.ts';
import { chooseAgain } from './refusals/choose-again.ts';
import { refuseFloors } from './refusals/refuse-floors.ts';
import { withoutRestKept } from './rest-kept.ts';
import { findMentions, type RoomMention, saysAlone } from './rooms/meant/rooms-meant.ts';
import { asksIfHeld, changesDayOrTime } from './visit/moves-visit.ts';
import { refusesVisit } from './visit/refuses-visit.ts';
import { isVisitWish } from './visit/visit-wish.ts';

/** What a message told, whatever had been asked. */
export type Observed = {
  /** Whether a floor was turned down that was not before. */
  turnsDown?: boolean;
  floors: FloorsObserved;
  /** The words of floors that are not to be in a request that is being put together. */
  floorsRefused: string[];
  /** Whether rooms, or their unit, changed. */
  rooms: boolean;
  /** The fields of the contact that changed. */
  contact: string[];
  visit: boolean;
  /** Whether a time to ring at was told. */
  callTime: boolean;
  /** Whether size, urgency, fitting or remarks changed. */
  project: boolean;
  /** Whether another underlay was chosen. */
  underlay: boolean;
  /** Whether a note for the team was taken back. */
  isNoteRemoved: boolean;
  /** Whether a visit was refused. */
  isVisitRefused: boolean;
  /** What was said about which of the known rooms count. */
  move: RoomMove;
  /** Where it speaks of rooms, as they were known before it. */
  mentions: RoomMention[];
  /** Whether the price before it was for some of the rooms alone. */
  wasOfPart: boolean;
  /** The floors spoken of before it, the latest first. */
  spokenBefore: ConversationRecord['considered'];
};

const visitPattern =
  /\b(?:book|visit|appointment|come (?:out|round|over|and|to (?:me|us|mine|ours|measure))|measure|measuring|survey|pop (?:round|over|in)|send (?:someone|somebody)|slot|available|free on|see (?:me|us)|call on|come|him to)\b/i;

/** A day that is named once the visit was spoken of is its day. */
const ofVisit = /\b(?:visit|samples|showroom)\b/i;

/** Names and addresses are kept with capitals, however they were written; "Will" alone is no "will". */
function withoutPart(text: string, part: string): string {
  const at = isOrdinaryWord(part)
    ? text.indexOf(part)
    : text.toLowerCase().indexOf(part.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + part.length)}`;
}

/** "The house with the green door" chooses no floor. */
const landmarks =
  /\b(?:red|green|blue|black|white|grey|yellow|brown|pink|purple|orange|cream|navy)\s+(?:(?:front|back|garage|wooden)\s+)?(?:doors?|gates?|vans?|cars?|bins?|fences?|shutters|garage|bungalow|house|hedge)\b/gi;

/** "Where it meets the lounge carpet": the floor beside the one that is spoken of. */
const neighbours =
  /\b((?:meets?|meeting|joins? (?:on ?to |up (?:to|with) )?|butts? up (?:to|against)|(?:goes|runs|going|running) (?:up )?(?:to|against)|up against|next to|adjoin(?:s|ing)|level with|flush with))\s+(?:the |my |our |an? )?(?:(?:existing|old|lounge|living room|hall|kitchen|bedroom|landing|dining room|front room|bathroom) )*(?:carpets?|laminate|vinyl|lino|tiles?|wood(?:en)? floor|floorboards)\b/gi;

/**
 * The message without a name, an address, numbers and emails, which may hold words of floors, days and times:
 * "7 The Green", "Mr Slate", "Mark Friday", "12-14 March Lane".
 */
function withoutContact(message: Message, { contact }: ConversationRecord): Message {
  const parts = [contact.address, contact.name]
    .flatMap((part) => part?.split(',') ?? [])
    .map((part) => part.trim())
    .filter((part) => part.length > 2);
  const plain = parts
    .reduce(
      (text, part) => withoutPart(text, part),
      message.plain.replace(homes, contact.address ? ' ' : '$&'),
    )
    .replace(landmarks, ' ')
    .replace(neighbours, '$1 ')
    .replace(emails, ' ')
    .replace(phones, ' ');
  return withPlain(message, plain);
}

const withPlain = (message: Message, plain: string): Message =>
  plain === message.plain ? message : { ...message, plain, tokens: readTokens(tidyText(plain)) };

/** "19 Long Acre, BA14 8EF" is no size. */
const isPostalAddress = ({ plain, parsed }: Message) =>
  parsed.slots.postcode?.includes(' ') === true &&
  !/\d\s*(?:x|×|by|m|cm|mm|ft|feet|foot|met(?:re|er)s?)\b|\brooms?\b/i.test(plain);

const phones = /(?:\+44|\b0)[\d ()-]{7,14}\d\b/g;
const emails = /\S+@\S+/g;
/** "It's flats 1, 2 and 3", of an address that is known. */
const homes =
  /\b(?:flat|unit|apartment|plot)s?\s+(?:(?:are|is)\s+)?\d{1,3}[a-z]?\b(?:\s*(?:,|and|&)\s*\d{1,3}[a-z]?\b)*/gi;
const ofDetail =
  /\b(?:phone|telephone|mobile|tel|number|digits?|postcode|post code|e-?mail|address|house|street|road|ends in|ending)\b/i;

/** "The number ends 44, not 45": figures of a detail, while a request is put together. */
const isOfDetail = ({ draft }: ConversationRecord, { plain, parsed, tokens }: Message) =>
  draft !== undefined &&
  parsed.slots.rooms.length === 0 &&
  ofDetail.test(plain) &&
  roomNamesIn(tokens).length === 0;

const asksSum =
  /\b(?:how much|w(?:h?a|o)t)(?:'?s| is| are| does| do| would| will)?\b[^.?!]{0,12}\bthe\b/i;

/** The mentions whose floors only tell which rooms are meant: "how much is the laminate". */
function floorsOfRooms(
  { plain, tokens }: Message,
  mentions: readonly RoomMention[],
  move: RoomMove,
): RoomMention[] {
  const isOnly = mentions.length === 1 && (move === 'only' || move === 'without');
  const isOfSome = isOnly || saysAlone.test(plain) || asksSum.test(plain);
  return mentions.filter(
    (mention) =>
      (mention.byFloor === 'quality' && !isListed(tokens, mention)) ||
      (mention.byFloor === 'alone' && isOfSome && !isOfRange(tokens, mention)),
  );
}

/** "What's it for the cheapest laminate you have": another floor, for the rooms that have that kind. */
const isOfRange = (tokens: readonly Token[], { from }: RoomMention): boolean =>
  tokens
    .slice(Math.max(0, from - 2), from)
    .some(({ text }) =>
      /^(?:cheap(?:er|est)|dear(?:er|est)|another|different|other|best|nicest)$/.test(text),
    );

/** "Carpet and vinyl kitchens" tells the floors of a job one after the other. */
const isListed = (tokens: readonly Token[], { from }: RoomMention): boolean =>
  ['and', '+', '&', ','].includes(tokens[from - 1]?.text ?? '') &&
  tokens.slice(Math.max(0, from - 6), from - 1).some(({ text }) => floorNamed(text));

/**
 * "It should have the old carpet taken up too", of a request that is being put together.
 * @returns the text without what stands in the request in words of ours
 */
function withoutExtras(record: ConversationRecord, text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+|\n+|,\s+/);
  const kept = sentences.filter((sentence) => {
    const wanted = isQuestion(sentence) ? {} : readExtras(sentence);
    if (Object.keys(wanted).length === 0) return true;
    record.extras = { ...record.extras, ...wanted };
    return namesRoom(sentence);
  });
  return kept.length === sentences.length ? text : kept.join(', ');
}

/** "Is that Tuesday?" of a request that was read back or sent moves it to no Tuesday. */
function withoutHeldAsks({ draft, sent }: ConversationRecord, message: Message): Message {
  if (!draft?.proposed && !(sent && !draft)) return message;
  const clauses = message.clauses.filter(({ text }) => !asksIfHeld(text));
  if (clauses.length === message.clauses.length) return message;
  return { ...withPlain(message, clauses.map(({ text }) => text).join('. ')), clauses };
}

/** A room with a size that is left out is left out by its name as well. */
function purgeNames(record: ConversationRecord, before: readonly (string | undefined)[]) {
  const isGone = (name: string) =>
    before.includes(name) && !record.rooms.some((room) => room.name === name);
  if (record.roomsNamed) record.roomsNamed = record.roomsNamed.filter((name) => !isGone(name));
}

/** Reads a message for everything that the record holds, and writes it there. */
export function observe(
  record: ConversationRecord,
  said: Message,
  catalogue: Catalogue,
  today: Day,
): Observed {
  const message = withPlain(said, withoutRestKept(said.plain));
  noteCheapWish(record, message.plain);
  const isBooking = record.draft?.kind === 'booking';
  const move = record.rooms.length > 0 && !isBooking ? readRoomMove(message.tokens) : 'none';
  const wasOfPart = isOfPart(record);
  const spokenBefore = record.considered;
  const known = new Set(record.rooms);
  const namesBefore = record.rooms.map(({ name }) => name);
  const hadFlight = record.flight !== undefined;
  const isOfRooms = !isPostalAddress(message) && !isOfDetail(record, message);
  const contact = observeContact(record, message);
  const callTime = observeCallTime(record, message, today);
  const ofRequest = withoutContact(message, record);
  const refused = isBooking ? refuseFloors(record, ofRequest.plain, catalogue) : undefined;
  const rest = withPlain(ofRequest, refused?.rest ?? ofRequest.plain);
  const found = findMentions(record, rest);
  const ofRooms = floorsOfRooms(rest, found, move);
  const mentions = found.filter((one) => one.byFloor !== 'alone' || ofRooms.includes(one));
  const { choice } = readFloors(rest.plain, rest.tokens, catalogue, record);
  const rooms = isOfRooms && observeRooms(record, rest, move, choice !== undefined);
  // A budget was for the job as it was.
  purgeNames(record, namesBefore);
  const isLess =
    [...known].some((room) => !record.rooms.includes(room)) && known.size > record.rooms.length;
  if (isLess || (hadFlight && !record.flight)) delete record.budget;
  // A room that got another size is no further one.
  const isResized = ({ name }: RoomRecord) =>
    name !== undefined &&
    [...known].some((room) => room.name === name && !record.rooms.includes(room));
  const floors = observeFloors(record, rest, catalogue, {
    ofRooms,
    isNew: (room) => !known.has(room) && !isResized(room),
  });
  floors.isChanged ||= refused?.isChanged === true;
  const again = floors.named.length === 0 ? chooseAgain(record, rest.plain, catalogue) : undefined;
  if (again) Object.assign(floors, { named: [again], choice: again, isChanged: true });
  observeOwnFloor(record, message, floors.choice?.slug !== undefined);
  const isUnderlay = observeUnderlay(record, rest, catalogue);
  const isExtra = observeExtras(record, rest);
  const roomsBefore = String(record.roomsNamed);
  noteRoomsNamed(record, rest);
  const isRoomPutRight =
    record.draft?.proposed === true && roomsBefore !== String(record.roomsNamed);
  const isNoteRemoved = isBooking && removeNotes(record, message.plain);
  observeSamples(record, rest.plain);
  const { fittingWanted } = record;
  const before = JSON.stringify(record.extras);
  const beside = (text: string) => (isBooking ? withoutExtras(record, text) : text);
  const told = beside(refused && refused.words.length > 0 ? refused.rest : rest.text);
  const ofProject = { ...rest, text: observeFittingWish(record, told, today) };
  const project =
    observeProject(record, ofProject, !isNoteRemoved) ||
    isNoteRemoved ||
    isUnderlay ||
    isExtra ||
    isRoomPutRight ||
    before !== JSON.stringify(record.extras) ||
    fittingWanted !== record.fittingWanted;
  record.wishes = mergeWishes(record.wishes, withoutTurnedDown(message.plain, catalogue));
  const wanted = mergeLook(record.wanted, withoutPresentFloor(message.plain), catalogue);
  if (wanted) record.wanted = wanted;
  const { intent } = message.parsed;
  const isAboutVisit =
    record.draft?.kind === 'booking' ||
    ['book', 'slots'].includes(intent) ||
    visitPattern.test(message.plain) ||
    message.clauses.some(isVisitWish) ||
    ((record.contact.address !== undefined || ofVisit.test(record.topic ?? '')) &&
      message.parsed.slots.dates.length > 0) ||
    (record.bookingId !== undefined && changesDayOrTime(message.plain, record));
  const visit = isAboutVisit && observeVisit(record, withoutHeldAsks(record, rest), today);
  // "I don't want a measure, it's come up": somebody is to look at it.
  const isOtherVisit =
    /\bmeasur/i.test(message.plain) &&
    (record.fault !== undefined || record.handOverReason === complaintReason);
  const isVisitRefused = record.formsSent === 0 && !isOtherVisit && refusesVisit(message.plain);
  if (isVisitRefused) record.refusesVisit = true;
  return {
    floors,
    floorsRefused: refused?.words ?? [],
    rooms,
    contact,
    visit,
    callTime,
    project,
    underlay: isUnderlay,
    isNoteRemoved,
    isVisitRefused,
    move,
    mentions,
    wasOfPart,
    spokenBefore,
  };
}
