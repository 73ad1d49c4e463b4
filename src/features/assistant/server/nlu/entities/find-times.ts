import type { PartOfDay } from '../parsed-message.ts';
import type { Token } from '../text/tokenize.ts';

const partWords: Record<PartOfDay, string> = {
  morning: 'morning mornings am morn mornin breakfast',
  afternoon: 'afternoon afternoons pm aft arvo lunchtime afternoon teatime afters',
  evening: 'evening evenings eve tonight night',
};
const partNamed = new Map(
  Object.entries(partWords).flatMap(([part, words]) =>
    words.split(' ').map((word) => [word, part as PartOfDay]),
  ),
);
const greetings = new Set(['good', 'gd']);

/** Parts of the day and clock times. "Good morning" is a greeting. */
export function findTimes(tokens: readonly Token[]): { parts: PartOfDay[]; clock: string[] } {
  const parts: PartOfDay[] = [];
  const clock: string[] = [];
  const add = <T>(list: T[], item: T) => list.includes(item) || list.push(item);
  for (const [at, token] of tokens.entries()) {
    const part = partNamed.get(token.text);
    const previous = tokens[at - 1];
    const isGreeting =
      greetings.has(previous?.text ?? '') ||
      (at === 0 && token.text !== 'am' && token.text !== 'pm');
    const isVerb =
      token.text === 'am' &&
      previous?.kind !== 'number' &&
      ['i', 'who', 'where', 'how'].includes(previous?.text ?? '');
    if (part && !isGreeting && !isVerb) add(parts, part);
    const time = readClock(tokens, at);
    if (!time) continue;
    add(clock, time);
    add(parts, time < '12:00' ? 'morning' : time < '17:00' ? 'afternoon' : 'evening');
  }
  return { parts, clock };
}

/** `10am`, `2.30 pm`, `14:00`, `half 9`, `at 3`, `noon`. Without am or pm, working hours are assumed. */
function readClock(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at];
  if (['noon', 'midday'].includes(token?.text ?? '')) return '12:00';
  if (token?.kind !== 'number') return undefined;
  const isColon =
    tokens[at + 1]?.text === ':' && tokens[at + 2]?.kind === 'number' && tokens[at + 2]?.glued;
  const dotted = /^(\d{1,2})\.(\d{2})$/.exec(token.text);
  const hour = dotted ? Number(dotted[1]) : token.value;
  const minute = isColon ? (tokens[at + 2]?.value ?? 0) : dotted ? Number(dotted[2]) : 0;
  const next = tokens[at + (isColon ? 3 : 1)]?.text ?? '';
  const previous = tokens[at - 1]?.text ?? '';
  if (!Number.isInteger(hour) || hour > 23 || minute > 59) return undefined;
  const isHalf = dotted
    ? false
    : previous === 'half' || (previous === 'past' && tokens[at - 2]?.text === 'half');
  const minutes = isHalf ? 30 : minute;
  if (next === 'pm') return write(hour % 12 === 0 ? 12 : (hour % 12) + 12, minutes);
  if (next === 'am') return write(hour % 12, minutes);
  const hinted =
    isColon ||
    isHalf ||
    next === 'oclock' ||
    (['at', 'after', 'before'].includes(previous) && hour >= 1 && hour <= 12 && !isMeasure(next));
  if (!hinted) return undefined;
  return write(hour < 7 && hour > 0 ? hour + 12 : hour, minutes);
}

const isMeasure = (next: string) =>
  !['', '.', ',', '?', '!', 'on', 'or', 'please', 'pls', 'tomorrow', 'ish', 'and'].includes(next);

const write = (hour: number, minute: number) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
