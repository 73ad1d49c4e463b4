import { meantAddress } from './meant-address.ts';

/** Words of streets that are family names as well: "Margaret Hill". */
const surnames =
  'lane|close|court|hill|park|green|field|fields|meadows?|orchard|bank|end|mead|walk|rise|grove|dell|brook|lea|heath|vale|wood|moor|bridge|mills?|lodge';
const street = `street|st|road|rd|${surnames}|ln|avenue|ave|drive|dr|way|ct|place|pl|terrace|crescent|cres|gardens|gdns|row|square|mews|view|parade|buildings|yard|wharf|circus|common|leaze|down|ridge|croft|path|heights|cottages|houses|villas|mansions|quay|chase|copse|spinney|acre|link|approach|broadway|esplanade|promenade|hollow|corner|mount|paddocks?|pound|butts|elms|limes|maltings|sidings|estate|gate|rank|tyning`;
/** Whether a word may be a family name, though streets are called by it. */
export const isSurnameOfStreet = (word: string) =>
  new RegExp(`^(?:${surnames}|hall|house)$`, 'i').test(word);
const several = String.raw`(?:\s*(?:,|and|&|\+|to|-|–)\s*\d{1,3}[a-z]?\b)*`;
const unit = String.raw`(?:flats?|units?|apartments?|apts?|rooms?|plots?)\s+[\da-z]{1,3}\b${several}`;
const namedFlat =
  '(?:garden|basement|(?:lower |upper )?(?:ground|first|second|third|top)(?: floor)?|attic|upper|lower|rear|front|studio) (?:flat|apartment|maisonette)';
const units = String.raw`(?:\b(?:${namedFlat}|${unit})(?:\s*(?:,|and|&|\+)\s*(?:(?:flat|unit|apartment|plot)\s+)?[\da-z]{1,3}\b)*,?\s+)?`;
const houses = String.raw`(?<![\d.,-])\d{1,4}[a-z]?(?:\s*(?:,|and|&|-|–|\/)\s*\d{1,4}[a-z]?\b)*`;
const numbered = new RegExp(
  String.raw`${units}\b${houses},?\s+(?:the\s+)?(?:[\p{L}'’.-]+\s+){1,4}?(?:${street})\b\.?(?:,?[ ]+[\p{L}'-]+(?:[ ]+[\p{L}'-]+)*)?`,
  'iu',
);
const plotOnRoad = new RegExp(
  String.raw`\b${unit},?\s+(?:the\s+)?(?:[\p{L}'’.-]+\s+){1,3}?(?:${street})\b(?:,?[ ]+[\p{L}'-]+(?:[ ]+[\p{L}'-]+)*)?`,
  'iu',
);
const houseNamed = new RegExp(
  String.raw`\b(?:[\p{Lu}][\p{L}'’]+\s+){0,3}(?:House|Cottage|Farm|Barn|Lodge|Villa|Manor|Vicarage|Rectory|Forge|Mill|Chapel|Flat)\b,?\s+(?:[\p{L}'’.-]+,?\s+){1,5}(?:${street})?`,
  'u',
);
const streetWord = new RegExp(String.raw`\b(?:${street})\b`, 'i');

const namedStreet = new RegExp(
  String.raw`(?<![\p{L}'’])(?:(?!(?:it|it's|its|that|is|the|not|no|at|on|in|actually|sorry|should|be|wrong|road|street)\b)[\p{L}][\p{L}'’.-]*\s+){1,3}?(?:${street})\b`,
  'iu',
);

/** The street in an address, or in what is said of one, without the number of the house. */
export const streetIn = (text: string): string | undefined => namedStreet.exec(text)?.[0].trim();

/** Whether an address names a street or a house by a usual word. */
export const hasStreet = (address: string) =>
  streetWord.test(address) ||
  /\b(?:house|cottage|farm|barn|lodge|villa|flat|hall)\b/i.test(address);

/** "20 mill out from one end" is none. */
const ofSentence =
  /\b(?:out|from|one|to|my|our|is|are|for|with|each|per|it|that|about|or|down|up|wide|long)\b(?=.*\b(?:end|bank|way|corner|wood|gate|link|path|walk|place|yard|mount|rise|view|court|ct|place|pl)\b)/i;

/** "After 3, client wants it down inside two weeks" is none. */
const ofWishes =
  /\b(?:it|wants?|wanted|needs?|needed|gets?|puts?|lay|laid|fitted|done|would|could|will|then)\b/i;

