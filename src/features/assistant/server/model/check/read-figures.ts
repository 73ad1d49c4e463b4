import type { Day } from '#platform/dates/london-time.ts';
import { readDates } from './dates.ts';
import { type Figure, readNumbers } from './numbers.ts';

const clock = /\b(\d{1,2})(?:[:.](\d{2}))? ?([ap])\.?m\b/gi;
const rangeBefore = /\b(\d{1,2})(?:[:.](\d{2}))? ?(?:-|–|to|and|until|or) ?$/i;
const openClock = /\b(?:(\d{1,2})(?::(\d{2})\b| ?o'clock)|noon\b|midday\b|(midnight)\b)/gi;
const phone = /\+?\d[\d ()-]{7,20}\d/g;
const path = /^\/[a-z?][\w?&=#/.%-]{2,}$/i;
const host = /^(?:[a-z0-9-]{2,}\.)+[a-z]{2,12}(?:[/:?#].*)?$/;

/** One spelling of signs, spaces and units, without what cannot be seen. */
export const normalize = (text: string): string =>
  text
    .replaceAll(/\b(m|f)t?(?:²|2\b)/gi, 'sq$1')
    .replaceAll(/\bsq(?:uare|\.)? (m|f)[a-z]*/gi, 'sq$1')
    .replaceAll(/\bper cent\b/gi, '%')
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/[^\S\n]/g, ' ');

/** A time of the day; without am or pm one of the firm's day. */
function toTime(hour: number, minute = '00', half = hour < 7 && hour > 0 ? 'p' : ''): string {
  const shown = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour % 24;
  return `${String(shown).padStart(2, '0')}:${minute}`;
}

function readTimes(text: string): Figure[] {
  const found = new Map<number, Figure>();
  const add = (at: number, said: string, value: string) =>
    found.has(at) || found.set(at, { kind: 'time', value, at, text: said });
  for (const { 0: said, 1: hour, 2: minute, 3: half = '', index } of text.matchAll(clock)) {
    add(index, said, toTime(Number(hour), minute, half));
    const lead = text.slice(Math.max(0, index - 14), index);
    const [before = '', first, minutes] = rangeBefore.exec(lead) ?? [];
    const isTurned = Number(first) % 12 > Number(hour) % 12;
    const turned = half.toLowerCase() === 'a' ? 'p' : 'a';
    if (first && Number(first) <= 12)
      add(index - before.length, before, toTime(Number(first), minutes, isTurned ? turned : half));
  }
  for (const { 0: said, 1: hour, 2: minute, 3: midnight, index } of text.matchAll(openClock))
    add(index, said, toTime(Number(hour ?? (midnight ? 24 : 12)), minute));
  return [...found.values()];
}

/** Paths of the site, URLs, hosts and email addresses. */
function readLinks(text: string): Figure[] {
  const found: Figure[] = [];
  let at = 0;
  for (const chunk of text.split(/([\s()<>[\]"“”|]+)/)) {
    const bare = chunk.replaceAll(/^['"*_,;:.!?]{1,3}|['"*_,;:.!?/]{1,3}$/g, '');
    const isUrl = /:\/\/|^www\.|^(?:mailto|tel):|\S@\S/i.test(bare);
    if (isUrl || path.test(bare) || host.test(bare)) {
      const value = bare.toLowerCase().replace(/^(?:mailto|tel):/, '');
      found.push({ kind: 'link', value, at: at + chunk.indexOf(bare), text: bare });
    }
    at += chunk.length;
  }
  return found;
}

const readPhones = (text: string): Figure[] =>
  [...text.matchAll(phone)].flatMap(({ 0: said, index: at }) => {
    const digits = said.replaceAll(/\D/g, '');
    const value = `0${digits.replace(/^(?:0044|44|0)/, '')}`;
    return digits.length < 9 ? [] : [{ kind: 'phone', value, at, text: said }];
  });

/** All figures of a normalised text; what is read as one thing is not read again as another. */
export function readFigures(text: string, today: Day): Figure[] {
  const found: Figure[] = [];
  let rest = text;
  for (const read of [readLinks, (one: string) => readDates(one, today), readPhones, readTimes]) {
    const figures = read(rest);
    found.push(...figures);
    for (const { at, text: said } of figures)
      rest = rest.slice(0, at) + ' '.repeat(said.length) + rest.slice(at + said.length);
  }
  return [...found, ...readNumbers(rest)];
}
