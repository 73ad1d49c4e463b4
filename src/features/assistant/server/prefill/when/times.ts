import { readSpoken } from '../numbers.ts';
import { type Span, type Tokens, wordSet } from '../tokens.ts';

/** Minutes of the day; a moment where `start` is `stop`. */
type Window = Span & { start: number; stop: number; isClock: boolean };
type Slot = { slot: string; start: number; stop: number };
export type ReadTimes = {
  slots: string[];
  /** The hours that are named, such as are wished for. */
  hours: { start: number; stop: number }[];
  spans: Span[];
};

const [noon, midnight] = [720, 1440];
const slotPattern = /^(\d{1,2}):(\d{2}) ([AP]M) - (\d{1,2}):(\d{2}) ([AP]M)$/;
const outWords = wordSet`not cant no except but never without dont isnt work works working busy`;
const outAfter = wordSet`not cant wont busy out bad`;
const beforeHour = wordSet`at after before about around from till til until by between past`;
/** What stands after an hour, and not after a number of something else. */
const afterHour = wordSet`to and or if please pls would is works suits ideally on for the today tomorrow this next thanks thank cheers but i im we my its as when then onwards be so cos can could ok best better not`;

function readSlot(slot: string): Slot[] {
  const [, h1, m1, half1, h2, m2, half2] = slotPattern.exec(slot) ?? [];
  const minutes = (h = '', m = '', half = '') =>
    ((Number(h) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(m);
  return h1 ? [{ slot, start: minutes(h1, m1, half1), stop: minutes(h2, m2, half2) }] : [];
}

/** "10", "10.30am", "half 4", "four o'clock", "3ish": hours below eight are of the afternoon. */
function clockAt(tokens: Tokens, at: number) {
  const isHalf = tokens.word(at) === 'half';
  const start = isHalf ? at + (tokens.word(at + 1) === 'past' ? 2 : 1) : at;
  const token = tokens[start];
  const isFigure = token?.kind === 'number';
  const [whole = '', point] = (token?.raw ?? '').split('.');
  const hour = isFigure ? Number(whole) : (readSpoken(tokens, start)?.value ?? 0);
  const hasColon = tokens.word(start + 1) === ':' && tokens[start + 2]?.glued === true;
  const part = hasColon ? (tokens[start + 2]?.value ?? 60) : isFigure ? Number(point ?? 0) : 0;
  if (hour < 1 || hour > 23 || part > 59 || point?.length === 1) return undefined;
  let end = start + (hasColon ? 3 : 1);
  const marked = end;
  while (/^(?:am|pm|oclock|ish)$/.test(tokens.word(end))) end += 1;
  if (tokens.word(end) === 'o' && tokens.word(end + 1) === 'clock') end += 2;
  const marks = tokens.texts(marked, end);
  const isPm = !marks.includes('am') && (hour < 8 || (marks.includes('pm') && hour < 12));
  const isSure = end > marked || isHalf || hasColon;
  if (!isSure && (tokens.isBy(end) || tokens.isBy(start - 1))) return undefined;
  return { minutes: (isPm ? hour + 12 : hour) * 60 + part + (isHalf ? 30 : 0), end, isSure };
}

/** Hours with the word before them: "after 2", "between 10 and 12", "9-11". */
function hoursAt(tokens: Tokens, at: number, isVisit: boolean): Window | undefined {
  const clock = clockAt(tokens, at);
  if (!clock) return undefined;
  const { minutes, isSure, end } = clock;
  const [lead, lead2, lead3] = tokens.before(at, 3);
  const make = (start: number, stop: number, last = end): Window => ({
    from: at,
    end: last,
    start,
    stop,
    isClock: true,
  });
  const isJoin =
    /^(?:-|to|till|til|until)$/.test(tokens.word(end)) ||
    (tokens.word(end) === 'and' && lead === 'between');
  const second = isJoin ? clockAt(tokens, end + 1) : undefined;
  if (second && (isVisit || isSure || second.isSure)) {
    const start = minutes >= second.minutes ? minutes - noon : minutes;
    const isRange = start >= 0 && start < second.minutes;
    return isRange ? make(start, second.minutes, second.end) : undefined;
  }
  const isLoose = /^(?:about|around|say|the)$/.test(lead) && beforeHour.has(lead2);
  const [word, word2] = isLoose ? [lead2, lead3] : [lead, lead2];
  const next = tokens[end];
  const isFree = next?.kind !== 'word' || afterHour.has(next.text) || /day$/.test(next.text);
  const isLed = beforeHour.has(word) && (isVisit || !/^(?:about|from|by)$/.test(word));
  if (!isSure && !(isLed && isFree)) return undefined;
  const isAfter = /^(?:after|past|from)$/.test(word);
  const isBefore = /^(?:till|til|until|before|by)$/.test(word);
  if (!isAfter && !isBefore) return make(minutes, minutes);
  return isAfter === (word2 !== 'not') ? make(minutes, midnight) : make(0, minutes);
}

/** Parts of a day: "mornings", "first thing", "lunchtime", "late afternoon". */
function partAt(tokens: Tokens, at: number, opening: number): Window | undefined {
  const [word, next, third] = tokens.after(at, 3);
  const lead = tokens.word(at - 1);
  const make = (start: number, stop: number, end = at + 1): Window => ({
    from: at,
    end,
    start,
    stop,
    isClock: false,
  });
  const isGreeting =
    lead === 'good' ||
    (/^(?:|hi|hello|hiya|hey)$/.test(lead) && /^(?:[!,.]|could|can|i|we)$/.test(next));
  const isHalf = /^(?:am|pm)$/.test(word) && tokens[at - 1]?.kind === 'word' && lead !== 'i';
  if (/^(?:mornings?|afternoons?)$/.test(word) ? !isGreeting : isHalf && next !== 'i')
    return /^(?:a|m)/.test(word) && !word.startsWith('af')
      ? make(0, noon)
      : make(lead === 'late' ? 900 : noon, lead === 'early' ? 899 : midnight);
  if (/^(?:lunch|lunchtimes?|midday|noon)$/.test(word)) {
    if (lead === 'after') return make(780, midnight);
    return lead === 'before' ? make(0, noon) : make(noon, noon);
  }
  if (word === 'first' && next === 'thing') return make(opening, opening, at + 2);
  if (word === 'end' && third === 'the') return make(930, 930, at + 4);
  const isAny = word === 'anytime' || (word === 'any' && next === 'time');
  return isAny ? make(0, midnight, at + (word === 'any' ? 2 : 1)) : undefined;
}

/** The slots of a visit that a message wishes for. */
export function readTimes(
  tokens: Tokens,
  names: readonly string[],
  isTaken: (at: number) => boolean,
  isVisit: boolean,
): ReadTimes {
  const slots = names.flatMap(readSlot);
  const [wished, out]: [Window[], Window[]] = [[], []];
  for (let at = 0; at < tokens.length && wished.length + out.length < 12; ) {
    const found = isTaken(at)
      ? undefined
      : (hoursAt(tokens, at, isVisit) ?? partAt(tokens, at, slots[0]?.start ?? 540));
    if (found) (isRuledOut(tokens, found) ? out : wished).push(found);
    at = found?.end ?? at + 1;
  }
  // "Any time in the afternoon" is in the afternoon.
  const isAny = ({ start, stop }: Window) => stop - start === midnight;
  const narrow = wished.some((window) => !isAny(window))
    ? wished.filter((window) => !isAny(window))
    : wished;
  const kinds = [true, false].map((kind) => narrow.filter(({ isClock }) => isClock === kind));
  const among = (slot: Slot, windows: readonly Window[]) =>
    windows.length === 0 || windows.some((window) => isIn(slot, window));
  const isWished = wished.length + out.length > 0;
  const both = slots.filter((slot) => kinds.every((windows) => among(slot, windows)));
  const chosen = both.length > 0 ? both : slots.filter((slot) => among(slot, kinds[0] ?? []));
  const kept = chosen.filter((slot) => !out.some((window) => meets(slot, window)));
  return {
    slots: isWished ? kept.map(({ slot }) => slot).slice(0, 4) : [],
    hours: kinds[0] ?? [],
    spans: [...wished, ...out],
  };
}

function isIn(slot: Slot, { start, stop, isClock }: Window): boolean {
  if (start === stop) return slot.start <= start && start < slot.stop;
  if (isClock && stop === midnight) return slot.start >= start;
  if (isClock && start === 0) return slot.stop <= stop;
  return isClock
    ? slot.start < stop && slot.stop > start
    : slot.start >= start && slot.start < stop;
}

const meets = (slot: Slot, window: Window) =>
  isIn(slot, window) || (window.isClock && slot.start < window.stop && slot.stop > window.start);

/** "Not mornings", "mornings are no good", "at work in the afternoon" */
function isRuledOut(tokens: Tokens, { from, end, isClock }: Window): boolean {
  // "Not before 3" is read with its hour.
  const isRead = isClock && /^(?:after|before|by|until|from)$/.test(tokens.word(from - 1));
  for (const [back, word] of tokens.before(from, 4).entries()) {
    if (isRead || tokens.endsSentence(from - 1 - back) || word === ',') break;
    const isOut = outWords.has(word) && !(isClock && /work|busy/.test(word));
    if (isOut && !(back > 0 && /^(?:no|but)$/.test(word))) return true;
  }
  const at = /^(?:is|are|s)$/.test(tokens.word(end)) ? end + 1 : end;
  const [verb, next] = tokens.after(at, 2);
  return verb === 'no' ? next === 'good' : outAfter.has(verb);
}
