/** Nothing longer is a word; the comparison of spellings takes time by length. */
const maxTermLength = 24;

/** The words and numbers of a text, in order and in lower case. */
export function readTerms(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/['’]/g, '');
  const terms = plain.match(/\p{L}+|\p{N}+(?:\.\p{N}+)?/gu) ?? [];
  return terms.map((term) => term.slice(0, maxTermLength));
}

/** Whether a word says nothing about the topic of a question. */
export const isStopWord = (term: string) => stopWords.has(term);

export const isNumber = (term: string) => /^\p{N}/u.test(term);

const stopWords = new Set(
  `a about actually adam after afternoon again all alright also am an and any anything are as at back be because been before
  being bit but by can cant cheers could did do does doesnt doing dont down even ever everything evening fine for from get
  give go going good got great had has have havent he hello her here hey hi him his hiya how hows i id if im in into is
  isnt it its ive just know like lovely m make me mean more morning much my need nice no not now of off oh ok okay on
  one ones only or our out over please pls put really right said say see she should so some something still such sure ta
  tell than thank thanks thats that the their them then there theres these they theyre thing things think this those to
  today too u up us use very want was way we well were what whats when where wheres which while who whos why will with
  wont would x yeah yes yet you your youre`.split(/\s+/),
);
