import { weekdayWord } from '../../../conversation/words/day-words.ts';

/** Ends of the pieces of a sentence that may each speak of something else. */
const pieceEnd =
  /(?<=[.!?;\n])\s*|(?=,\s|\s[-–—]+\s)|\s(?=(?:(?<!\bdays? )but|so|as|because|cos|since|though|although|while|whereas|and|or)\s)/i;
const sentenceEnd = /[.!?;\n]\s*$/;

/** Words by which a day can be named, or a time. */
const namesTime =
  /\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|week(?:end|day|s)?(?:ends|days)?|tomorrow|today|mornings?|afternoons?|evenings?|nights?|months?|jan\w*|feb\w*|march|april|june|july|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|christmas|xmas|easter|new year|spring|summer|autumn|\d{1,2}(?:st|nd|rd|th)|\d{1,2} ?(?:am|pm|o'?clock)|(?:before|after|until|till|from|by|at) \d{1,2})\b/i;

/** Somebody of ours comes, or a visit is spoken of in so many words. */
const ofVisit =
  /\b(?:measur\w*|visits?|appointments?|survey\w*|book(?:ed|ing)?|slots?|(?:you|u|ya|someone|somebody|anyone|anybody|one of you|your \w+|(?:the|a) (?:fitter|surveyor|man|chap|bloke|estimator)) (?:\w+ ){0,3}?(?:come|comes|coming|call|calling|pop\w*|round|see|look|be here|be there|visit|quote)|come (?:round|out|over|and|to)|fit (?:(?:me|us|him|her|it|that|this|you|one|a \w+|someone|somebody) )?in)\b/i;
/** The floor being laid, whoever asks for it and whatever it is called. */
const ofWork =
  /\b(?:fitting|fitted|installation|install\w*|laid|lay(?:ing)? (?:it|them|the|my|our|a|that|this|floor\w*|carpet\w*)|laying|fit (?!in\b|round\b|around\b)\w+|do you (?:fit|lay)|(?:when|how soon) (?:can|could|would|will|do) (?:you|u|they) (?:do|start)|the (?:actual |whole |real |main |proper )?(?:job|work)(?: itself)?|(?:have|get|getting|want|need|like) (?:it|them|this|that|everything|the \w+)(?: all)? (?:done|down|finished)|(?:put|putting|go|goes|going) (?:it |them )?down|needs? (?:doing|to be (?:done|down|finished)))\b/i;
/** Other people's work, and things that come or go. */
const ofOthers =
  /\b(?:builders?|plaster\w*|painters?|decorat\w*|plumbers?|electricians?|sparky|joiners?|carpenters?|roofers?|tilers?|removal\w*|skips?|deliver\w*|sofas?|settees?|suite|wardrobes?|fridge|cooker|kitchen (?:units?|people|company|men)|bathroom suite|hers|his own|her own|theirs|their own|next door|neighbours?(?!(?: (?:at|in|on|from) (?:the |number |no |flat )*\w+)? (?:has|have|will|can|could|is|are) (?:a |the )?(?:key|in|home|there|here|let)))\b/i;
const dayWord =
  '(?:day|days|time|date|slot|morning|afternoon|visit|measure|appointment|option|choice|preference|earliest|latest|soonest|best|only|first|last|next)';
const whose = "(?:my|our|the|his|her|their|your|mum'?s|dad'?s)";
const oneDay = String.raw`(?:\d{1,2}(?:st|nd|rd|th)|${weekdayWord}|tomorrow|next (?:week|month))`;
/** "Our inspection is the 20th", "Thursday is my son's nativity": what happens on that day. */
const ofEvent = new RegExp(
  String.raw`\b${whose} (?!(?:\w+ )?${dayWord}\b)(?:[\w']+ ){1,3}(?:is|are|starts?|begins?|ends?|falls?|due|changes?)(?: due| only| now)?(?: on| at)? (?:the )?${oneDay}\b|\b${oneDay}(?:['’]?s| is| are)(?: actually| also| when)? ${whose} (?!(?:\w+ ){0,2}${dayWord}\b)[\w']+`,
  'i',
);
/** "My mum's got an appointment on Tuesday": why a day does not suit. */
const ofOwnPlans =
  /\b(?:(?:my|our|the|his|her) [\w']+|mum['’]?s?|dad['’]?s?|he|she|i|we|they)(?:['’]?s|['’]?ve| has| have)?(?: got)? (?:an?|the|my|her|his) (?:\w+ ){0,2}(?:appt|appointment|hospital|doctor'?s?|dentist|meeting|delivery|interview|funeral|wedding|party|exam|scan|shift|class|clinic|op|operation)\b/i;
/** "The boiler man's coming Thurs": people who come on business of their own. */
const ofCallers =
  /\b(?:(?:boiler|gas|heating|telly|tv|aerial|sky|broadband|meter|oven|washing machine|dishwasher|kitchen|bathroom|window|blinds?|curtains?|alarm|damp|roof|plumbing|delivery|council|bt) (?:m[ae]n|lady|people|engineers?|guys?|bloke|chap|fitters?|lot|company|survey)|engineers?|electricians?|window cleaner|chimney sweep|gardener|health visitor|midwife|nurse|doctor|vet|guests|visitors|in-?laws|grandchildren|grandkids|relatives|family)(?:['’]?s| is| are|['’]re| will be)?(?: \w+)? (?:com(?:e|es|ing)|due|arriv\w+|booked|here|round|staying|visiting|in|call(?:s|ing))\b(?![^.?!]*\blet\b)/i;
/** What has happened already. */
const ofPast =
  /\b(?:ago|ruined|wrecked|burst pipe|(?:had|was|got|been) (?:\w+ )?flood(?:ed)?|last (?:week|month|year|time|mon\w*|tues\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|spring|summer|autumn|winter)(?! (?:of|in)\b)|(?:i|we|he|she|they|it|mum|dad|someone|somebody|nobody|and|who|which) (?:rang|phoned|emailed|spoke|bought|came|went|fell|tripped|slipped|burst|broke|flooded|leaked|happened|started)|i called|(?:was|were) (?:\w+ )?(?:laid|fitted|done|put down|delivered|installed)|had (?:hers|his|theirs|it|them) (?:done|fitted|laid)|used to|had (?:a|an|another) \w+ (?:in|on|at|last|over)\b)\b/i;
/** Asks what we do on such days; with a day agreed it wishes for no other. */
const asksHours =
  /\b(?:do|are|is|will|can) (?:you|u|ya|they|your \w+|the shop)(?: lot| guys| people)? (?:ever |even |also )?(?:open|work|trade|shut|closed?|do (?:weekends?|evenings?|saturdays?|sundays?)|deliver)\b/i;
const asksOpening =
  /\b(?:are|is|will) (?:you|u|ya|they|the shop)(?: lot| guys| be)? (?:open|shut|closed?)\b/i;
/** "Done in a month": how soon, and no day. */
const duration =
  /\b(?:a|an|one|two|three|four|six|few|couple(?: of)?|next|this|\d+)(?: or (?:so|two|three|\d+))? (?:weeks?|months?)\b|\b(?:weeks?|months?) or (?:so|two)\b/gi;
/** A reason goes with what it is given for. */
const isReason = /^[\s,]*(?:as|because|cos|since|though|although|while|whereas)\b/i;
/** "So fitting then would be ideal": the day was named before. */
const pointsBack =
  /\b(?:then|that day|those days|(?:on|before|after|by|around) (?:that|those|them|it)|at that time)\b/i;
/** Says of a day that it is good or bad, or names another: the visit's. */
const ofDay =
  /\b(?:suits?|fine|ok|okay|good|better|best|great|perfect|ideal|free|available|instead|make it|make that|rather|not|no|can'?t|cant|won'?t|home|in|here|there|please|could do|can do|would do)\b/i;

/** "Don't ring me before 10": when the phone may ring. */
const ofPhone =
  /\b(?:ring|phone|text|rung|telephone)(?:ing|ed)? (?:(?:me|us|her|him|them|the \w+)\b[^.?!]{0,15})?\b(?:before|after|until|till|between|in the)\b|\b(?:don'?t|never|do not|not) call (?:me|us|her|him|them) (?:before|after|until|till|between|in the)\b/i;

type Subject = 'visit' | 'other' | undefined;

function subjectOf(piece: string, hasDay: boolean): Subject {
  const isOthers =
    [ofOthers, ofEvent, ofOwnPlans, ofCallers].some((pattern) => pattern.test(piece)) &&
    !/\b(?:you|someone|somebody)\b/i.test(piece);
  if (isOthers || ofPast.test(piece) || ofPhone.test(piece)) return 'other';
  if (ofVisit.test(piece)) return 'visit';
  if (ofWork.test(piece) || asksOpening.test(piece)) return 'other';
  if (hasDay && asksHours.test(piece)) return 'other';
  return undefined;
}

/** A message, apart from the days and times that it names for something else than the visit. */
type WordsOfVisit = {
  text: string;
  /** What was said of other days: of the fitting, of a delivery, of somebody else's floor. */
  others: string[];
  /** Whether these are said of the laying of the floor. */
  isOfWork: boolean;
  /** Whether these are of days to come, which the team should know. */
  isForTeam: boolean;
};

/**
 * "Friday's fine for you to measure, but the fitting would have to be a weekend": only the Friday is of the visit. A
 * piece that names no subject has that of the piece before, unless it says that a day is good or bad.
 * @param hasDay whether a day was agreed before
 */
export function wordsOfVisit(plain: string, hasDay: boolean): WordsOfVisit {
  const pieces = plain.split(pieceEnd).filter((piece) => piece !== '');
  const subjects: Subject[] = [];
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    const isNew = before === undefined || sentenceEnd.test(before);
    const own = subjectOf(piece, hasDay);
    const isTaken = !isNew && (isReason.test(piece) || !ofDay.test(piece));
    subjects.push(own ?? (isTaken ? subjects[at - 1] : undefined));
    if (own === 'other' && !isNew && pointsBack.test(piece) && !namesTime.test(piece))
      subjects[at - 1] = 'other';
  }
  const isOther = (at: number) => subjects[at] === 'other';
  const others = pieces.filter((piece, at) => isOther(at) && namesTime.test(piece));
  if (!subjects.includes('other'))
    return { text: plain, others, isOfWork: false, isForTeam: false };
  return {
    // Where what ended a sentence is left out, the sentence still ends there.
    text: pieces
      .map((piece, at) => (isOther(at) ? (sentenceEnd.test(piece) ? '.' : '') : piece))
      .filter(Boolean)
      .join(' ')
      .replace(/\s+\./g, '.')
      .replace(/^[\s.]+|([.!?])[\s.]*\.+/g, '$1')
      .replace(/[\s,]+$|^[\s,]+/g, ''),
    others: others.map((piece) => piece.replace(/^[\s,.;]+/, '').trim()),
    isOfWork: pieces.some((piece, at) => isOther(at) && ofWork.test(piece)),
    isForTeam:
      others.some((piece) => namesTime.test(piece.replace(duration, ' '))) &&
      pieces.every((piece, at) => !isOther(at) || !ofPast.test(piece)),
  };
}
