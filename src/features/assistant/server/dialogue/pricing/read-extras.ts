import { readCount } from '../../nlu/text/spoken-numbers.ts';
import { asksUplift } from '../../tools/describe-extras.ts';

/** Work beside the fitting that is wanted with a job. */
export type ExtrasWanted = { uplift?: true; furniture?: true; doors?: number };

const count = '(\\d|one|two|three|four|five|six|a|the)';
const doors = new RegExp(
  String.raw`\b${count} (?:\w+ )?doors? (?:to be |being )?(?:trim|plan|shav|cut|eas)\w*|\b(?:trim|plan(?:e|ing)|shav|eas)\w* (?:of )?${count} (?:\w+ )?doors?\b|\b(?:add|with|plus|missed|forgot|including|inc|and) (?:the |those |my )?${count} doors?\b(?! ?bars?)`,
  'i',
);
const furniture =
  /\b(?:add|with|plus|including|inc|and)\b[^.?!]{0,20}\bfurniture\b|\bfurniture (?:moved|moving|shifted)\b|\bmoving (?:the |of the )?furniture\b/i;
/** "With the old carpet up" */
const oldUp =
  /\bwith (?:the |all the )?old (?:carpets?|floor\w*|lino|laminate|vinyl|stuff) (?:taken |ripped |lifted |pulled )?(?:up|out|away|gone|lifted)\b/i;
const asksAll =
  /\b(?:totals?|all in|in all|altogether|all together|everything in|come to|comes to|price|cost)\b/i;

/** The extras that a text wants in a price. */
export function readExtras(text: string): ExtrasWanted {
  const found = doors.exec(text);
  const word = found?.slice(1).find(Boolean)?.toLowerCase();
  const number = word === undefined ? undefined : (readCount(word) ?? 1);
  return {
    ...((asksUplift(text) || oldUp.test(text)) && { uplift: true as const }),
    ...(furniture.test(text) && { furniture: true as const }),
    ...(number !== undefined && { doors: number }),
  };
}

/** "You missed the 2 doors, and add the furniture. Final total?": a sum with the extras, and not whether they are in it. */
export function asksWithExtras(text: string): boolean {
  const { doors: trims, furniture: moves } = readExtras(text);
  return (trims !== undefined || moves === true) && asksAll.test(text) && !asksOfOne.test(text);
}
const asksOfOne =
  /\b(?:how much (?:is|to|for|do)|do you|is)\b[^.?!]{0,25}\b(?:furniture|doors?)\b/i;
