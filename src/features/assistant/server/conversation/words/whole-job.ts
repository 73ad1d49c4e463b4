/** The price that was told is to be worked out again. */
const again =
  /\b(?:re-?do|re-?price|re-?calculate|re-?work|re-?quote)\b|\b(?:price|quote|total|sum|figure)s? again\b|\bnew (?:price|total|quote|figure)\b/i;
/** "Something for bedrooms", "a decent one for kids' rooms": what it is good for, not where it goes. */
const forUse =
  /\b(?:something|anything|one|ones|carpet|flooring|good|suitable|okay|ok|fine|nice|decent) for (?:a |an )?(?:\w+ )?(?:(?:bed|living ?)?rooms?|halls?|lounges?|kitchens?)\b/gi;
const pointed = /\bfor (?:the|my|our|all|both|those|these|that|this)\b/i;

/** Whether a floor that a text describes by its use is for the whole job, whose price it wants again. */
export const isOfWholeJob = (text: string): boolean =>
  again.test(text) && (text.match(forUse) ?? []).some((words) => !pointed.test(words));

/** A text without "how much for both?", "both please", which are of the sum and of no floor. */
export const withoutSumOfAll = (text: string): string => text.replace(ofSumOfAll, ' ');
const ofSumOfAll =
  /\b(?:how much|prices?|costs?|totals?|quote|figures?|comes? to)\b[^.?!,]{0,15}?\b(?:both|all|everything|the (?:whole )?lot)\b(?! (?:of (?:it|them) |(?:the )?rooms )*(?:in|with)\b)|\b(?:both|all(?: of (?:it|them))?|everything|the lot) (?:please|pls|then|now|priced|comes? to)\b/gi;
