import type { Facts } from './evidence.ts';
import { type Claim, findFigures } from './figures.ts';
import { findNames } from './names.ts';
import { idle } from './read-labels.ts';
import {
  allStems,
  clausesOf,
  contentStems,
  floorsOf,
  hasVerb,
  stemOf,
  stemsOfCustomer,
} from './statements.ts';
import { isWithinHours } from './weekdays.ts';

export const isNegative =
  /\b(?:no|not|none|without|never|nothing|neither|nor|hardly)\b|n['’]t\b|\btoo \w+(?: (?:for|to)\b|\W*$)/i;
/** What hides a thing does not show it. */
const isHiding = /\b(?:hid(?:es?|den|ing)|disguis\w+|conceal\w*|masks?)\b/i;
const isSeen = /\bshow(?:s|n|ing)?\b/i;
const isOpposite = (text: string, other: string) => {
  const isOfSight = [text, other].every((one) => isHiding.test(one) || isSeen.test(one));
  const isDenied = (one: string) => isNegative.test(one) !== (isOfSight && isHiding.test(one));
  return isDenied(text) !== isDenied(other);
};
const ofShow = /\b(?:shows?|hides?|disguises?|conceals?|masks?)\b((?: [\p{L}'’-]+){1,2})/giu;
/** What the evidence tells not to do, or that a thing is not: "trimmed rather than tugged". */
const ofContrast = /\b(?:rather than|instead of) (?:an? |the )?([\p{L}'’-]+)/giu;

const isAdvisedAgainst = (clause: string, told: readonly string[]) =>
  !isNegative.test(clause) &&
  !/\b(?:rather|instead|than|avoid)\b/i.test(clause) &&
  told
    .flatMap((text) => [...text.matchAll(ofContrast)].map(([, word = '']) => stemOf(word)))
    .filter((word) => !idle.has(word) && allStems(clause).includes(word))
    .some((word) => told.every((text) => !allStems(text.replace(ofContrast, ' ')).includes(word)));

/** What a clause calls something: "the sheen is a fault". */
const ofName = /(?:\b(?:is|are)|['’](?:s|re)) (?:really |just |only )?an? ([\p{L}'’-]+)/giu;
/** Whether the evidence only ever says that something is no such thing. */
const isNoSuch = (clause: string, told: readonly string[]) =>
  !isNegative.test(clause) &&
  [...clause.matchAll(ofName)].some(([, name = '']) => {
    const same = told.filter((text) => new RegExp(`\\b${name}\\b`, 'i').test(text));
    const isDenial = new RegExp(`\\b(?:not|no|never) (?:an? )?${name}\\b`, 'i');
    return same.length > 0 && same.every((text) => isDenial.test(text));
  });
/** What a clause recommends something for: "ideal for stairs". */
const ofUse =
  /\b(?:suits?|suited|suitable|ideal|good|fine|perfect|great|right|best|works?|made|okay?|copes?|stands? up|too (?:soft|firm|thin|thick|delicate|slippery)|use|used|recommend|choose|put)\b(?: \w+)? (?:for|on|in|over|with|to)\b((?: [\p{L}'’-]+){1,4})/giu;
/** What is recommended is another thing than the one that the evidence tells of. */
const ofOther =
  /\b(?:(?:firm|thin|thick|soft|warm|light|tough|strong|small|short)n?er|other|another|something|different|else|alternative)\b/i;
/** "Use a heat-resistant glue in a conservatory instead", "choose a thinner one over heated floors". */
const ofInstead = /\binstead\b|\b(?:choose|use|pick) an? \w+er one\b/gi;
const isOfSight = (clause: string) => isSeen.test(clause) || isHiding.test(clause);
const goesOnOf = (clause: string, before: string) =>
  !hasVerb(clause) && !isOfSight(clause) && isOfSight(before);
/** Joins are counted, and not opposed. */
const ofNoJoin = /\b(?:without|with no|no) (?:any |an? )?(?:joins?|seams?)\b/gi;
/** So many words in common make a clause of the evidence speak of the same. */
const minShared = 2;

/** Whether the evidence says the opposite: "suits cats" where it says "not with cats". */
export function isContradicted(clause: string, before: string, { clauses }: Facts): boolean {
  // "…hides fingerprints and small scratches": what goes on has the verb of the clause before.
  const said = (goesOnOf(clause, before) ? `${before} ${clause}` : clause).replace(ofNoJoin, ' ');
  const spoken = allStems(clause).filter((stem) => !idle.has(stem));
  const isOpposed = (words: readonly string[]) => {
    const same = clauses.filter(({ stems }) => words.every((word) => stems.has(word)));
    return same.length > 0 && same.every(({ text }) => isOpposite(text, said));
  };
  const isOtherUse = (words: readonly string[]) => {
    const same = clauses.filter(({ stems }) => words.every((word) => stems.has(word)));
    return (
      words.length > 0 &&
      same.length > 0 &&
      same.every(({ text }) => isOpposite(text.replace(ofInstead, 'not'), said))
    );
  };
  // "Bleach-cleanable" beside "bleach will not take it out": it can be cleaned with bleach.
  const isSaid = clauses.some(
    ({ text, stems }) =>
      spoken.filter((stem) => stems.has(stem) || stems.has(`${stem}abl`)).length >= minShared &&
      /able\b/i.test(text) &&
      !isOpposite(text, said),
  );
  if (isSaid) return false;
  const told = clauses.map(({ text }) => text);
  // "Whether it comes from a 4 m or a 5 m roll hardly matters."
  if (/^\W*whether\b/i.test(clause)) return false;
  if (isAdvisedAgainst(clause, told) || isNoSuch(clause, told)) return true;
  const words = [...contentStems(clause), ...floorsOf(clause)];
  const uses = [...clause.matchAll(ofUse), ...clause.matchAll(ofShow)].map(([, use = '']) =>
    allStems(use).filter((stem) => !idle.has(stem)),
  );
  return (
    (words.length >= minShared && isOpposed(words)) ||
    (!ofOther.test(clause) &&
      uses.some((use) => isOtherUse(use) || use.some((word) => isOtherUse([word]))))
  );
}

/** "I don't have any details about finance." */
const isUnknowing =
  /\bi(?:['’]d never| would never| wouldn['’]t| won['’]t) (?:promise|swear|guarantee|claim)\b|\bi (?:can['’]?t|cannot|don['’]?t|do not|haven['’]?t) (?:really |actually |honestly )?(?:have|see|know|find|tell|got|any(?:thing)?)\b|\bguess(?:ing)? (?:about|at|on)\b/i;

const shares: Record<string, string> = { fifth: '20', tenth: '10' };
/** "Up to a fifth off carpets and a tenth off the rest", where the evidence has 20 and 10%. */
const isToldShare = (word: string, supports: Facts['supports']) =>
  word in shares && supports({ kind: 'percent', value: shares[word] ?? '' });

/** The words of services and qualities that no evidence has, save what the clause calls the customer's. */
export function findUnknown(
  text: string,
  sentence: string,
  { stems, customers, products, supports }: Facts,
): Claim[] {
  if (isUnknowing.test(text)) return [];
  const clause = text.replace(otherChoice, ' ');
  const words = contentStems(clause);
  // "Thanks, Kev."
  const isAddress = words.length === 1 && /^\W*\p{Lu}\p{L}+\W*$/u.test(clause.trim());
  if (isAddress && words.every((word) => customers.has(word))) return [];
  const ofCustomer = new Set(stemsOfCustomer(clause).filter((stem) => customers.has(stem)));
  return words
    .filter((word) => !stems.has(word) && !ofCustomer.has(word))
    .filter((word) => products.length > 0 || !isKnownOfKind(word, sentence))
    .filter((word) => !(word === 'trim' && /\btrims\b/i.test(clause) && stems.has('accessori')))
    .filter((word) => !knownOfMakes.some(([make, known]) => make.test(sentence) && known.has(word)))
    .filter((word) => !isToldShare(word, supports))
    .filter((word) => isCompared.test(clause) || !stems.has(baseOf(word)))
    .map((value) => ({ kind: 'word', value }));
}

/** What everybody knows of a kind of floor, where no product of ours is spoken of. */
const knownOfMakes: [make: RegExp, words: Set<string>][] = [[/\btwist\b/i, new Set(['loop'])]];
const knownOfKinds = new Map([['carpet', new Set(['warm', 'soft', 'cosi', 'quiet', 'snug'])]]);
const isKnownOfKind = (word: string, clause: string) =>
  floorsOf(clause).some((floor) => knownOfKinds.get(floor)?.has(baseOf(word)));

/** What is not chosen, and of which nothing is said: "rather than replacing it". */
const otherChoice =
  /\b(?:rather than|instead of|before you (?:think (?:of|about)|consider)) \w+ing\b|\ban? (?:twist|loop|saxony|velvet|plank|tile|sheet)(?= (?:would|might|could|may|instead|pile)\b)/gi;
const isCompared = /\bthan\b|\b\w+(?:er|est) of (?:the|our|all)\b/i;
/** "Warm" of "warmer". */
const baseOf = (word: string) =>
  stemOf(
    word
      .replace(/ier$/, 'y')
      .replace(/([bdgmnpt])\1er$/, '$1')
      .replace(/er$/, ''),
  );

/** People, places and makes that neither the evidence nor the customer names. */
export const findStrangers = (sentence: string, { known }: Facts): Claim[] =>
  findNames(sentence)
    .filter((name) => allStems(name).some((stem) => !known.has(stem)))
    .map((value) => ({ kind: 'name', value }));

/** The firm and what it does: a date beside it is stated, not restated. */
const ofFirm =
  /\b(?:we|us|our|can|could|will|would|free|available|book\w*|fit\w*|come|deliver\w*|slot|ready|is|are|team)\b|['’]ll\b/i;

/** Whether a date is only the customer's own, restated: "Got it, before the 14th of December." */
export const isOwnDate = ({ kind, value }: Claim, sentence: string, { customersDates }: Facts) =>
  kind === 'date' && customersDates.has(value) && !ofFirm.test(sentence);

/** "Not that Sunday, sorry": the day that the customer named, and there is no visit in that time. */
export const isOwnFullDay = (
  { kind, value }: Claim,
  sentence: string,
  { customer, sentences }: Facts,
) =>
  kind === 'weekday' &&
  isNegative.test(sentence) &&
  !/days\b/i.test(sentence) &&
  sentences.length > 0 &&
  sentences.every((text) => noVisit.test(text)) &&
  findFigures(customer).some((one) => one.kind === kind && one.value === value);
const noVisit = /\bno free visit in that time\b/i;

const anHour = 12;
/** Whether a number is the hour that the customer asked for, on days that are free at any time. */
export const isOwnHour = ({ kind, value }: Claim, sentence: string, facts: Facts) =>
  kind === 'money' &&
  Number(value) <= anHour &&
  !sentence.includes('£') &&
  new RegExp(`\\b(?:at|around|about|by|from) ${value}\\b`, 'i').test(facts.customer) &&
  facts.sentences.some((text) => /: any time\b/.test(text));

const ofRinging = /\b(?:ring|call|phone|reach|catch)\b/i;
const ofHours = /\b(?:open|close[sd]?|shut|until|till|from|come|visit|fit\w*|deliver\w*|slot)\b/i;

/** Whether a time at which we may be rung is one at which we are open. */
export const isOpenAt = (claim: Claim, sentence: string, { sources, customer }: Facts) =>
  claim.kind === 'time' &&
  clausesOf(sentence).some(
    (clause) =>
      ofRinging.test(clause) &&
      !ofHours.test(clause) &&
      findFigures(clause).some(({ kind, value }) => kind === 'time' && value === claim.value),
  ) &&
  isWithinHours(
    claim.value,
    /day/i.test(sentence) ? sentence : customer,
    sources.map(({ text }) => text),
  );

/** What the firm, or one of its people, does or will do. */
const ofDeed =
  /\b(?:we(?:['’](?:ll|d|ve))?|they(?:['’]ll| will)|(?:the|our) (?:team|fitters?|lads|surveyor|estimator))((?: \p{L}[\p{L}'’]*){1,5})/giu;
/** What may stand before the verb. */
const beforeVerb = new Set(
  'will would can could do did have had may might must should shall happily gladly also always usually often just even only all both then still probably certainly normally sometimes actually either simply really definitely able to not'.split(
    ' ',
  ),
);
/** Where no deed follows: "we have two colours", "we've been at it since 2004". */
const noVerb =
  /^(?:an?|the|this|that|these|those|some|any|many|much|more|no|none|\d+|two|three|four|five|six|several|quite|one|ones|both|all|another|very|so|too|plenty|lots|in|at|of|than|or|if|when|who|it|be|been|is|are|was|were|your|my|their|our|whenever|while|because|once|until|for|to|on|about|with|from)$/i;
/** Deeds of talking and looking, which anybody may announce; what is sold or offered is found by its own words. */
const ofTalk = new Set(
  'ask talk chat discuss agree know say help love recommend suggest think want hope understand let see check look need sell offer provide come are were was have got sort explain show find price charge call speak appreciate mean read go open shut close stay choose pick start try narrow figure muddle aim like serve reach visit cover operate respond reply answer ring phone text email write contact fix mend handle deal tackle repair prepare measure confirm note pass follow wish enjoy welcome begin make give include use list rate quote estimate count add expect believe reckon feel consider compare do hear trade tell let advise chase seen met spoken known found said told'
    .split(' ')
    .map(stemOf),
);
/** "Get", "take" and "put" are deeds only with some objects. */
const ofIdiom =
  /\b(?:get (?:back|in touch|started|going|to)|take (?:it|things|a look)|put (?:right|together|under|beneath|below)|keep to|run (?:you )?through|work (?:it |that |something |things )?(?:out|through|together|within|in|from|to|by))\b/i;

/** What the customer would like, or we would rather do: "if you'd rather we fitted it". */
const ofWish =
  /\bwe['’]d (?:better|rather) \w+|\b(?:you|you['’]d) (?:rather|prefer|like|want)(?: that)? we \w+/gi;

/** When the work begins is a deed, when a talk does is none. */
const ofBeginning =
  /\b(?:start|begin|finish) (?:fitting|laying|work|the (?:job|work|fitting)|your|straight)\b/i;

/** What the firm has or gets done: "we can have your carpet down". */
const ofHaving =
  /\b(?:have|get) (?:your|the|it|that|this|them)\b.*\b(?:down|in(?= (?:by|before|for)\b)|ready|fitted|laid|done|finished|there|booked|sorted)\b/i;

/** Deeds of the firm of which no evidence speaks: "we'd fit on Thursday", "we'll work around it". */
export const findDeeds = (clause: string, { stems, names }: Facts): Claim[] =>
  [...clause.replace(ofWish, ' ').matchAll(ofDeed)].flatMap(([, words = '']) => {
    const verb = words
      .trim()
      .split(' ')
      .find((word) => !beforeVerb.has(word.toLowerCase()));
    if (ofHaving.test(words)) return [{ kind: 'deed', value: words.trim() }];
    if (verb === undefined || noVerb.test(verb) || ofIdiom.test(words)) return [];
    if (ofBeginning.test(words)) return [{ kind: 'deed', value: words.trim() }];
    const stem = stemOf(verb);
    const isTold = ofTalk.has(stem) || stems.has(stem) || names.has(stem);
    // A thing that is had, not a deed: it is found by its own word.
    return isTold || contentStems(verb).length > 0 ? [] : [{ kind: 'deed', value: verb }];
  });

/** What is said to suit a place that asks much of a floor. */
const ofUseIn =
  /\b(?:suits?|suited|suitable|ideal|good|fine|perfect|great|works?|copes?|stands? up)\b(?: (?:very|well|nicely|option|choice|too|enough))? (?:for|in|on|with|to)? ?(?:an? |the |any |most )?(bathrooms?|kitchens?|stairs?|conservator(?:y|ies)|utility|wet ?rooms?|garages?|porch(?:es)?|outside|outdoors|showers?|playrooms?|nurser(?:y|ies)|cellars?|basements?|halls?|hallways?|offices?|shops?|pubs?|caf[eé]s?|schools?|warehouses?|lofts?|attics?|(?:bed|living|dining|sitting|box|spare) ?rooms?|lounges?|landings?|stud(?:y|ies))\b/gi;
/** Rooms in which any floor will do: whoever speaks of one may be told that a floor suits it. */
const dryRooms =
  /^(?:(?:bed|living|dining|sitting|box|spare) ?rooms?|lounges?|landings?|stud(?:y|ies))$/i;
/** "You can lay it in a bathroom": a place that not every floor is for. */
const ofLaying =
  /\b(?:lay|laid|put|use[ds]?|have|goes?|fit(?:ted)?)\b(?: (?:it|this|that|them|one))? (?:in|on|up) (?:an? |the |any )?(bathrooms?|wet ?rooms?|showers?|conservator(?:y|ies)|garages?|outside|outdoors|stairs?|kitchens?|utility)\b/gi;
const rootOf = (place: string) => stemOf(place.toLowerCase().replace(/ways?$/, ''));

/** Uses that no evidence names: "it'd be fine in a bathroom". */
export const findUses = (clause: string, { stems, sources, known }: Facts): Claim[] =>
  [...clause.matchAll(ofUseIn), ...clause.matchAll(ofLaying)]
    .map(([, place = '']) => place)
    // Before anything was looked up, "both can work in a kitchen" is advice on what was asked.
    .filter((place) => sources.length > 0 || !/\bcan\b/i.test(clause) || !known.has(stemOf(place)))
    .filter((place) => !dryRooms.test(place) || !allStems(place).every((stem) => known.has(stem)))
    .filter((place) =>
      place.split(' ').some((word) => !stems.has(stemOf(word)) && !stems.has(rootOf(word))),
    )
    .map((value) => ({ kind: 'use', value }));
