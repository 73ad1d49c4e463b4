import { findPhoneNumbers } from '#platform/server/find-phone-numbers.ts';
import { partOfDayWord, weekdayWord } from '../../../conversation/words/day-words.ts';

const half = String.raw`(?:half(?: past)?|quarter (?:past|to))\s`;
const hour = String.raw`(?:${half})?\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|o'?clock|ish)?(?!\s*(?:x|×|by|m\b|m2|metres?|ft|foot|feet|inch\w*|rooms?|bed|stairs|steps|sq|years?|yrs?|weeks?|months?|days?|min\w*|hours?|hrs|kids|people|quid|pounds)|\d|\.\d)`;
const day = `(?:(?:on |this |next )?${weekdayWord}|tomorrow|today|tonight|weekdays?|weekends?)`;
const part = `(?:(?:in the |this |any |early |late )*(?:${partOfDayWord}|lunch ?time|lunch))`;
const bound = String.raw`(?:any ?time )?(?:not )?(?:after|before|from|until|till|(?<!\d\s|foot\s|feet\s|ft\s|metres?\s|meters?\s|\dm\s)by|around|about|at(?: about| around)?)\s(?:${hour}|work|lunch|tea|dinner|school|noon|midday)`;
const range = String.raw`(?:between\s)?${hour}\s?(?:-|–|to|and|till|until)\s?${hour}`;
/** "10ish", "3pm". */
const clock = String.raw`(?:[1-9]|1[0-2])(?:[:.]\d\d)?\s?(?:am|pm|o'?clock|ish)`;
const once = `(?:any ?time|first thing|as soon as (?:possible|you can)|asap)`;
const spoken = new RegExp(
  String.raw`(?<![\p{L}\p{N}£.,])(?:(?:not |never )?(?:${range}|${bound}|${half}\d{1,2}|${day}|${part}|${once}|${clock}))(?![\p{L}\p{N}])`,
  'giu',
);
/** "I start at 8": why the phone is to ring at another time. */
const ofOwnDay = new RegExp(
  String.raw`\b(?:i|we|he|she|they) (?:start|finish|begin|leave|open|close)s?(?: work| school| the day)? (?:at|by|from) ${hour}`,
  'giu',
);
/** "About 38 metres", "lounge 5 by 4": no hour. */
const isHour = (words: string) =>
  !/\d/.test(words) || /(?<!\d)(?:[1-9]|1\d|2[0-3])(?!\d)/.test(words);

/** When the phone may ring, in the customer's own words: "Monday between 2 and 4", "after 5.30". */
export function readCallTime(text: string): string | undefined {
  const bare = findPhoneNumbers(text)
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} , ${rest.slice(end)}`, text)
    .replace(/\S+@\S+/g, ' ')
    .replace(ofOwnDay, ' ')
    .replace(
      /\b(?:good|gd) (?:morning|afternoon|evening)\b|^\W*(?:morning|afternoon|evening)\b(?=\W*[,.!]|\W*$)/gi,
      ' ',
    );
  const all = [...bare.matchAll(spoken)].filter(([words]) => isHour(words));
  // "Not at 8, half 7 please": the hour that is wanted says which is not.
  const wanted = preferred(
    all.filter(([words]) => !/^not (?:at|about|around) \d/i.test(words)),
    bare,
  );
  const found = wanted.some(([words]) => /\d/.test(words)) ? wanted : all;
  const [first] = found;
  if (!first) return undefined;
  let time = '';
  let end = first.index;
  for (const one of found) {
    const gap = bare.slice(end, one.index);
    if (
      time !== '' &&
      !/^[\s,]*(?:(?:or|and|on|in the|ideally|preferably|please|pls|but|call|ring|say)[\s,]*)?$/i.test(
        gap,
      )
    )
      continue;
    const joint = /\bor\b/i.test(gap) ? ' or ' : /^not\b/i.test(one[0]) ? ', ' : ' ';
    time += time === '' ? one[0] : `${joint}${one[0]}`;
    end = one.index + one[0].length;
  }
  return tidy(time);
}

/** "After 4 today, yes?": a time, and nothing that could be asked of it. */
export const isTimeAlone = (text: string): boolean =>
  readCallTime(text) !== undefined &&
  !/[\p{L}\p{N}]/u.test(text.replace(spoken, ' ').replace(besideTime, ' '));
const besideTime = /\b(?:yes|yeah|yep|ok|okay|right|then|so|and|or|please|pls|but|thanks)\b/gi;

const isBetter =
  /^\W*(?:is|are|would be|suits?|works?)\b[^.!?\d]{0,12}\b(?:better|best|ideal|good|fine|great|perfect|me|us)\b/i;
/** "My carer's here till 10, after 11 is better": of several hours the one that is said to suit. */
function preferred(all: RegExpExecArray[], text: string): RegExpExecArray[] {
  const best = all.filter(
    ({ 0: words, index }) => /\d/.test(words) && isBetter.test(text.slice(index + words.length)),
  );
  return best.length > 0 ? all.filter((one) => best.includes(one) || !/\d/.test(one[0])) : all;
}

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** "mon" is "Monday"; "on" and "in the" are added where the time is told. */
const tidy = (time: string) =>
  time
    .toLowerCase()
    .replace(new RegExp(String.raw`\b${weekdayWord}\b`, 'gi'), (word) => {
      const name = names.find((one) => one.toLowerCase().startsWith(word.slice(0, 3))) ?? word;
      return /days$/.test(word) ? `${name}s` : name;
    })
    .replace(/^on /, '')
    .replace(/\s+/g, ' ')
    .trim();