/** Said beside an address; "way" and "end" are words of streets as well. */
const asides = /\b(?:by the way|at the end|in the end|either way|in a way|no way)\b/gi;

/** "W/c 14 Dec", but 3 May Street. */
const dates = new RegExp(
  String.raw`\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b(?!\s+(?:${street})\b)`,
  'gi',
);

/** "2-3 months. On street parking", "2 cars": figures of a time or of what is counted, but 3 Week Street. */
const amounts = new RegExp(
  String.raw`(?<![\w-])(?:\d{1,3}|a|one|two|three|four|five|six|eight|ten)(?:\s*(?:-|–|\/|to|or|and)\s*\d{1,3})?\s*(?:ish\s+)?(?:days?|weeks?|wks?|months?|mths?|years?|yrs?|hours?|mins?|minutes?|cars?|vans?|spaces?|dogs?|cats?|kids|children|people|adults|rooms?|beds?|bedrooms?|steps?|stairs|floors?|metres?|miles?|yards? (?:from|away|down|up))\b(?!\s+(?:${street})\b)`,
  'gi',
);
/** "Number 12, on street parking": words of a sentence before the street. */
const inSentence =
  /(?<![\w-])(?:on|off|in the|outside|park(?:ed|ing)?|are|my|our|we|has|have)(?![\w-])/i;
const isOfParking = (found: string) =>
  inSentence.test(found.slice(0, Math.max(0, found.search(streetWord))));

