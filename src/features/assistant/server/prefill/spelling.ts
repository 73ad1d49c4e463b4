/** Words in which one slip is forgiven, if five letters or more are typed. */
const words =
  `stairs landing landings steps vinyl living sitting dining office toilet garage fitting carpet carpets carpeted laminate laminates karndean amtico lounge kitchen bedroom bedrooms bathroom bathrooms hallway conservatory staircase upstairs downstairs everywhere throughout cloakroom ensuite utility tomorrow monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays january february september october november december morning mornings afternoon afternoons lunchtime weekend weekends address postcode herringbone centimetres millimetres square measure`.split(
    ' ',
  );
const known = new Set(words);
const slips: Record<string, string> = Object.fromEntries(
  `vynil:vinyl vynal:vinyl viny:vinyl lvts:lvt kicthen:kitchen halway:hallway stiars:stairs stairway:stairs weds:wednesday tues:tuesday tue:tuesday thurs:thursday thur:thursday thu:thursday thrus:thursday fri:friday tmrw:tomorrow tomoz:tomorrow tomo:tomorrow tmw:tomorrow meself:myself mysen:myself mysel:myself tommorow:tomorrow tommorrow:tomorrow aft:afternoon arvo:afternoon morn:morning mornin:morning feb:february sept:september sep:september dec:december nov:november oct:october aug:august lenght:length lenth:length lngth:length widht:width wdth:width wid:width squre:square sqaure:square sq:square xmas:christmas crimbo:christmas`
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** Words of their own that are one slip away from another. */
const others = new Set(
  'stains stars stops steep stems strips stair setting siting lining loving officer fitted fitter fittings frida garages toilets offices vinyls mourning warning lounger loungers carpeting carpetted kitchens hallways staircases laminated measured measures measuring squared squares addressed'.split(
    ' ',
  ),
);

/** Words that are typed with a figure in them. */
export const withFigure = new Map(
  '2moro:tomorrow 2moz:tomorrow 2morrow:tomorrow 2morro:tomorrow 2morow:tomorrow 2day:today sum1:someone some1:someone any1:anyone every1:everyone'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** Floors, in which two slips are forgiven where the word is long. */
const floors = 'vinyl carpet carpets laminate karndean amtico linoleum herringbone'.split(' ');
const isOneSlip = (word: string, other: string) =>
  word[0] === other[0] && countSlips(word, other, 1) <= 1;

/** The word of the trade or the calendar that is meant, or the word itself. */
export function correctSpelling(word: string): string {
  const slip = slips[word];
  if (slip !== undefined && Object.hasOwn(slips, word)) return slip;
  if (word.length < 4 || word.length > 15 || known.has(word) || others.has(word)) return word;
  return nearestWord(word, floors) ?? words.find((other) => isOneSlip(word, other)) ?? word;
}

/** The word of a list that is meant by a misspelt one: a slip in 4 to 7 letters, two in more. */
export function nearestWord(word: string, list: readonly string[]): string | undefined {
  if (word.length < 4 || word.length > 15) return undefined;
  const slips = word.length < 8 ? 1 : 2;
  return list.find((other) => other[0] === word[0] && countSlips(word, other, slips) <= slips);
}

/** Letters that are missing, added, another or in their neighbour's place; more than `max` where there are more. */
function countSlips(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a === b) return 0;
  if (max === 0) return 1;
  const pairs = [
    [a.slice(1), b],
    [a, b.slice(1)],
    [a.slice(1), b.slice(1)],
    ...(a[0] === b[1] && a[1] === b[0] ? [[a.slice(2), b.slice(2)]] : []),
  ];
  return 1 + Math.min(...pairs.map(([left = '', right = '']) => countSlips(left, right, max - 1)));
}
