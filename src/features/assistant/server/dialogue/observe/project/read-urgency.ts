import { monthWord } from '../../../conversation/words/day-words.ts';

/** How soon the work is wanted, as the booking form names it; the first that fits. */
const urgencies = [
  [
    'planning',
    /\bplanning\b|\bjust (?:looking|thinking|browsing)\b|\bnext year\b|\bno idea (?:yet|when)\b|\bearly days\b|\bnot for a while\b|\bjust (?:getting|after|want) (?:prices|a price|an idea|quotes)\b|\bonly pricing\b/i,
  ],
  [
    'flexible',
    /\bflexible\b|\bno (?:rush|hurry)\b|\bmonth or two\b|\b(?:couple (?:of )?|few|2|3|two|three)(?:\s*(?:to|-|–|or)\s*(?:3|three))?\s*months?\b|\bnot (?:urgent|in a (?:hurry|rush)|fussed|bothered)\b|\bno particular\b|\bwhen(?:ever)? you can\b|\b(?:spring|summer|easter|autumn)\b|\b(?:end of|late) january\b|\b(?:february|feb|march|april)\b|\bafter (?:christmas|xmas)\b|\bnew year\b|\bwhenever\b|\bany ?time\b(?! (?:but|except|bar|after|before|from|between|on|in the|next|that|is|will|would|day)\b)|\b(?:doesn'?t|don'?t|does not|do not|dont|doesnt) (?:really )?(?:matter|mind)\b|\b(?:[6-9]|six|eight|ten|1[0-2]) weeks\b/i,
  ],
  [
    'urgent',
    /\burgent|\basap\b|\bas soon as\b|\b(?:this|next|in a|within a) (?:week|few days)\b|\b(?:1|2|two|one|(?:a )?couple (?:of )?) ?weeks?\b|\bfortnight\b|\bquick(?:ly)?\b|\bin a (?:hurry|rush)\b|\bright away\b|\b(?:before|by|this side of|in time for)\b[^.?!]{0,30}\b(?:christmas|xmas)\b|\bsooner the better\b|\bstraight away\b|\bsoon as\b/i,
  ],
  [
    'soon',
    /\b(?:within|in) (?:a|the next|about a|1|one)? ?month\b|\b(?:this|next) month\b|\bmonth\b|\b(?:3|4|5|three|four|five|few) weeks\b|\bsoon(?:ish)?\b|\bjanuary\b/i,
  ],
] as const;

const feasts = "(?:christmas|xmas|crimbo|new year(?:['’]?s)?|easter)";
/** Dates of their own, however far off: "before Christmas", "in time for the new year", "20 January". */
export const datesNamed = new RegExp(
  String.raw`\b(?:before|by|this side of|in time for)\b[^.?!]{0,20}?\b${feasts}\b|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?${monthWord}\b|\bend of (?:the )?${monthWord}\b`,
  'gi',
);

/** "Fitted by you in March", "was it March": past, and no wish. */
const ofPast =
  /\b(?:had|was|were|been|ago|last|since|bought|moved|(?:fitted|laid|done|installed|put (?:down|in)) (?:by|in|last|back)|(?:you|they|who|he) (?:guys |lot )?(?:fitted|laid|did|put|installed))\b[^.;!?]{0,40}\b(?:spring|summer|easter|autumn|january|february|feb|march|april|new year|christmas|xmas|months?|weeks?|years?)\b/i;

/** The answers that the question offers: said in its words they go before anything said beside them. */
const options: readonly (readonly [Urgency, RegExp])[] = [
  ['urgent', /\bwithin (?:2|two) weeks\b/i],
  ['soon', /\bwithin (?:a|1|one) month\b(?! or two)/i],
  ['flexible', /\b(?:in|within) (?:2|two) (?:or|to) (?:3|three) months\b/i],
  ['planning', /\bjust planning\b/i],
];

export type Urgency = (typeof urgencies)[number][0];

const days =
  /\b(?:mon|tues?|wednes|weds?|thur?s?|fri|satur|sat|sun)(?:day)?s?\b|\b(?:today|tomorrow|morning|afternoon)s?\b/i;
const ofVisit =
  /\b(?:come|coming|measur\w+|visit|appointment|see (?:me|us|it)|round|slot|available|free|call|ring|phone|pop|look)\b/i;
/** What is done by then is the work. */
const ofWork =
  /\b(?:done|down|fitted|laid|fitting|job|floor\w*|carpet\w*|work|mov(?:e|ing)|tenants?|ready|finish\w*|urgent\w*|asap|flexible|planning|hurry|rush|just looking|sale|baby|wedding|guests|party|complet\w+)\b|\b(?:need|want)s? (?:it|them) (?:by|before)\b/i;
const wanted =
  /\b(?:need|needs|want|wants|wanted|like|have|has|get|down|done|fitted|laid|in|within|by|before|ready|looking|hurry|rush|urgent\w*|asap|flexible|planning|mov(?:e|ing)|the job)\b/i;
const wishes =
  /\b(?:want|wants|wanted|need|needs|needed|like|hop(?:e|ing)|ideally|within|(?:by|before)(?! (?:you|us|your|them|him|her|an?|some\w+)\b))\b/i;
/** "Within a month" tells of the work, unless it tells of the visit. */
const bare =
  /\b(?:within|in the next|no (?:rush|hurry))\b|^\W*(?:and |or |so |say |maybe |sometime )?(?:in |for |during )?(?:the )?next (?:month|couple of (?:weeks|months)|few (?:weeks|months))\W*$|^\W*(?:and |or |so |say |maybe )*in (?:about |around |roughly )?(?:a|one|two|three|four|a couple of|a few|\d)(?: or (?:so|two|three|\d))? (?:weeks?|months?)(?:(?:'s)? time| or so| or two)*\W*$/i;

/**
 * How soon the work is wanted. "This week" beside a weekday or a visit tells when somebody should come, and
 * is no urgency.
 * @param isAsked whether the customer was asked how soon
 * @param isCollecting whether a request is being put together
 */
export function readUrgency(
  text: string,
  isAsked: boolean,
  isCollecting: boolean,
): Urgency | undefined {
  if (isAsked) {
    const offered = options.find(([, pattern]) => pattern.test(text))?.[0];
    if (offered) return offered;
  }
  for (const clause of text.split(/[.;!?\n]+|,\s+|\s(?:but|and|so)\s/)) {
    if (ofPast.test(clause) && !wishes.test(clause)) continue;
    const isOfVisit = days.test(clause) || ofVisit.test(clause);
    const isOfWork = wanted.test(clause) && ofWork.test(clause);
    const isMeant = isOfVisit
      ? isOfWork && !days.test(clause)
      : isAsked || isOfWork || (isCollecting && bare.test(clause));
    const found = isMeant && urgencies.find(([, pattern]) => pattern.test(clause))?.[0];
    if (found) return found;
  }
  return undefined;
}

/** A text without its times, so that "within 2 weeks" is not taken for two rooms. */
export const withoutTimes = (text: string) =>
  text.replace(
    /\b(?:\d+|one|two|three|four|five|six|a|couple(?: of)?|few)(?:\s*(?:to|-|–|or)\s*(?:\d+|two|three|four))?\s*(?:days?|weeks?|months?|years?|yrs?)\b|\b\d{1,2}(?::\d{2})?\s*(?:am|pm)\b|£\s*\d+/gi,
    ' ',
  );
