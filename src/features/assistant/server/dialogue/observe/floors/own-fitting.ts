import { bothWays } from '../../../conversation/act-patterns.ts';
import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord, RoomRecord } from '../../../conversation/record.ts';
import { findFlooring, withoutDeniedWork } from '../../../nlu/entities/find-floor.ts';
import { isRoomName } from '../../../nlu/room-sizes/room-names.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';
import { storeyOf } from './storeys.ts';

const ownFitter =
  /\b(?:someone|somebody|anyone|anybody) else\b[^.?!]{0,20}\b(?:lay|lays|laid|fit|fits|fitted|do|does|did|put|fitting|laying)\b|\b(?:another|my own|our own|a different) (?:fitter|man|bloke|guy|chap)\b|(?<!\b(?:me|i|myself|us) (?:and|n|&) )\b(?:my|our|his|her|the)\s+(?:\w+\s+)?(?:dad|father|son|grandson|husband|partner|brother|bro|brother-in-law|uncle|mate|friend|neighbour|builder|boyfriend|nephew|son-in-law|chippy|lads?)\b(?! (?:and|n|&) (?:i|me|myself|us)\b)[^.?!]{0,25}\b(?:lay|lays|laid|fit|fits|put|puts|fitting|laying|install\w*|(?:do|does|doing)(?= (?:it|that|this|them|all|both|the (?:fitting|laying|work|job|rest|floors?))\b|\W*(?:$|[.,?!])))\b|\bwithout (?:you|your (?:men|lads|people))\b[^.?!]{0,15}\b(?:fit\w*|lay\w*|doing)\b|\byou (?:don'?t|dont|do not|didn'?t) (?:fit|lay|install)\b|\b(?:just|only) (?:the )?(?:supply|materials?|vinyl|carpet|laminate|floor(?:ing)?)(?= ?(?:$|[.,?!]|for|please|then))|\b(?:he|she|they|we|i|dad|boyfriend|husband|mate)(?:'?ll| will| can|'s| is)? (?:gonna |going to |be )?(?:lays?|fits?|fitting|puts?|laying|does|install\w*) (?:it|that|them|the)\b|\bi'?(?:ll| will) (?:be )?(?:lay|fit|do)(?:ing)?\b/i;
/** Whoever else lays a part of the job, and that part is named. */
const ownPart =
  /\b(?:i|we|he|she|they)(?:'?ll|'?m|'?s|'?re| will| can| am| is| are)?\s+(?:gonna |going to |be )?(?:lay|lays|laying|fit|fits|fitting|install\w*)\b|\b(?:dad|mum|husband|hubby|partner|boyfriend|mate|brother|son|uncle|friend|builder|chippy|fitter)(?:'?ll|'?s| will| can| is)?\s+(?:gonna |going to |be )?(?:lay|lays|laying|laid|fit|fits|fitting|do|does|did|doing|install\w*)\b|\b(?:brother|father|son|mother|sister)[- ]in[- ]law (?:lays?|laid|fits?|fitted|does|did|will|can)\b|\bi'?ll do\b|\b(?:himself|herself|myself|ourselves|themselves)\b|\bsupply only\b/i;
