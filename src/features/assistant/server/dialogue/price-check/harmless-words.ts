import type { Contact } from '../../conversation/record.ts';

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const counted =
  'kids?|children|child|dogs?|cats?|people|adults|of us|boys?|girls?|lads?|sons?|daughters?|tenants?|students?|residents?|pets?|windows?|doors?|doorways?|walls?|sides|packs?|boxes|rolls?|quotes?|prices?|questions?|things?|options?|samples?|times|joins?|pieces?|strips?|weeks?|wks?|months?|mths?|years?|yrs?|yr|days?|nights?|hours?|hrs?|hr|minutes?|mins?|miles?|steps?|stairs?|treads?|winders?|storeys?|floors?|colours?|stars?|reviews?|grand|quid|pounds?|pence|mm|mil|mils|oz|tog|percent|carpets|fitters?|men';
const things =
  'floor|flat|number|no\\.?|house|plot|unit|apartment|apt|class|grade|type|age|aged|option|part|phase';
const homes =
  'flat|house|semi|terraced?|bungalow|apartment|cottage|detached|place|property|home|maisonette|student';

/** Figures that say something else than a size or a number of rooms. */
const patterns = [
  /\S+@\S+/g,
  /(?:\+44|\b0)[\d ()-]{8,14}\d\b/g,
  /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/gi,
  // "My mum's 80", "he is nearly 4".
  /\b(?:mum|mam|mother|dad|father|nan|nana|gran\w*|grandad|wife|husband|partner|sister|brother|son|daughter|aunt\w*|uncle|neighbour|tenant|s?he|i|baby|toddler|puppy|dog|cat)(?:['’]?s|['’]?m| is| am| was| turn(?:s|ed)?)\s(?:now\s|only\s|nearly\s|almost\s|about\s|over\s)?\d{1,3}\b(?!\s?(?:x|by|×|m|ft|foot|feet|cm|mm|'|")|[.,]\d)/gi,
  // An outcode alone: "do you cover SN15?"
  /\b(?:ba|bs|gl|ox|rg|sn|so|sp)\d{1,2}\b/gi,
  /\b\d{1,3}\.\d9\s?(?:x|\*|times|by)\s?\d+(?:\.\d+)?\s?(?:=|is|makes|comes to)\s?£?\d[\d,.]*/gi,
  /\b\d{1,3}\.\d9\b(?!\s?(?:x|×|by|m\b|met|ft|feet|cm|wide|long|deep))/gi,
  /[£$€]\s?\d[\d,]*(?:\.\d+)?k?/gi,
  /\b(?:ignore|forget|never ?mind|scrap) (?:the|that) \d+(?:\.\d+)?\b(?!\s?(?:x|×|by|m|ft|foot|feet)\b)/gi,
  // "The kids' rooms, they are 6 and 9."
  /\b(?:kids|children|boys|girls|sons|daughters|lads|twins|grand\w+)\b[^\d.?!]{0,24}\b(?:1?\d)(?:(?:,| and| &| n)+ 1?\d)+\b(?!\s?(?:x|×|by|m|ft|foot|feet|cm)\b|[.,]\d)/gi,
  // "That's 150 more than them": a sum, where a size would have its unit.
  /\b\d{2,}(?:\.\d\d)?\s(?:more|less|dearer|cheaper|over|under|higher|lower|too much)\b(?:\sthan\b)?/gi,
  /\b\d+(?:\.\d+)?\s?(?:k\b|%|p\b(?!\.))/gi,
  /(?:^|\n|[.;:?!]\s)\(?[1-9][.):]\s(?=\p{L})/gu,
  /(?:\b(?:per|a|each)\s|\/\s?)(?:sq(?:uare)?\s)?m\s?[2²]/gi,
  /\b\d{1,2}\s?(?:st|nd|rd|th)\b/gi,
  /\bac\s?[1-6]\b/gi,
  new RegExp(String.raw`\b\d{1,2}\s(?:of\s)?(?:${months})\b`, 'gi'),
  new RegExp(String.raw`\b(?:${months})\s\d{1,2}\b(?!\s?(?:x|by|m|ft|foot|feet)\b)`, 'gi'),
  /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g,
  /\b(?:doors?|doorways?|leads?|leading|opens?|entrances?)\s(?:in)?to\s(?:the\s)?(?:\d|two|three|four|five|six)\s(?:other\s)?\w*rooms?\b/gi,
  /\b(?:19|20)\d\d(?:s|'s)?\b(?!\s?(?:x|by|mm)\b)/gi,
  /\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|o'?clock|ish)\b/gi,
  /\b\d{1,2}:\d\d\b/g,
  /(?<!\d\s?)\b(?:after|before|until|till|til|from|between|around|about|by)\s\d{1,2}(?:\.[0-5]\d)?(?:\s?(?:-|and|to|til|till)\s?\d{1,2}(?:\.[0-5]\d)?)?(?=\s*(?:$|[,.?!](?!\d)|on\b|o|if\b|any|week|mon|tue|wed|thu|fri|sat|sun|every|most))/gi,
  /(?<!\d\s?)\b(?:after|before|until|till|til)\s\d{1,2}(?=\s(?:i'?m|i|as|because|cos|please|pls|but|so|we|s?he)\b)/gi,
  /\b\d{1,2}\s?(?:-|to|til|till)\s?\d{1,2}(?=\s*(?:$|[,.?!](?!\d)|on\b|(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?s?\b|tomorrow|today|in the))/gi,
  new RegExp(String.raw`\b\d+(?:\.\d+)?[\s-]?(?:\w+\s)?(?:${counted})\b`, 'gi'),
  /\b(?:top|bottom|last|first)?\s?(?:\d|two|three|four|five|six)\s(?:(?:of|the|them|those|these|which|that|are|is|stairs|steps|go|round|around|on|a)\s)*(?:winders?|winding|kites?|turn\w*|bends?|corners?)\b/gi,
  new RegExp(String.raw`\b(?:${things})\s\d+\w?\b(?![.,]\d|\s?(?:x|by|×)\b)`, 'gi'),
  new RegExp(
    String.raw`\b(?:\d|one|two|three|four|five|six)[\s-]?bed(?:room)?(?:ed)?\s(?:\w+\s)?(?:${homes})\b`,
    'gi',
  ),
  /(?<!\b(?:x|by)\s?)\b[2345]\s?m(?:et(?:re|er)s?)?\s(?:wide\s)?(?:rolls?|widths?|carpets?)\b/gi,
  /\b(?:off|from|on)\s(?:the\s|a\s)?[2345]\s?m(?:et(?:re|er)s?)?\b(?!\s?(?:x|by)\b)/gi,
  /\b(?:four|five|4|5)\s?m?\w*\s(?:or|and|vs)\s(?:a\s|the\s)?(?:four|five|4|5)\s?m\w*/gi,
  /(?<!\b(?:x|by)\s?)\b[2345]\s?m(?:et(?:re|er)s?)? or [2345]\s?m(?:et(?:re|er)s?)?(?=\s(?:wide|rolls?|widths?)\b)/gi,
  // Never the decimals of a figure: "3.5 m carpet" is no 5 m roll.
].map((pattern) => new RegExp(String.raw`(?<!\d[.,])(?:${pattern.source})`, pattern.flags));

/** Sizes of things that stand in a room or lie on its floor, and heights. */
const ofThings =
  /\b(?:wardrobes?|sofas?|settees?|beds?|tables?|desks?|doors?|windows?|pianos?|fridges?|washing machines?|steps?|planks?|tiles?|boards?|rugs?|ceilings?|skirtings?)\s(?:is|are|that'?s|of|about|at)\s(?:about\s)?\d+(?:\.\d+)?\s?(?:m|cm|mm|ft|feet|foot|inch(?:es)?|in)\b/gi;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text without contact details, money, dates, times and counts of other things than rooms. */
export function withoutHarmlessWords(text: string, { address, name, place }: Contact): string {
  const told = [address, name, place]
    .flatMap((part) => part?.split(',') ?? [])
    .map((part) => part.trim())
    .filter((part) => part.length > 2)
    .map((part) => new RegExp(escapePattern(part), 'gi'));
  return [...told, ...patterns, ofThings].reduce(
    (left, pattern) => left.replace(pattern, ' ~ '),
    text,
  );
}
