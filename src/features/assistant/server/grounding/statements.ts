import { stemmer } from 'stemmer';
import { tenOf, unitOf } from '../nlu/text/spoken-numbers.ts';
import { claimWords } from './vocabulary/claim-words.ts';
import { generalWords } from './vocabulary/general-words.ts';

const wordPattern = /[\p{L}][\p{L}'’]*/gu;
/** The beginning of a word by which its forms are one: "fitting" and "fitted". */
export const stemOf = (word: string): string =>
  stemmer(word.toLowerCase().replaceAll('’', "'").replace(/'s?$/, ''));
/** Endings without which a word is looked up: a stem would take "generation" for "general". */
const inflections = [/(?:'s|s)$/, /es$/, /ed$/, /d$/, /ing$/];
const degrees = [/er$/, /est$/];
const comparatives = [/(?<=i)er$/, /(?<=i)est$/];
const endings = [...inflections, ...comparatives, /ly$/];
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

/** Whether a word, or what it is a form of, is in a list. */
const isFormIn = (list: ReadonlySet<string>, word: string, forms: readonly RegExp[]) =>
  list.has(word) ||
  forms.some((ending) => {
    const base = word.replace(ending, '');
    if (base === word) return false;
    if (base.length < 3) return list.has(base);
    const forms = [base, `${base}e`, base.replace(/(.)\1$/, '$1'), base.replace(/i$/, 'y')];
    return forms.some((form) => list.has(form));
  });

/** "They'd" and "don't" are "they" and "do". */
const contraction = /(?:n't|'(?:d|ll|ve|re|m|s))$/;

function isGeneral(word: string): boolean {
  const plain = word.toLowerCase().replaceAll('’', "'").replace(contraction, '');
  if (plain.length < 3 || numbers.has(plain)) return true;
  return (
    isFormIn(generalWords, plain, endings) &&
    !isFormIn(claimWords, plain, [...inflections, ...comparatives, ...degrees])
  );
}

/** Read as figures, dates or addresses. */
const otherwiseRead =
  /https?:\/\/\S+|\bwww\.\S+|(?<![^\s(])\/[\w?#][^\s]*|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:today|tomorrow|tonight)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|tue|wed|thu|fri|sat|sun)\b|\b(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\b/gi;

/** Phrases in which words that state something elsewhere state nothing: "a trade-off", "firm it up", "six in the evening". */
const figurative =
  /\b(?:trade-?offs?|(?:no|not (?:get )?any) (?:warmer|hotter) than(?= \d)|(?:not|n['’]t (?:get |have )?|without) ?much (?:natural |day)?light|(?:might|may|could|should) (?:just )?rescue (?:you|it)|treat (?:yoursel(?:f|ves)|the|\w+ as)|(?<=£[\d,.]+ )(?:left|to spare|spare)|cut (?:from|to)(?= £)|the (?:latest|earliest)|bits and (?:pieces|bobs)|finishing (?:bits|touch(?:es)?)|to buy(?=\s*(?:$|[.,;!]))|before you buy|(?:roll|one|it) (?:that )?wins|(?:long|nice|spot of|bite of) lunch|with a (?:good )?book|the bargain(?= at £)|packs? to carry in|in (?:its|their) stride|you (?:saw|heard|read)|in the family|easier on the (?:purse|pocket|wallet|eye)|fall(?:s|en)? (?:for|in love)|hard (?:feelings|to (?:say|tell|choose|beat))|(?:the|those|these|any) extras|spare (?:room|bedroom|time|moment|minute)s?|firm (?:it|that|things|them) up|in order to|in good company|(?<=£[\d,.]+ to )pay|pay(?:ing)?(?=\s+(?:about |around |just |only )?£)|(?:lower|upper) case|plenty of (?:people|folk|time|choice|options|others|room(?! for)|space|days|dates|slots)|carr(?:y|ies) (?:an?|the|our)|set in stone|fits? the bill|easy on the (?:purse|pocket|wallet|eye)|an? (?:Wiltshire |Chippenham )?firm(?=\s*(?:[,.]|$|based|that))|better buy|(?:not|aren['’]t|isn['’]t) (?:exactly )?cheap|(?:that|this|so|too|quite|as) (?:early|late)|in (?:that|this|your own) light|across the board|(?:a|such a|real|proper|bit of a) treat|mov(?:e|es|ed|ing) (?:house|home|in|out|day)|(?:safe|fair|good) bet|to be on the safe side|(?<=\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|\d{1,2}|o['’]clock) )in the evening|(?:good|lovely|nice|great) evening)\b/gi;

const wordsOf = (text: string): string[] =>
  text
    .replace(/\bsun\b/g, 'sunlight')
    .replace(/\b(?:washing machine|dishwasher|fridge|cooker)(?=s?\b)/gi, 'appliance')
    .replace(otherwiseRead, ' ')
    .replace(figurative, ' ')
    .match(wordPattern) ?? [];

/** The stems of the words of a text that state something. */
export const contentStems = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !isGeneral(word))
      .map(stemOf),
  ),
];

/** The stems of all words of a text, with those that state nothing by themselves. */
export const allStems = (text: string): string[] => [...new Set(wordsOf(text).map(stemOf))];

const firm = /\b(?:we|us|our|ours|it|that|this|they|these|those|there|you|i)\b/i;
const verb =
  /\b(?:is|are|was|were|will|can|could|do|does|has|have|comes?|goes|takes?|works?|needs?)\b|n['’]t\b|['’]s\b/i;
/** Whether a clause has a common verb, or one of the firm's. */
export const hasVerb = (clause: string) =>
  verb.test(clause) || firm.test(clause) || isNegated.test(clause);
const isNegated = /\b(?:no|not|never|without|too)\b/i;
const maxInterjection = 4;

/** "Dead easy", "Not a bean!": a few words at the beginning that state nothing of anybody. */
export const isInterjection = (clause: string, sentence: string) =>
  !firm.test(clause) &&
  !verb.test(clause) &&
  (clause.trim() !== sentence.trim() || /!\s*$/.test(sentence)) &&
  (clause.match(wordPattern) ?? []).length <= maxInterjection;

/** A clause without the floors or sums that another goes on with: "laminate included". */
export const goesOn = (clause: string) => /\b(?:included|as well|too|also|even)\b/i.test(clause);

const floorKinds = /\b(?:carpet|laminate|vinyl|lvt)s?\b/gi;
/** The kinds of floor that a promise names: a guarantee on carpet says nothing of laminate. */
export const floorsOf = (text: string): string[] => (text.match(floorKinds) ?? []).map(stemOf);

/** A sentence ends at punctuation followed by space (not within a figure or URL), or at the end of a line. */
const sentencePattern = /[^.!?\n]*(?:[.!?](?![\s)])[^.!?\n]*)*[.!?\n]*[\s)]*/g;
export const sentencesOf = (text: string): string[] =>
  (text.match(sentencePattern) ?? [])
    .filter((sentence) => sentence.trim() !== '')
    .reduce<string[]>((all, sentence) => {
      const before = all.at(-1);
      // "The only one Which? recommends."
      if (before !== undefined && /\?\s*$/.test(before) && /^\p{Ll}/u.test(sentence))
        all.splice(-1, 1, before + sentence);
      else all.push(sentence);
      return all;
    }, []);

const clauseEnd =
  /[,;:](?=\s)|\s[–—-]\s|[–—]|\((?=\D)|\)|\b(?:(?<!\b(?:hundred|thousand|bits) )and(?! a (?:half|quarter)\b)|but|while|whereas|although|though|because|which|against|versus|vs|compared (?:with|to))\b|\bto(?= (?:the )?[A-Z][A-Za-z ]*['’]s £)/;
export const clausesOf = (sentence: string): string[] =>
  sentence.split(clauseEnd).filter((clause) => clause.trim() !== '');

const ofSame =
  /^\W*(?:so (?:does|is|are|has|do (?:our|the|all|both|they)|have|will|would)\b|(?:the )?same (?:goes|applies|holds|is true)\b|(?:neither|nor) (?:do|does|is|are|has|have|will|would|can)\b)/i;
const subject =
  /^.*?\b(?=(?:is|are|has|have|comes?|carr(?:y|ies)|gets?|takes?|costs?|needs?|will|can|do|does)\b)/i;
/** Clauses with what they only point back to: "and so does all our fitting" has a guarantee too. */
export const writeOut = (clauses: readonly string[]): string[] =>
  clauses.map((clause, at) =>
    ofSame.test(clause) && at > 0
      ? `${clause.trimEnd()} ${(clauses[at - 1] ?? '').replace(subject, '')}`
      : clause,
  );

const lead = String.raw`^\W*(?:(?:and|but|so|as|since|or|then|well|oh|ah|right|ok|okay|yes|no|sure|of course|great|lovely|perfect|in that case|if you like|if so|for that|otherwise|alternatively|meanwhile|first|just)\W+)*`;
const speakers = `ask|check|look|find|work|price|pass|hand|tell|help|see|note|understand|know|think|hope|need|wonder|read|say|explain|suggest|compare|point|take|make sure|do that|do so|be|have|get (?:you|that|back|the)|add|put (?:that|it|a note)|appreciate|hear|mean|guess|answer|gather|love|double[- ]check`;
/** Clauses in which the assistant speaks of itself and the conversation, and states nothing of the firm. */
const ofConversation = new RegExp(
  String.raw`${lead}(?:i(?:['’](?:m|d|ll|ve))?(?: (?:can|could|will|would|do|did|don['’]t|can['’]t|cannot|couldn['’]t|am|just|only|also|happily|gladly|quickly|certainly|really|not|already|now|then|always))* (?:${speakers}|sorry|afraid|glad|happy|not|sure|pleased|here|able)|i['’]m\b|let me\b|let['’]s\b|shall\b|would you\b|could you\b|can you\b|may i\b|do you\b|are you\b|have you\b|is (?:it|that|this|there)\b|if (?:you|it|that|so|not|the)\b|when you\b|once (?:you|i)\b|whether\b|please\b|thanks?\b|thank you\b|sorry\b|hello\b|hi\b|hey\b|good (?:morning|afternoon|evening|question|choice|spot|point|idea|thinking)\b|with (?:a|an|your|the) [\w ]+ i(?:['’]ll| can| could)\b|no (?:problem|worries|rush|pressure)\b|feel free\b|do (?:mention|tell|say|ask|let|take|have|feel)\b|think (?:of|about)\b|to (?:see|work out|check|find out|price|give you|answer)\b|i wouldn['’]t (?:put|use|recommend|choose|pick|lay|rely)\b|have a\b|enjoy\b|tell me\b|give me\b|send me\b|pop me\b|drop me\b|leave (?:me|your|an? (?:message|note|name|number|review))\b|just (?:tell|give|send|say|let)\b|you (?:said|mentioned|told|asked|gave|wanted|want)\b|which\b|what\b|how\b|who\b|where\b|(?:that|this|it) (?:sounds|must|depends)\b|how (?:lovely|nice|exciting|annoying|frustrating)\b|what a\b|sounds\b)`,
  'i',
);
/** "your kitchen", "your very old stairs": the customer's own words. */
const ofCustomer = /\byour\s+((?:[\p{L}'’-]+\s?){1,4})/giu;

/** What a customer may wish for, and nobody says that it is there: "something easy to wipe for the kitchen". */
const ofWish = /^\W*(?:and |or )?(?:something|somewhere|anything) (?!(?:we|that|which|is|you)\b)/i;

/** Whether a clause only speaks of the conversation, asks or tells a wish. */
export const isOfConversation = (clause: string, sentence: string) =>
  /\?\s*$/.test(sentence.trim()) ||
  (ofWish.test(clause) && !firm.test(clause) && !verb.test(clause)) ||
  (ofConversation.test(clause) && !(isConditional.test(clause) && isOfMore(clause, sentence)));
/** A condition that goes on to what the firm does, without a comma: "If you're disabled you won't pay VAT." */
const isOfMore = (clause: string, sentence: string) =>
  /\b(?:we|our|us)\b/i.test(clause) ||
  (clause.replace(/[\s.!]+$/, '') === sentence.trim().replace(/[\s.!]+$/, '') &&
    !isRequest.test(clause));
const isRequest =
  /\b(?:let me|tell me|just|please|i can|i could|i['’]ll|shall|say|ask|give|drop|call|ring|send|feel free|here|know)\b/i;
const isConditional = /^\W*(?:if|when|once|whether)\b/i;

/** The stems of what a clause calls the customer's: "your kitchen". */
export const stemsOfCustomer = (clause: string): string[] =>
  [...clause.matchAll(ofCustomer)].flatMap(([, words = '']) => contentStems(words));

/** What stands before a clause in its sentence. */
export const textBefore = (clause: string, sentence: string): string =>
  sentence.slice(0, Math.max(0, sentence.indexOf(clause)));
