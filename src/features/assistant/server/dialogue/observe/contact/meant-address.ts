/** "The flats are 1, 2 and 3", "flat no 2": what stands between the word and its number. */
const numberWords =
  /\b(flats?|units?|apartments?|apts?|plots?)\s+(?:(?:are|is|nos?\.?|numbers?)\s+)+(?=\d)/gi;
/** "1,2 AND 3" is "1, 2 and 3". */
const tightList = /\b(\d{1,3}[a-z]?),(?=\d{1,3}[a-z]?\b)/gi;
const shoutedAnd = /(?<=\d[a-z]?) AND (?=\d)/g;

const family =
  '(?:mum|mam|mother|dad|father|nan|gran|sister|brother|son|daughter|friend|mate|neighbour|ex|parents)';
/** What is said of an address to take it back. */
const withdraws = new RegExp(
  [
    String.raw`\b(?:no|oh|ah|oops|whoops|wait|er+m?|hang on)\b[\s,.]*(?:sorry|wait|no)\b`,
    String.raw`\bsorry\b[\s,.]*(?:no|not that|wrong|i mean|that)\b`,
    String.raw`\b(?:i mean|i meant|scrap that|ignore that|forget that|strike that|my mistake|correction)\b`,
    String.raw`\b(?:that|this|which) ?(?:'?s|is|was|were|one'?s)? (?:actually )?(?:my |the |our |his |her )?(?:${family}['’]?s|old (?:one|address|house|place|flat)|wrong(?: one| address)?|work address)\b`,
  ].join('|'),
  'gi',
);

/**
 * What a message says of an address with its numbers in one form, and without an address that it takes back: "8 Lacock
 * Gardens.. no sorry, that's my mum's, 8 Pewsham Way".
 * @param isAddress whether a text holds an address
 */
export function meantAddress(text: string, isAddress: (text: string) => boolean): string {
  const said = text
    .replace(numberWords, '$1 ')
    .replace(tightList, '$1, ')
    .replace(shoutedAnd, ' and ');
  for (const found of [...said.matchAll(withdraws)].toReversed()) {
    const after = said.slice(found.index + found[0].length);
    if (isAddress(said.slice(0, found.index)) && isAddress(after)) return after;
  }
  return said;
}
