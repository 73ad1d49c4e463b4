import { isEnglishWord } from '../../nlu/text/dictionary.ts';
import { isNearly } from '../../nlu/text/spelling.ts';

/** Short forms and spellings by ear, as they are typed in chats. */
const shortForms: Record<string, string> = {
  vynil: 'vinyl',
  vynl: 'vinyl',
  vinal: 'vinyl',
  lamanit: 'laminate',
  laminit: 'laminate',
  lamanate: 'laminate',
  lamenate: 'laminate',
  wiv: 'with',
  agen: 'again',
  navey: 'navy',
  carpit: 'carpet',
  reccomend: 'recommend',
  recomend: 'recommend',
  reccommend: 'recommend',
  recommed: 'recommend',
  satday: 'saturday',
  satdy: 'saturday',
  tusday: 'tuesday',
  cupl: 'couple',
  cuple: 'couple',
  ye: 'yes',
  yeh: 'yes',

  u: 'you',
  ur: 'your',
  diff: 'difference',
  r: 'are',
  ya: 'you',
  yer: 'your',
  n: 'and',
  wot: 'what',
  wots: 'whats',
  wat: 'what',
  wats: 'whats',
  wen: 'when',
  wer: 'where',
  wheres: 'where is',
  hav: 'have',
  av: 'have',
  hve: 'have',
  sez: 'says',
  wud: 'would',
  wld: 'would',
  cud: 'could',
  cld: 'could',
  shud: 'should',
  wil: 'will',
  dat: 'that',
  dis: 'this',
  da: 'the',
  teh: 'the',
  hte: 'the',
  taht: 'that',
  thsi: 'this',
  waht: 'what',
  adn: 'and',
  yuo: 'you',
  wiht: 'with',
  jsut: 'just',
  dose: 'does',
  wuold: 'would',
  lkie: 'like',
  pleese: 'please',
  tht: 'that',
  abt: 'about',
  bout: 'about',
  cos: 'because',
  coz: 'because',
  tho: 'though',
  thru: 'through',
  aswell: 'as well',
  rite: 'right',
  insted: 'instead',
  totel: 'total',
  leev: 'leave',
  cheeper: 'cheaper',
  bloo: 'blue',
  fitid: 'fitted',
  fited: 'fitted',
  mutch: 'much',
  mch: 'much',
  prise: 'price',
  pryce: 'price',
  prises: 'prices',
  wonts: 'wants',
  em: 'them',
  summat: 'something',
  summit: 'something',
  owt: 'anything',
  nowt: 'nothing',
  pls: 'please',
  plz: 'please',
  tmrw: 'tomorrow',
  tmw: 'tomorrow',
  tomoz: 'tomorrow',
  gr8: 'great',
  l8r: 'later',
  whatd: 'what would',
  b4: 'before',
  '2day': 'today',
  '2moro': 'tomorrow',
  sum1: 'someone',
  any1: 'anyone',
  no1: 'no one',
  ow: 'how',
  fone: 'phone',
  foned: 'phoned',
  kno: 'know',
  knw: 'know',
  fink: 'think',
  ther: 'there',
  thier: 'their',
  lvl: 'level',
  hw: 'how',
  wk: 'week',
  wks: 'weeks',
  hrs: 'hours',
  appt: 'appointment',
  yr: 'year',
  yrs: 'years',
  bf: 'boyfriend',
  hubby: 'husband',
  missus: 'wife',
  dorter: 'daughter',
  fayd: 'fade',
  facin: 'facing',
  colr: 'colour',
  meters: 'metres',
  color: 'colour',
  colors: 'colours',
  gray: 'grey',
  plastik: 'plastic',
};
/** What customers ask a flooring firm about; near misses of these words are taken for them. */
const words =
  'carpet carpets laminate vinyl kitchen bathroom bedroom bedrooms hallway lounge landing stairs conservatory underlay gripper price prices quote estimate measure measured measuring fitted fitting herringbone guarantee insured insurance appointment tomorrow saturday wednesday thursday tuesday cheapest cheaper difference instead together colours colour metres delivery repair repairs discount deposit finance installed waterproof bleach sample samples showroom address postcode telephone leaks washing machine waterproof'.split(
    ' ',
  );
/** Words of the trade that no dictionary has, near one of those. */
const others = new Set('pricey pricy leeds repairer simples fitters'.split(' '));
const maxSlips = (length: number) => (length < 8 ? 1 : 2);
const minLength = 5;

function correct(word: string): string {
  const lower = word.toLowerCase();
  const short = Object.hasOwn(shortForms, lower) ? shortForms[lower] : undefined;
  if (short) return short;
  const isRight = words.includes(lower) || others.has(lower) || isEnglishWord(lower);
  if (lower.length < minLength || isRight) return word;
  const near = words.find(
    (known) =>
      known[0] === lower[0] &&
      (lower.at(-1) !== 's') === (known.at(-1) !== 's') &&
      isNearly(lower, known, maxSlips(known.length)),
  );
  return near ?? word;
}

/**
 * A message in plain spelling, for reading what it asks. Names, addresses and remarks are read from the
 * original.
 */
export function toPlainText(text: string): string {
  return (
    text
      .replace(/[’‘`]/g, "'")
      .replace(/\b(what|who|where|how)'d\b/gi, '$1 would')
      // "Kitchen an hallway": nobody says "an" before such a sound.
      .replace(
        /(?<=\p{L}\W+|\d\W*)\ban (?=(?:i|the|my|our|we|me)\b|(?:(?!lvt|mdf|hour|honest|heir|honou?r)[bcdfghjklmnpqrstvwyz])[a-z]*[aeiouy])/giu,
        'and ',
      )
      .replace(/\ben[ -]suite\b/gi, 'ensuite')
      .replace(/\bwith out\b/gi, 'without')
      .replace(/\b(no|any|big|my|main) probs?\b/gi, '$1 problem')
      .replace(/\bprobs?\b/gi, 'probably')
      .replace(/\b(?:lowest[- ]priced?|least expensive)\b/gi, 'cheapest')
      .replace(/\bre-(?=(?:carpet|fit|lay))/gi, 're')
      .replace(/\b4 (?=(?:my|our|the|me|you|u|her|his|a|an)\b)/gi, 'for ')
      .replace(
        /(?<!\b1 (?:is|are|do|does|can|could|how|what|when|will|would)\b[\s\S]*)(?<!\d\s?m?\s?(?:x|×|by|and|&|or|,)\s?)(?<!\b(?:bed|beds|\w*rooms?|flat|flats|house)\s)\b2 (?=(?:measure|come|be|do|go|get|see|fit|lay|have|book|speak|talk|ask|the)\b)/gi,
        'to ',
      )
      .replace(
        /(?<![\p{L}\p{N}@./'_+-])[\p{L}\d]*\p{L}[\p{L}\d]*(?![\p{L}\p{N}@/'_+-])(?!\.\p{L})/gu,
        correct,
      )
  );
}