const ourPart =
  /\b(?:you|u|your (?:men|lads|fitters?|guys)|ye|yous)(?:'?ll| can| could| will| to)?\s+(?:just |only )?(?:fit|fits|fitted|lay|laid|do|did|install)\b/i;
const ends = /,(?!\d)|;|\.(?!\d)|\n|\band\b|\bn\b|\bbut\b|\bthen\b|&|\bwhile\b/i;

/** What our work would cost is asked for, whoever else might do it. */
const asksOurs =
  /\b(?:what|how much)\b[^.?!]*\b(?:you|u|your (?:lads|men|fitters?|guys|lot))\b[^.?!]*\b(?:charge|want|cost|be)\b[^.?!]*\b(?:lay|fit|install|do)\b|\b(?:if|and if|what if) (?:you|u|your (?:lads|men|fitters?|guys|lot|team))(?: lot| guys)? (?:fit|fitted|lay|laid|did|do|install\w*)\b/i;

/** "He does it 11.49 a metre" tells what another firm charges. */
const ofOtherFirm =
  /\b(?:do|does|did|quoted|charges?|charged) (?:it|them|that|me)(?: for| at)? £?\d/i;

/** Whether a text says that somebody else lays the floor. */
export const saysOwnFitter = (text: string) =>
  ownFitter.test(text) && !asksOurs.test(text) && !ofOtherFirm.test(text);

/** Whether a text asks for the price of our work. */
export const asksOurFitting = (text: string) => asksOurs.test(text);

/** "Supply only prices: LVT for …, laminate for …" is said of all that follows. */
const ofAllPrices =
  /\bsupply only(?: (?:prices?|costs?|quotes?|figures?|for (?:all|both|everything))\b|\s*[:-])/gi;

const work = '(?:fitting|fitted|installation|laying|laid)';
/** "No fitting on the laminate", "without you fitting the vinyl", "the hall unfitted" */
const withoutWork = new RegExp(
  String.raw`\b(?:no|not|without|minus|less|excluding|skip|drop|leave(?: out)?|take off)\s(?:(?:you|your (?:men|lads|people)|the|any|having|be|being)\s)*${work}\b|\bunfitted\b`,
  'i',
);
/** "Only the vinyl fitted", "fitting in the bathroom only": we lay nothing else. */
const onlyOurs = new RegExp(
  String.raw`\b(?:only|just)\b[^.?!,;]{1,30}\b${work}\b|\b${work}\b[^.?!,;]{0,12}\b(?:only|just)\b|\b${work} (?:in|on|for|of) (?:the |my |our )?[\w ]{2,20}? (?:only|alone)\b|\b(?:only|just) (?:fit|lay|install)\b|\b(?:fit|lay|install) (?:only|just)\b`,
  'i',
);
/** "Supply only" is said of the price, and "only how much is it fitted" of nothing. */
const ofPrice =
  /\b(?:supply|materials?) only\b|\bonly\b[^.?!]{0,12}\b(?:how much|price|cost|want to know)\b/i;
const small =
  /\b(?:the|my|our|all|of|both|room|rooms|bits?|ones?|please|then|too|as well|for|on|in|\d)\b/gi;

/** The segments of a text; names of rooms in a list stay together: "for the hall and the lounge". */
function segmentsOf(text: string): string[] {
  const segments: string[] = [];
  for (const part of text.split(ends)) {
    const words = part.replace(small, ' ').match(/[\p{L}']+/gu) ?? [];
    const isListed = words.length > 0 && words.every((word) => partsOf(word).length > 0);
    const before = segments.length - 1;
    if (isListed && before >= 0) segments[before] = `${segments[before]} ${part}`;
    else segments.push(part);
  }
  return segments;
}

/** The parts of a text that say what somebody else lays, and those that say what we do. */
function splitWork(text: string) {
  const segments = segmentsOf(withoutDeniedWork(text));
  const isOnlyOurs = (part: string) =>
    onlyOurs.test(part) &&
    !ofPrice.test(part) &&
    !withoutWork.test(part) &&
    partsOf(part).length > 0;
  const isWithout = (part: string) => withoutWork.test(part) && partsOf(part).length > 0;
  const isOurs = (part: string) => ourPart.test(part) && !/\b(?:don'?t|not)\b/i.test(part);
  return {
    own: segments.filter(
      (part) =>
        isWithout(part) ||
        (ownPart.test(part.replace(ofAllPrices, ' ')) && !ourPart.test(part) && !isOnlyOurs(part)),
    ),
    ours: segments.filter((part) => !isWithout(part) && (isOurs(part) || isOnlyOurs(part))),
    isOnlyOurs: segments.some(isOnlyOurs),
  };
}

/** Whether a text shares the work out: floors and rooms in it are those already chosen. */
export function sharesWork(text: string): boolean {
  const { own, ours, isOnlyOurs } = splitWork(text);
  return (
    (own.length > 0 && (ours.length > 0 || own.some((part) => withoutWork.test(part)))) ||
    isOnlyOurs
  );
}

/** The kinds, storeys and rooms that a text names. */
function partsOf(text: string): string[] {
  const tokens = readTokens(tidyText(text));
  const kind = findFlooring(tokens);
  const storey = storeyOf(text);
  return [
    ...(kind ? [kind] : []),
    ...(storey ? [storey] : []),
    ...tokens.map((token) => token.text).filter((word) => isRoomName(word) && word !== 'room'),
  ];
}

const alike = (kind: string) => (kind === 'lvt' ? 'vinyl' : kind);

/** Whether a room is one of those named by kind, storey or name. */
function isPart(record: ConversationRecord, room: RoomRecord, parts: readonly string[]): boolean {
  const kind = (room.floor ?? record.floor)?.kind;
  const kinds = parts.map(alike);
  return (
    (kind !== undefined && kinds.includes(alike(kind))) ||
    (room.storey !== undefined && parts.includes(room.storey)) ||
    (room.name?.split(' ').some((word) => parts.includes(word)) ?? false)
  );
}

/** Whether we lay a room's floor. */
export function isFittedByUs(record: ConversationRecord, room: RoomRecord): boolean {
  if (record.ownFitting && isPart(record, room, record.ownFitting)) return false;
  return record.ownFitting ? true : (record.fitted ?? true);
}

/**
 * "Dad lays the laminate, you fit the rest": notes the part that somebody else lays. Asked about the fitting of all,
 * there is no such part any more.
 * @returns whether the message says who lays which part
 */
export function observeOwnFitting(record: ConversationRecord, message: Message): boolean {
  const { own, ours, isOnlyOurs } = splitWork(message.plain);
  const isShared = isOnlyOurs || (own.length > 0 && ours.length > 0);
  const named = own.flatMap(partsOf);
  const rest = ours.flatMap(partsOf);
  const others = record.rooms
    .filter((room) => rest.length > 0 && !isPart(record, room, rest))
    .flatMap(({ name }) => name?.split(' ').filter((word) => word !== 'room') ?? []);
  const parts = named.length > 0 ? named : isShared ? others : [];
  const isOfSome =
    isShared ||
    (record.rooms.length > 1 && record.rooms.some((room) => !isPart(record, room, parts)));
  if ((own.length > 0 || isOnlyOurs) && parts.length > 0 && isOfSome) {
    record.ownFitting = [...new Set(parts)];
    delete record.fitted;
    return true;
  }
  const { fitted } = message.parsed.slots;
  const isOfSum = /\b(?:how much|the) (?:of (?:that|it) )?(?:is |for )?(?:the )?fitting\b/i;
  if (fitted !== undefined && !isOfSum.test(message.plain) && !bothWays.test(message.plain))
    delete record.ownFitting;
  return false;
}
