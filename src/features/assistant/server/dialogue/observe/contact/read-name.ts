import { isOrdinaryWord } from '../../../conversation/words/ordinary-words.ts';
import { findName, isLikelyName } from '../../../nlu/entities/find-name.ts';
import { isFirstName } from './first-names.ts';
import { isSurnameOfStreet } from './read-postal-address.ts';

/** What a name is read from. */
export type NameSource = {
  /** The customer's words, without those that tell of somebody else. */
  text: string;
  /** The same with phone numbers, email, address and postcode replaced by line breaks. */
  residue: string;
  email: string | undefined;
  /** Whether the message holds a phone number, an email, an address or a postcode. */
  hasContact: boolean;
  /** Whether the customer was asked for their name. */
  isAsked: boolean;
  /** Whether this is the second time: an unusual name is believed then. */
  isAskedAgain: boolean;
  /** Lower-case words that mean something else in this message: places, colours, products. */
  taken: ReadonlySet<string>;
};

/** `isTold`: introduced as a name in so many words; later words then replace an earlier name. */
export type NameRead = { name: string; isTold: boolean };

const introduced =
  /(?:^|[,.!?;\n]\s*|\b(?:and|hi|hello|yes|yeah|ok|sure)\s+)(?:i'?m|it'?s|its|this is|name'?s?(?: is)?:?|(?:the )?name(?: is|'s)?:?|under|(?:it'?s )?for)\s+((?:mr|mrs|ms|miss|dr)?\.?\s*[\p{L}][\p{L}'-]+(?:\s+[\p{L}][\p{L}'-]+){0,2})(?=\s*(?:$|[,.!?;\n])|\s+(?:\d|(?:and|on|my|from|in|here|by|tel|phone|number|email)\b))/giu;
/** "Name: Mei Lin Cho", anywhere. */
const labelled =
  /\b(?:(?:my |the )?name(?:['’]?s| is|:)|(?:under|in) the name(?: of)?:?)\s+((?:(?:mr|mrs|ms|miss|dr)\.?\s+)?\p{L}[\p{L}'’-]+(?:[ ]+\p{L}[\p{L}'’-]+){0,2})(?=\s*(?:$|[,.!?;\n]))/iu;
const signature =
  /\b(?:[Yy]ours (?:sincerely|faithfully|truly)|(?:[Kk]ind |[Bb]est |[Ww]arm )?[Rr]egards|[Bb]est wishes|[Mm]any thanks|[Ww]ith thanks|[Yy]ours),?\s+((?:(?:Mr|Mrs|Ms|Miss|Dr)\.?\s+)?\p{Lu}[\p{L}.'-]*(?:\s+\p{Lu}[\p{L}'-]+){0,2})/u;
const nameFirst =
  /(?:^|[.!?]\s*|\b(?:[Hh]i|[Hh]iya|[Hh]ello|[Hh]ey|[Mm]orning|[Aa]fternoon|[Ee]vening)\b[\s,]*)(?!(?:Hi|Hiya|Hello|Hey|Good|Morning|Afternoon|Evening)\b)(\p{Lu}[\p{L}'-]+(?:\s+\p{Lu}[\p{L}'-]+){0,2}) (?:is (?:the|my) name|here)\b/u;
/** "…, vinyl we think. Simone Tarrant" */
const lastLine = /[.!?\n]\s*(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){1,2})[\s.!x]*$/u;
/** "Have somebody call Bridget Yeo on 01632 …" */
const toCall =
  /\b(?:call|ring|phone|telephone|contact|ask for|speak to)\s+((?:(?:Mr|Mrs|Ms|Miss|Dr)\.?\s+)?\p{Lu}[\p{L}'-]+(?:\s+\p{Lu}[\p{L}'-]+)?)\s+(?:on|at|\d)/u;
/** "Ask for Baz": who is to be rung. */
const toAskFor =
  /\bask for\s+((?:(?:mr|mrs|ms|miss|dr)\.?\s+)?\p{L}[\p{L}'-]+(?:\s+\p{Lu}[\p{L}'-]+)?)(?=\W*$|[.,!;]|\s+(?:on|at|\d|please|pls))/iu;
const title = /^(?:mr|mrs|ms|miss|dr)$/i;
const minEvidence = 3;

/** The name that a message tells, from an introduction or from what remains beside the details told. */
export function readName(told: NameSource): NameRead | undefined {
  const read = readAnyName(told);
  return read && { ...read, name: withForename(read.name, told.text) };
}

/** "Unwin, Peter Unwin": the surname first, and then the whole name. */
function withForename(name: string, text: string): string {
  if (/[^\p{L}'’-]/u.test(name)) return name;
  const whole = new RegExp(
    String.raw`(?<!\p{L})${name}\W+(\p{L}[\p{L}'’-]+\s+${name})(?!\p{L})`,
    'iu',
  ).exec(text)?.[1];
  return whole && (/^\p{Lu}/u.test(whole) || isFirstName(whole.split(/\s/)[0] ?? ''))
    ? capitalise(whole)
    : name;
}

function readAnyName(told: NameSource): NameRead | undefined {
  const source = {
    ...told,
    text: withoutInitials(told.text),
    residue: withoutInitials(told.residue),
  };
  const { text, hasContact, isAsked } = source;
  const said =
    nameFirst.exec(text)?.[1] ??
    toCall.exec(text)?.[1] ??
    signature.exec(text)?.[1] ??
    findName(text);
  if (said && isLikelyName(said)) return { name: said, isTold: true };
  const askedFor = toAskFor.exec(text)?.[1];
  if (
    askedFor &&
    hasContact &&
    isLikelyName(askedFor) &&
    (isFirstName(askedFor) || /^\p{Lu}/u.test(askedFor))
  )
    return { name: capitalise(askedFor), isTold: true };
  const signed = lastLine.exec(text)?.[1];
  if (
    signed &&
    isLikelyName(signed) &&
    isFirstName(signed.split(/\s+/)[0] ?? '') &&
    !signed.split(/\s+/).slice(1).some(isOrdinaryWord)
  )
    return { name: signed, isTold: true };
  const named = labelled.exec(text)?.[1];
  if (named && isWholeName(named)) return { name: capitalise(named), isTold: true };
  for (const [, name = ''] of text.matchAll(introduced))
    if (
      isLikelyName(name) &&
      !ofHome.test(name.split(/\s+/).at(-1) ?? '') &&
      (firstOf(name) || ((isAsked || hasContact || name.includes(' ')) && isSurely(name, source)))
    )
      return { name: capitalise(name), isTold: true };
  if (!hasContact && !isAsked) return undefined;
  const [best] = candidatesOf(source.residue)
    .map((candidate) => ({ ...candidate, evidence: weigh(candidate, source) }))
    .filter(({ evidence }) => evidence >= minEvidence)
    .toSorted((one, other) => other.evidence - one.evidence);
  return best && { name: capitalise(best.words.join(' ')), isTold: false };
}

/** "Mrs P. Harding" is Mrs Harding. */
const withoutInitials = (text: string) =>
  text.replace(
    /\b((?:[Mm]rs?|[Mm]s|[Mm]iss|[Dd]r)\.?) (?:\p{Lu}\.?\s){1,2}(?=\p{Lu}\p{L})/gu,
    '$1 ',
  );

/** One word in capitals, or several, of which none is one of everyday sentences, or the first is a first name. */
function isWholeName(said: string): boolean {
  const words = said.split(/\s+/).filter((word) => !title.test(word.replace('.', '')));
  const [first = '', ...others] = words;
  const areCapital = words.every((word) => /^\p{Lu}/u.test(word));
  return (
    (others.length > 0 || (areCapital && !isOrdinaryWord(first))) &&
    (isFirstName(first) || !isOrdinaryWord(first)) &&
    (areCapital || !others.some(isOrdinaryWord)) &&
    !words.some((word) => label.test(word))
  );
}

const firstOf = (said: string) =>
  said
    .split(/\s+/)
    .filter((word) => !title.test(word.replace('.', '')))
    .slice(0, 1)
    .some((word) => isFirstName(word) && (!isOrdinaryWord(word) || /^\p{Lu}/u.test(word)));
/** "I'm fuming" is no name: an unknown word needs capitals, or the email, to be one. */
const isSurely = (said: string, { email }: NameSource) => {
  const words = said.split(/\s+/);
  return (
    !words.some(isOrdinaryWord) &&
    (words.every((word) => /^\p{Lu}/u.test(word)) ||
      supportedBy(
        email,
        words.map((word) => word.toLowerCase()),
      ) > 0)
  );
};

type Candidate = {
  words: string[];
  /** Whether nothing else stands in its part of the message. */
  isWholePart: boolean;
  /** Whether it follows "I'm" or "it's", after which most words are no names. */
  isAfterAm: boolean;
};

const leadIn =
  /^(?:(?:it'?s|this is|i'?m|i am|my (?:full )?names?(?: is)?|(?:my )?(?:own |contact )?details(?: are)?|name is|name'?s?|sure|yes|yeah|yep|ok|okay|cool|hi|hiya|hello|call me|contact(?: (?:is|name|person))?|customer|attn|for the attention of|(?:booking|it'?s) for|kindest|thanks|ta|great|and|from|for|by|sorry|oh|right|so|please|pls|lovely|fine|no problem|book (?:it|me|us)(?: in)?|that'?s)\b[\s:,-]*)+/i;
const tail =
  /[\s,-]+(?:here|speaking|thanks|thank you|ta|please|pls|cheers|and|on|at|my|is|it'?s|tel|mob(?:ile)?|phone|ph|number|no|x+|number is|my number(?: is)?|mob(?:ile)? (?:no|number)(?: is)?)$/i;
const partBoundary = /[,;:\n.!?/|()]+|\s[-–—]\s|\s&\s|\b(?:e-?mail|tel|phone|mobile)\b/i;
const maxWords = 4;

/** The parts of what remains, and within longer parts the runs that begin with a first name. */
function candidatesOf(residue: string): Candidate[] {
  return residue.split(partBoundary).flatMap((part): Candidate[] => {
    const [lead = ''] = leadIn.exec(part.trim()) ?? [];
    const isAfterAm = /\b(?:i'?m|i am|it'?s)\b/i.test(lead);
    let words = part.trim().slice(lead.length);
    while (tail.test(words)) words = words.replace(tail, '');
    const all = words.split(/\s+/).filter((word) => word !== '');
    if (all.length === 0) return [];
    if (all.some((word) => label.test(word))) return [];
    if (all.slice(1).some((word) => verb.test(word))) return [];
    if (all.length <= maxWords && all.every(isNameShaped))
      return [{ words: all, isWholePart: true, isAfterAm }];
    return all.flatMap((word, at) => {
      if (!isFirstName(word) && !title.test(word)) return [];
      const surname = all
        .slice(at + 1, at + 3)
        .filter((_, index, following) => following.slice(0, index + 1).every(isSurname));
      return surname.length > 0
        ? [{ words: [word, ...surname], isWholePart: false, isAfterAm: false }]
        : [];
    });
  });
}

/** What a detail is called. */
const label =
  /^(?:am|pm|mob|mobile|cell|tel|ph|phone|number|num|no|e-?mails?|address|post ?code)(?:['’]?s)?$/i;
/** "Tom will be pleased" tells of Tom. */
const verb =
  /^(?:will|would|be|is|was|are|were|can|could|has|have|had|says?|said|wants?|does|did|knows?|thinks?)$/i;
const isNameShaped = (word: string) => /^\p{L}(?:\p{L}|['’-](?=\p{L}))*\.?$/u.test(word);
const isSurname = (word: string) => isNameShaped(word) && word.length > 1 && !isOrdinaryWord(word);

/** "Rose Cottage", "Upper Street". */
const ofHome =
  /^(?:house|cottage|farm|barn|lodge|villa|street|road|lane|avenue|close|drive|crescent|terrace|gardens)$/i;

/** How much speaks for a name; unlikely words speak against it. */
function weigh({ words, isWholePart, isAfterAm }: Candidate, source: NameSource): number {
  const { email, hasContact, isAsked, isAskedAgain, taken } = source;
  const plain = words.map((word) => word.toLowerCase().replace(/[.'’]/g, ''));
  const isTitled = title.test(plain[0] ?? '');
  const [first = '', ...others] = isTitled ? plain.slice(1) : plain;
  const isKnown = isFirstName(first);
  if (!first || !isNameShaped(words[0] ?? '')) return 0;
  const last = words.at(-1) ?? '';
  // "Rose Cottage" is a home; "Debbie Lane" beside her number is a person.
  const mayBePerson = isKnown && isWholePart && hasContact && isSurnameOfStreet(last);
  if (ofHome.test(last) && words.length > 1 && !mayBePerson && supportedBy(email, plain) === 0)
    return 0;
  if (taken.has(first) && (!isKnown || others.length === 0)) return 0;
  const inEmail = supportedBy(email, [first, ...others]);
  const areCapital =
    words.every((word) => /^\p{Lu}/u.test(word)) && words.some((word) => /\p{Ll}/u.test(word));
  const isUnknown = !isKnown && !areCapital && !isTitled && inEmail === 0;
  if (isUnknown && (isAfterAm || /(?:ing|ed|ly)$/.test(first))) return 0;
  const isSingle = others.length === 0 && !isTitled;
  const ordinary = [...(isKnown ? [] : [first]), ...others].filter(isOrdinaryWord).length;
  const isInitial = first.length < 2 && !(others.length > 0 && (isTitled || areCapital));
  if (isInitial || (ordinary > 0 && !isKnown && inEmail === 0 && !(areCapital && isAsked)))
    return 0;
  const meansNothingElse =
    !isKnown || !isOrdinaryWord(first) || isWholePart || areCapital || inEmail > 0;
  return (
    (inEmail > 0 ? 2 + inEmail : 0) +
    (isKnown && meansNothingElse ? 2 : 0) +
    (isTitled ? 2 : 0) +
    (areCapital && !isSingle ? 1 : 0) +
    (isWholePart ? 1 : 0) +
    (hasContact ? 1 : 0) +
    (isAsked && isWholePart ? 2 : 0) -
    (isSingle && !isKnown && inEmail === 0 ? 1 : 0) -
    (isUnknown && !hasContact && !isAskedAgain ? 1 : 0) -
    (inEmail > 0 ? 0 : (isKnown && isWholePart ? 1 : 2) * ordinary)
  );
}

/** "The" of "the.family@…" supports no name. */
const minSupport = 3;

/** How many of the words are in the part of an email before the @: "tombexley" holds both of "tom bexley". */
function supportedBy(email: string | undefined, words: readonly string[]): number {
  const local =
    email
      ?.split('@')[0]
      ?.toLowerCase()
      .replace(/[^a-z]/g, '') ?? '';
  return words.filter(
    (word) =>
      word.length >= minSupport &&
      (!isOrdinaryWord(word) || isFirstName(word)) &&
      local.includes(word.replace(/-/g, '')),
  ).length;
}

export const capitalise = (name: string) =>
  /\p{Lu}/u.test(name) && name !== name.toUpperCase()
    ? name.trim().replace(/(?<!\p{L})\p{Ll}(?=\p{L}*$)/u, (letter) => letter.toUpperCase())
    : name
        .trim()
        .toLowerCase()
        .replace(/(?<!\p{L}|\p{L}['’])\p{L}|(?<=\bo['’])\p{L}/gu, (letter) => letter.toUpperCase());