/** Where an address may begin. */
const start = new RegExp(
  String.raw`\b${namedFlat}\b|\b${unit}|(?<![\d.])\b\d{1,4}[a-z]?${several}(?=,?\s+\p{L})`,
  'giu',
);
const houseStart =
  /(?:\b\p{Lu}[\p{L}'’]+\s+){0,3}\b(?:House|Cottage|Farm|Barn|Lodge|Villa|Manor|Vicarage|Rectory|Forge|Mill)\b/gu;
/** "The old forge, upper street", whatever the capitals: a part of a list that ends with such a word. */
const houseListed =
  /(?:^|,\s*)(?=(?:the\s+)?(?:[\p{L}'’]+\s+){1,2}(?:house|cottage|farm|barn|lodge|villa|manor|vicarage|rectory|forge|mill|court)\s*(?:,|$))/giu;
/** After these words an address follows: "the house is …". */
const ledTo =
  /\b(?:(?:my |the |our )?(?:address|house)(?:'s| is|:)|it'?s|(?:live|we'?re|i'?m|is) (?:at|in)|at)\s+/gi;
/** "Before 11, 3 The Maltings". */
const hourFirst = /^\d{1,2}(?:[:.]\d\d)?,\s*(?=\d)/;
/** "The Coach House, 6 Park Row": the name of a house stands before its number. */
const houseBefore =
  /(?:\b[Tt]he\s+(?:[\p{L}'’]+\s+){0,2}|(?:\b\p{Lu}[\p{L}'’]+\s+){1,2})(?:[Hh]ouse|[Cc]ourt|[Cc]ottage|[Ll]odge|[Bb]arn|[Mm]ill|[Ff]arm|[Bb]uildings?|[Mm]anor),\s*$|(?:\b[Tt]he\s+\p{Lu}[\p{L}'’]+(?:\s+\p{Lu}[\p{L}'’]+){0,2}|(?:^|[.!?\n]\s*)(?:(?:it'?s|address(?: is)?|we'?re at|at)\s+)?the\s+(?:old|new|upper|lower|great|little)\s+\p{L}+),\s*$/u;
const notOfAddress =
  /\b(?:bed(?:room)?s?|rooms?|carpet|vinyl|laminate|lvt|metres?|m|weeks?|months?|days?|at|for|is|are|we|i|im|my|please|can|need|want|by|x|til|till|to|pm|am|o'?clock)\b|@|\d{5}/i;
const maxLength = 90;

/** The postcode as it stands in a text, with where it begins. */
export function findWrittenPostcode(text: string, postcode: string | undefined) {
  if (!postcode) return undefined;
  const found = new RegExp(
    String.raw`\b${postcode.replace(/\s+/, String.raw`[\s-]*`)}\b`,
    'i',
  ).exec(text);
  return found && { written: found[0], at: found.index };
}

/**
 * House number and street, or a named house. What stands right before the postcode is one, whatever the street
 * is called.
 * @param said without phone numbers and email addresses
 */
export function readPostalAddress(said: string, postcode: string | undefined): string | undefined {
  const plain = said.replace(asides, ' ').replace(dates, ', ').replace(amounts, ', ');
  const text = meantAddress(plain, (part) => numbered.test(part));
  const code = findWrittenPostcode(text, postcode);
  const rest = code ? text.replace(code.written, '\n') : text;
  const [known] = [numbered, plotOnRoad]
    .map((pattern) => pattern.exec(rest))
    .filter((found) => found !== null)
    .toSorted((one, other) => one.index - other.index);
  if (known && !ofSentence.test(known[0]) && !ofWishes.test(known[0]) && !isOfParking(known[0])) {
    const house = houseBefore.exec(rest.slice(0, known.index))?.[0] ?? '';
    const words = /\b(?:before|after|at|till?|until|from|by|to|about|around)\s+$/i.test(
      rest.slice(0, known.index),
    )
      ? known[0].replace(hourFirst, '')
      : known[0];
    const address = tidyAddress(house + words);
    if (/\p{L}{2}/u.test(address)) return address;
  }
  return (
    (code &&
      (beforePostcode(text.slice(0, code.at)) ??
        afterPostcode(text.slice(code.at + code.written.length)))) ??
    namedHouse(rest)
  );
}

function namedHouse(text: string) {
  const found = houseNamed.exec(text)?.[0];
  return found && tidyAddress(found);
}

function beforePostcode(text: string): string | undefined {
  const [line = ''] = text.split(/[\n;!?]+|\.\s+/).slice(-1);
  const starts = [
    ...[...line.matchAll(houseStart), ...line.matchAll(start)].map(({ index }) => index),
    ...[...line.matchAll(houseListed), ...line.matchAll(ledTo)].map(
      ({ 0: words, index }) => index + words.length,
    ),
  ].toSorted((one, other) => one - other);
  for (const index of starts) {
    const from = line.slice(index).replace(/[\s,.-]*(?:post ?code(?: is)?)?[\s,.:-]*$/i, '');
    const isOne = /\d/.test(from) || hasStreet(from);
    if (isOne && from.length <= maxLength && from.includes(' ') && !notOfAddress.test(from))
      return tidyAddress(from);
  }
  return undefined;
}

/** "SN12 6JL, 9 Queensway": a number and a few words right behind the postcode. */
function afterPostcode(text: string): string | undefined {
  const found = /^[\s,.;:-]*(\d{1,4}[a-z]?,?\s+\p{L}[\p{L}'’ -]*)(?=$|[\n,.;!?])/iu.exec(text)?.[1];
  const isOne = found && found.length <= maxLength && !notOfAddress.test(found);
  return isOne ? tidyAddress(found) : undefined;
}

const afterAddress =
  /\s*(?:,?\s+(?:and|my|the(?= (?:post|phone|number|name))|postcode|post code|phone|tel|email|same|please|thanks|if|for|it'?s|i'?m|can|could|is|on|to|not|no|but|thats|that'?s|sorry|want|need)\b(?!\s+(?:flat|unit|plot|\d)).*|[.!?].*)$/is;

/** Words of a sentence that goes on behind an address: "8 Mill Lane, I said the other was mum's". */
const sentenceAfter =
  /(?:,?\s+)(?:i(?!,| \d)|i['’]?m|i['’]?ve|i['’]?ll|we|we['’]?re|we['’]?ve|you|u|he|she|they|he['’]?s|she['’]?s|which|that|this|there|theres|there['’]s|was|were|said|told|are|has|have|had|because|cos|just|only|already|actually|again|the other|like i|as i)\b.*$/is;

function tidyAddress(found: string): string {
  const tidy = found
    .replace(/^(?:it'?s|address(?: is)?)\s+/i, '')
    .replace(afterAddress, '')
    .replace(sentenceAfter, '')
    .replace(/[\s,.]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (isShouted(tidy))
    return tidy.toLowerCase().replace(/(?<![\p{L}'’\d])\p{L}|(?<=\d)\p{L}(?!\p{L})/gu, toUpper);
  return tidy === tidy.toLowerCase()
    ? tidy.replace(/(?<![\p{L}'’])\p{L}(?=\p{L})/gu, toUpper)
    : tidy;
}

/** "8 PEWSHAM WAY", but not "3B". */
const isShouted = (address: string) =>
  address === address.toUpperCase() && (address.match(/\p{Lu}{3,}/gu) ?? []).length > 0;
const toUpper = (letter: string) => letter.toUpperCase();
