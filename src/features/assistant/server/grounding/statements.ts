import { stemmer } from 'stemmer';
import { tenOf, unitOf } from '../nlu/text/spoken-numbers.ts';
import { generalWords } from './general-words.ts';

/** Kinds of statements that the tools must have made with the same words. */
const promisePatterns: [kind: string, pattern: RegExp][] = [
  ['guarantee', /\b(?:guarante|warrant)/i],
  [
    'free',
    /\bfree\b(?![ -](?:visits?\b|slots?\b|times?\b|days?\b|on\b|at the moment|then|to (?:ask|call|ring|change|message)))|\bno (?:extra |additional )?(?:charge|cost|obligation)\b|\bcomplimentary\b|\bon (?:us|the house)\b|\b(?:not|won['’]t|doesn['’]t) cost (?:you )?(?:a (?:penny|thing)|anything)\b|\bcosts? (?:you )?nothing\b|\bwithout charge\b|\bthrown? in\b|\bnot a penny\b|\bgratis\b|\bfor nothing\b/i,
  ],
  ['insured', /\binsur/i],
  [
    'arranged',
    /\b(?:is|are|been|now|all|got|have|['’]ve|['’]re) (?:now |just |all |already |officially )?(?:confirmed|booked|scheduled|arranged|reserved|in the diary|pencilled|locked in|set up|sorted)\b|\bbooking (?:is )?(?:confirmed|made|complete)\b|\b(?:booked|pencilled|put|slotted|squeezed|penned) you (?:in|down)\b|\bin the diary\b|\bsee you (?:on|at|then|soon)\b|\bwill (?:be (?:with|round|there)|arrive|turn up)\b/i,
  ],
  ['out of stock', /\bout of stock\b|\bsold out\b|\bnot in stock\b|\bnone (?:left|in)\b/i],
  ['back order', /\bback[- ]?order/i],
  [
    'in stock',
    /(?<!not |out of )\bin stock\b|\bavailable (?:now|today|straight)\b|\b(?:in|from) (?:the |our )(?:warehouse|shop|stockroom)\b|\bready to go\b|\bon the shelf\b|\b(?:got|have) (?:that|it|them|those|one|some|plenty|lots)(?: \w+)? in\b(?! (?:our|the|a|mind)\b)|\bplenty (?:in|of it|left)\b/i,
  ],
  [
    'discount',
    /\bdiscount|\bon sale\b|\bin the sale\b|\bsale price\b|\breduced\b|\bspecial offer|\boffers?\b(?= (?:on|is|are|of))|\bhalf[- ]price\b|% off\b|\bknock(?:ed)?\b.*\boff\b|\bmoney off\b|\bsee you right\b|\b(?:better|special|trade|good|lower) (?:rate|deal|terms)s?\b|\bmates['’]? rates\b|\b(?:a bit|something|a little) off\b(?! the)|\blook after you on\b|\bcheaper for (?:you|pensioners|landlords|students)/i,
  ],
  [
    'lowest price',
    /\bcheapest\b|\blowest[- ]price|\bbest price|\bprice[- ]match|\bbeat (?:any|their|that)|\bmatch (?:any|their|that|it)\b|\bcheaper than\b|\bunbeatable\b/i,
  ],
  ['refund', /\brefund|\bmoney back\b|\breturn it\b|\bchange your mind\b/i],
  [
    'credit',
    /\bfinance\b|\binterest[- ]free\b|\bpay (?:monthly|later|in)\b|\binstalments?\b|\bklarna\b|\b(?:no |a )?deposit\b|\bspread the cost\b|\bup ?front\b|\b(?:half|a? ?quarter|a? ?third|the rest|the balance) (?:now|down|first|later|on the day|on completion|when (?:we|it))\b|\bon account\b|\bcash\b|\bcards?\b(?= payment)/i,
  ],
  [
    'approved',
    /\baccredited\b|\bcertified\b|\bapproved by\b|\bregistered with\b|\baward|\bqualified\b|\bmembers? of\b|\btrustpilot\b/i,
  ],
  [
    'safe',
    /\basbestos\b|\b(?:safe|harmless)\b|\bnon[- ]toxic\b|\bno (?:danger|risk|harm)\b|\bnothing to worry about\b|\bwon['’]t (?:hurt|harm)\b|\b(?:fine|ok|okay) to (?:lift|remove|pull|break|sand|drill|take)\b/i,
  ],
  ['health', /\basthma|\ballerg|\bhypoallergenic\b|\bhealth/i],
  [
    'proof',
    /\b\w+[- ](?:proof|resistant|friendly|safe)\b|\b\w+proof\b|\bindestructible\b|\b(?:won['’]t|never|doesn['’]t|does not|can['’]t|will not) (?:stain|fade|mark|scratch|wear|warp|swell|shrink|ripple|show)|\blasts?\b(?! (?:about |around |between )?(?:\d|one|two|three|four|five|six|an? hour|forty|sixty))|\bfor life\b|\blifetime\b/i,
  ],
  [
    'outside area',
    /\b(?:outside|beyond) (?:our|the)\b|\b(?:don['’]t|do not|cannot|can['’]t) (?:cover|come to|reach|get to)\b|\btoo far\b/i,
  ],
  [
    'inside area',
    /\bwe (?:do )?(?:cover|come to|serve|work in|get to)\b(?! you\b)|\b(?:within|inside|in) our (?:area|radius|patch)\b/i,
  ],
  [
    'vat extra',
    /\b(?:plus|excluding|excl\.?|ex\.?|without|before|exclusive of) VAT\b|\bVAT (?:is )?(?:extra|on top|not included)\b/i,
  ],
  [
    'told the team',
    /\b(?:i['’]ve|i have|has been|have been|we['’]ve|is) (?:now |just |all )?(?:passed|sent|forwarded|asked|told|emailed|notified|messaged|let (?:the|them)|on its way)\b|\b(?:they|someone|somebody|the team|a colleague|one of the team)(?:['’]ll| will) (?:ring|call|phone|contact|be in touch|answer|get back|email|come|be with)\b/i,
  ],
  [
    'on everything',
    /\b(?:off|sale|discount|reduced|free|from £[\d.]+)\b[^.?!]*\b(?:all|every|everything|any)\b|\b(?:all|every|everything|any)\b[^.?!]*\b(?:off|on sale|discount\w*|reduced|free)\b|\b(?:goes|applies|same) for (?:any|all|every)|\b(?:any|all|every) (?:carpets?|floors?|products?|ranges?)\b/i,
  ],
  [
    'human',
    /\b(?:i['’]m|i am) (?:a |an )?(?:real |actual )?(?:human|person|member|man|woman)\b|\bone of (?:the|our) (?:\w+ )?(?:team|staff|fitters)\b|\bhere (?:in|at) the (?:office|shop|showroom)\b/i,
  ],
  [
    'cheaper',
    /\b(?:saves?|saving|cheaper|cheapest|less expensive|costs? (?:you )?less|better value|lower price)\b/i,
  ],
  [
    'dearer',
    /\b(?:dearer|more expensive|pricier|costs? (?:you )?(?:\w+ )?more|worth the extra)\b/i,
  ],
  [
    'popular',
    /\bbest[- ]?sell|\bmost popular\b|\bmost people\b|\beveryone['’]s\b|\b(?:firm |customer )favourite|\bcustomers (?:love|rave|always)|\bflying out\b/i,
  ],
  ['no joins', /\b(?:no|without(?: a| any)?) (?:joins?|seams?)\b|\b(?:seamless|join-free)\b/i],
  [
    'within budget',
    /\b(?:within|under|inside) (?:your |the |that )?(?:budget|limit)\b|\baffordable\b/i,
  ],
  [
    'shop',
    /\b(?:pop|call|come|drop|nip)\w* (?:in|into|by|to|round)\b[^.?!]*\b(?:showroom|shop|office|store|warehouse)\b|\bour (?:shop|store|warehouse|high street)\b/i,
  ],
  [
    'quiet',
    /\b(?:won['’]t|will not|can['’]t|cannot|hardly|barely|never|don['’]t) (?:even |ever )?(?:hear|notice|feel)\b|\b(?:hear|feel) nothing\b|\bsound ?proof\w*/i,
  ],
  [
    'past work',
    /\bwe['’]re (?:there|round there|out (?:there|that way)|over there|in \w+) (?:every|all the time|most|often|regularly|weekly)\b|\b(?:plenty|lots|many|most|some) of (?:our |my )?(?:customers|people|folk)\b|\b(?:we['’]ve|we have|our (?:lads|fitters|team) (?:have|has|['’]ve)) (?:just |already |recently )?(?:fitted|done|laid|worked|carpeted|finished)\b|\bbeen (?:laying|fitting)\b/i,
  ],
  [
    'included',
    /\b(?:underlay|fitting|gripper|delivery|installation|uplift|disposal|removal)\b(?: (?:is|are|comes?))?(?: all)? included\b|\bincluding (?:the )?(?:underlay|fitting|delivery|gripper|removal|disposal)\b/i,
  ],
  [
    'done',
    /\b(?:i['’]ve|i have|we['’]ve|we have|that['’]s|consider it|has been|have been|is now|are now) (?:now |just |all |already )?(?:booked|put|added|changed|cancelled|moved|reserved|saved|ordered|arranged|set (?:up|aside)|done|sorted|updated|registered|logged|popped|held|rebooked|removed|deleted)\b/i,
  ],
  ['underlay', /\bunderlay\b/i],
  ['closed', /\b(?:closed|shut|not open)\b/i],
];
/** Whose words must all stand in one sentence of the evidence that makes the same promise. */
const bound = new Set([
  'guarantee',
  'free',
  'insured',
  'discount',
  'refund',
  'credit',
  'approved',
  'safe',
  'health',
  'proof',
  'lowest price',
  'arranged',
  'closed',
  'included',
  'quiet',
]);

const wordPattern = /[\p{L}][\p{L}'’]*/gu;
/** The beginning of a word by which its forms are one: "fitting" and "fitted". */
export const stemOf = (word: string): string =>
  stemmer(word.toLowerCase().replaceAll('’', "'").replace(/'s?$/, ''));
const general = new Set(generalWords);
/** Endings without which a word is looked up: a stem would take "generation" for "general". */
const endings = [/(?:'s|s)$/, /es$/, /ed$/, /d$/, /ing$/, /ly$/, /er$/, /est$/];
const numbers = new Set([
  ...unitOf.keys(),
  ...tenOf.keys(),
  'hundred',
  'thousand',
  'grand',
  'half',
  'quarter',
  'quarters',
]);

function isGeneral(word: string): boolean {
  const plain = word.toLowerCase().replaceAll('’', "'");
  if (plain.length < 3 || numbers.has(plain) || general.has(plain)) return true;
  return endings.some((ending) => {
    const base = plain.replace(ending, '');
    if (base === plain) return false;
    if (base.length < 3) return general.has(base);
    return (
      general.has(base) || general.has(`${base}e`) || general.has(base.replace(/(.)\1$/, '$1'))
    );
  });
}

/** Read as figures, dates or addresses. */
const otherwiseRead =
  /https?:\/\/\S+|\bwww\.\S+|(?<![^\s(])\/[\w?#][^\s]*|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|tue|wed|thu|fri|sat|sun)\b|\b(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\b/gi;

/** The stems of the words of a text that state something. */
export function contentStems(text: string): string[] {
  const words = text.replace(otherwiseRead, ' ').match(wordPattern) ?? [];
  return [...new Set(words.filter((word) => !isGeneral(word)).map(stemOf))];
}

/** "Monday is free", not "the measure is free". */
const availability =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur)days?|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|days?|dates?|slots?|visits?|times?|mornings?|afternoons?)\b[^.?!]{0,60}\bfree\b/gi;

export function promisesOf(text: string): string[] {
  const rest = text.replace(availability, ' ');
  return promisePatterns.filter(([, pattern]) => pattern.test(rest)).map(([kind]) => kind);
}

/** A clause without the words that make the promise itself. */
export function withoutPromise(clause: string, promise: string): string {
  const pattern = promisePatterns.find(([kind]) => kind === promise)?.[1];
  return pattern ? clause.replace(pattern, ' ') : clause;
}

const firm = /\b(?:we|us|our|ours|it|that|this|they|these|those|there|you|i)\b/i;
const maxInterjection = 4;

/** "Dead easy", "Not a bean!": a few words at the beginning that state nothing of anybody. */
export const isInterjection = (clause: string) =>
  !firm.test(clause) && (clause.match(wordPattern) ?? []).length <= maxInterjection;

/** A clause without the floors or sums that another goes on with: "laminate included". */
export const goesOn = (clause: string) => /\b(?:included|as well|too|also|even)\b/i.test(clause);

const floorKinds = /\b(?:carpet|laminate|vinyl|lvt)s?\b/gi;
/** The kinds of floor that a promise names: a guarantee on carpet says nothing of laminate. */
export const floorsOf = (text: string): string[] => (text.match(floorKinds) ?? []).map(stemOf);
export const isBound = (promise: string) => bound.has(promise);

/** A sentence ends at punctuation followed by space (not within a figure or URL), or at the end of a line. */
const sentencePattern = /[^.!?\n]*(?:[.!?](?![\s)])[^.!?\n]*)*[.!?\n]*[\s)]*/g;
export const sentencesOf = (text: string): string[] =>
  (text.match(sentencePattern) ?? []).filter((sentence) => sentence.trim() !== '');

const clauseEnd =
  /[,;:](?=\s)|\s[–—-]\s|[–—]|\((?=\D)|\)|\b(?:and|but|while|whereas|although|though|because|which)\b/;
export const clausesOf = (sentence: string): string[] =>
  sentence.split(clauseEnd).filter((clause) => clause.trim() !== '');

const lead = String.raw`^\W*(?:(?:and|but|so|or|then|well|oh|ah|right|ok|okay|yes|no|sure|of course|great|lovely|perfect|in that case|if you like|if so|for that|otherwise|alternatively|meanwhile|first|just)\W+)*`;
const speakers = `ask|check|look|find|work|price|pass|hand|tell|help|see|note|understand|know|think|hope|need|wonder|read|say|explain|suggest|compare|point|take|make sure|do that|do so|be|have|get (?:you|that|back|the)|add|put (?:that|it|a note)|appreciate|hear|mean|guess|answer|gather|love|double[- ]check`;
/** Clauses in which the assistant speaks of itself and the conversation, and states nothing of the firm. */
const ofConversation = new RegExp(
  String.raw`${lead}(?:i(?:['’](?:m|d|ll|ve))?(?: (?:can|could|will|would|do|did|don['’]t|can['’]t|cannot|couldn['’]t|am|just|only|also|happily|gladly|quickly|certainly|really|not|already|now|then|always))* (?:${speakers}|sorry|afraid|glad|happy|not|sure|pleased|here|able)|i['’]m\b|let me\b|let['’]s\b|shall\b|would you\b|could you\b|can you\b|may i\b|do you\b|are you\b|have you\b|is (?:it|that|this|there)\b|if (?:you|it|that|so|not|the)\b|when you\b|once (?:you|i)\b|whether\b|please\b|thanks?\b|thank you\b|sorry\b|hello\b|hi\b|hey\b|good (?:morning|afternoon|evening|question|choice)\b|no (?:problem|worries|rush|pressure)\b|feel free\b|have a\b|enjoy\b|tell me\b|give me\b|send me\b|pop me\b|drop me\b|leave (?:me|your|a)\b|just (?:tell|give|send|say|let)\b|you (?:said|mentioned|told|asked|gave|wanted|want)\b|which\b|what\b|how\b|who\b|where\b|(?:that|this|it) (?:sounds|must|depends)\b|how (?:lovely|nice|exciting|annoying|frustrating)\b|what a\b|sounds\b)`,
  'i',
);
/** "your kitchen", "your very old stairs": the customer's own words. */
const ofCustomer = /\byour\s+((?:[\p{L}'’-]+\s?){1,4})/giu;

/** Whether a clause only speaks of the conversation, or asks. */
export const isOfConversation = (clause: string, sentence: string) =>
  /\?\s*$/.test(sentence.trim()) ||
  (ofConversation.test(clause) &&
    !(isConditional.test(clause) && /\b(?:we|our|us)\b/i.test(clause)));
const isConditional = /^\W*(?:if|when|once|whether)\b/i;

/** The stems of what a clause calls the customer's: "your kitchen". */
export const stemsOfCustomer = (clause: string): string[] =>
  [...clause.matchAll(ofCustomer)].flatMap(([, words = '']) => contentStems(words));
