import { allStems, contentStems } from './statements.ts';

/** Words with a capital that name nobody. */
const common =
  /^(?:I|I['’]\w+|Adam|Wyvern|Vale|Flooring|Chippenham|Wiltshire|UK|GB|DIY|VAT|LVT|PU|MDF|OK|Okay|Mr|Mrs|Ms|Miss|Dr|British|English|Mum|Dad|Nan|Gran|Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun|\p{L}+day|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December)(?:['’]s)?$/u;
export const isCommonName = (word: string) => common.test(word);

/** What describes how a product is sold rather than names it. */
const ofSale = new Set(['suppli', 'fit', 'and', 'in', 'with']);

/** The stems by which a product is named: "Bradford Twist in Smoked Oak". */
export const readNames = (name: string): string[] => {
  const title = (name.match(/\p{Lu}\p{L}+/gu) ?? []).join(' ');
  return [...new Set([...contentStems(name), ...allStems(title)])].filter(
    (stem) => !ofSale.has(stem) && !/^(?:carpet|lamin|vinyl|lvt|floor)$/.test(stem),
  );
};

/** Words with a capital within a sentence: people, places, makes. */
export const findNames = (sentence: string): string[] =>
  [...sentence.matchAll(/(?<=[\p{Ll}\d,)’'] )\p{Lu}[\p{L}’']*/gu)]
    .map(([word]) => word)
    .filter((word) => !common.test(word));
