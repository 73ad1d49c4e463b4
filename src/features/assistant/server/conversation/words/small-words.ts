/** Words that say little about a topic by themselves. */
const smallWords = new Set(
  'a about after again all also am an and any anyone anything are as at be because been before being but by can come could did do does done down even ever for from get gets getting give go going good got had has have having he hello her here hi him his how i if in into is it its just know like long made make many may me mean might more most much must my need new no not now of off oh ok okay on one ones only or other our out over please put really right said say she should so some someone something still take tell than thank thanks that the their them then there these they thing things think this those though although through till time to too try under until up us use very want was way we well were what when where which while who why will with without would yes yet you your ta thx cheers lol haha hiya hi hey erm hmm btw tbh mate pls please innit bit actually'.split(
    ' ',
  ),
);

/** Whether a word says little about a topic by itself. */
export const isSmallWord = (word: string) => smallWords.has(word);
