const lead = String.raw`^\W*(?:(?:and|so|but|ok|okay|oh|right|well|wait|hang on|anyway|sorry|no|hi|hello|great|then)\W+)*`;
const kinds = String.raw`(?:laminate|lvt|luxury vinyl|vinyl|lino|carpet|(?:real |proper |solid |actual(?:ly)? |engineered )?(?:wood\w*|timber))`;
const what = String.raw`(?:it|that|this|they|those|these|(?:the |your |that |this )?(?:\w+ ){0,2}(?:one|range|plank|tile|herringbone|\p{L}+))`;
const really = '(?: (?:really|actually|a|an|just|not|sort of|kind of|made of))*';
const end = String.raw`(?: (?:then|at all|though|really|flooring|floor|planks?|tiles?|sheet|or (?:what|not)))*\W*(?:,?\W*(?:isn'?t (?:it|that)|aren'?t they|is it|right|yeah|innit|correct))?\W*$`;

/** "Is the Ashdown laminate or vinyl?", "so it's LVT?", "is it real wood at all?" */
const ofKind = new RegExp(
  `${lead}(?:(?:is|are) ${what}${really} ${kinds}(?:,? or(?: is it)? (?:an? )?${kinds})?${end}|${what}(?:'s| ?is| are)${really} ${kinds}${end})`,
  'iu',
);
export const asksItsKind = (text: string): boolean => ofKind.test(text);

const dear = String.raw`(?:dear|expensive|pric(?:e)?y|steep|costly|cheap|reasonable|good value|a lot(?: of money)?|top end|at the (?:dear|cheap)\w*(?: end)?)`;
/** "Is that dear?", "isn't that a bit pricey for a carpet?" */
const ofDearness = new RegExp(
  `${lead}(?:(?:is|are|isn'?t|aren'?t|would) (?:it|that|this|they|those|these|the \\w+(?: \\w+)?)(?: be)?(?: (?:a|an|bit|little|quite|very|really|considered|on the|rather|too))* ${dear}\\b|${dear}\\W*,? (?:is|are) (?:it|that|they)\\b)`,
  'i',
);
export const asksIfDear = (text: string): boolean =>
  ofDearness.test(text) && !/\b(?:to (?:fit|lay|install|run|have)|than)\b/i.test(text);

/** Planks and boards are what some floors are made of; floorboards and skirting boards are of the house. */
export const namesBoards = (text: string): boolean =>
  /(?<!\b(?:floor|skirting) ?)\b(?:boards?|planks?)\b/i.test(text);

/** "Do I need underlay under that one?" */
export const asksIfUnderlaid = (text: string): boolean =>
  !/\b(?:thick\w*|thin\w*|which|what|best|\d+ ?mm)\b/i.test(text) &&
  /\b(?:needs?|have to have|requires?)\b[^.?!]{0,20}\bunderlay\b|\bneeds? (?:anything|something) (?:to go )?(?:under|underneath|beneath)\b|\bunderlay (?:under|beneath|below|for|with) (?:it|that|this|them|those|the \w+|\w+)\W*$/i.test(
    text,
  );

/** "Is the dove 18 or 22.50?" */
const ofTwoPrices =
  /\b(?:is|are|was|isn'?t)\b[^.?!]*?£?(\d{1,2}(?:\.\d{1,2})?)(?: ?(?:quid|pounds))? (?:or|and not|not) £?(\d{1,2}(?:\.\d{1,2})?)\b/i;
export const asksWhichPrice = (text: string): boolean => ofTwoPrices.test(text);
export const pricesWeighed = (text: string): readonly string[] => ofTwoPrices.exec(text) ?? [];
