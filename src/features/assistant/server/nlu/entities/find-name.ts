const maxNameLength = 30;

/** After these words a name follows in any spelling: "my name is sarah". */
const surelyBefore = [
  ['my', 'name', 'is'],
  ['my', 'names'],
  ['the', 'name', 'is'],
  ['the', 'names'],
  ['my', 'full', 'name', 'is'],
  ['my', 'name', ':'],
  ['my', 'name', ','],
  ['i', 'am', 'called'],
  ['im', 'called'],
  ['they', 'call', 'me'],
];
/** After these words many things follow, so only a capitalised word counts: "I'm Sarah", not "I'm looking". */
const perhapsBefore = [
  ['i', 'am'],
  ['im'],
  ['call', 'me'],
  ['my', 'name'],
  ...['hi', 'hello', 'hey', 'morning', 'afternoon', 'evening'].map((hi) => [hi, 'this', 'is']),
];
/** A message that begins with these gives the name as in a form. */
const labels = [['name', ':'], ['name', 'is'], ['names']];
const greeting = /\b(hi|hello|hey|morning|afternoon|evening)\b[\s,!.]+/gi;

const wordSet = (words: string) => new Set(words.split(' '));

/** Words that end a name, or show that none was given: "my name is on the list". */
const notNames = wordSet(
  'of off at be been them these those this a about address after again already also an and any are as asap at back because but by can cant carpet carpets confidential correct could did do does dont down early email for free from get had happy has have having help here hoping how i id if im in incorrect info interested is it its ive just keen late later laminate like listed living located looking lvt me misspelled misspelt missing moving my near new no nobody none not number ok okay on or out phone please postcode private quite ready really registered ridiculous same should so sorry spelled spelt sure that the there they thinking to trying unable unsure urgent very vinyl wanting was we what when where which who why will with would wrong yes you your',
);
/** Capitalised words that are no name after "I'm" or "call me". */
const notAfterAm = wordSet(
  'english british welsh scottish irish polish french german italian spanish american indian monday tuesday wednesday thursday friday saturday sunday tomorrow today tonight january february march april june july august september october november december based busy around available disappointed confused annoyed afraid glad all always now only off over under still too up well good great fine',
);
/** Words of short answers that are no names. */
const notAnswers = wordSet(
  'sound cheers ta grand brill magic lush ace absolutely actually again ages ago afternoon all anytime any available bedroom bedrooms both cheaper cheapest day days do dunno evening fine flat floor floors go good great hall hallway hello hi house job just kitchen landing lovely lounge mate month months morning mornings nah next nope one only perfect planning pls price quote room rooms small some something soon stairs that thank thanks today tomorrow two three four week weeks whenever whole yeah yep yh yup right retired ill dont cant wont busy home away off free available kids youngest eldest mum dad sorry nothing none email phone number numbers mob mobile tel ph cell landline contact details name lol haha ha hmm well maybe tonight early late later morning early soonish asap monday tuesday wednesday thursday friday saturday sunday',
);
/** Words that follow a name, where the sentence goes on. */
const goesOn = wordSet(
  'and at from here telephone phone tel mobile email number address i id im in ive looking my of on speaking calling we could can would please again',
);
const titles = wordSet('mr mrs ms miss dr');

type Word = { text: string; plain: string };

/**
 * The name with which a customer introduces themselves, capitalised; their own capitals stay. Without a
 * clear introduction there is none: a wrong name is worse than no name.
 */
export function findName(text: string): string | undefined {
  const words = readWords(text);
  for (const [at] of words.entries()) {
    const [name] = [
      take(words, at, surelyBefore, takeName),
      at === 0 ? take(words, at, labels, takeName) : undefined,
      take(words, at, perhapsBefore, takeCapitalised),
    ].filter((found) => found !== undefined);
    if (name) return name;
  }
  return undefined;
}

/** Whether a text is nothing but one to four words that could be a name: an answer to "What is your name?" */
export function isLikelyName(text: string): boolean {
  const words = readWords(text).filter(({ plain }) => plain !== '.');
  const areCapital = words.length > 1 && words.every(isCapitalised);
  const isNames = words.every(
    (word, at) =>
      (at === 0 && isGivenName(words, 0)) ||
      (isNameWord(word) && (areCapital || !notAnswers.has(word.plain))),
  );
  return words.length > 0 && words.length <= 4 && isNames && !/\d/.test(text);
}

/** Words and marks; `plain` is in lower case, without apostrophes. */
function readWords(text: string): Word[] {
  const plainText = text.replace(greeting, '$1 ');
  return Array.from(plainText.matchAll(/\p{L}(?:\p{L}|['-](?=\p{L}))*|[^\s\p{L}]/gu), ([word]) => ({
    text: word,
    plain: word.toLowerCase().replaceAll("'", ''),
  }));
}

function take(
  words: readonly Word[],
  at: number,
  leads: readonly string[][],
  read: (words: readonly Word[], from: number) => Word[],
): string | undefined {
  const lead = leads.find((all) => all.every((word, index) => words[at + index]?.plain === word));
  if (!lead) return undefined;
  const found = read(words, at + lead.length);
  const isTitleOnly = found.length === 1 && titles.has(found[0]?.plain ?? '');
  return found.length === 0 || isTitleOnly ? undefined : found.map(spell).join(' ');
}

/** Up to three words; once one is capitalised, the others are too. */
function takeName(words: readonly Word[], from: number): Word[] {
  const name: Word[] = [];
  for (const word of words.slice(from, from + 5)) {
    if (word.plain === '.' && titles.has(name.at(-1)?.plain ?? '')) continue;
    const isCapital = isCapitalised(word);
    const isMixed = name.length > 0 && isCapitalised(name[0] as Word) !== isCapital;
    const isFirst = name.length === 0 && isGivenName(words, from);
    if (!(isFirst || isNameWord(word)) || isMixed || name.length === 3) break;
    name.push(word);
  }
  return name;
}

function takeCapitalised(words: readonly Word[], from: number): Word[] {
  const first = words[from];
  if (!first || !isCapitalised(first) || first.text === first.text.toUpperCase()) return [];
  if (notAfterAm.has(first.plain) || first.plain.endsWith('ing')) return [];
  const name = takeName(words, from);
  const next = words.slice(from).find(({ plain }, index) => index >= name.length && plain !== '.');
  const isWord = next !== undefined && /\p{L}/u.test(next.text);
  return isWord && !goesOn.has(next.plain) ? [] : name;
}

/** "Will Carpenter": a word of sentences that is a first name where a surname follows. */
const isGivenName = (words: readonly Word[], at: number) =>
  words[at]?.plain === 'will' && words[at + 1] !== undefined && isNameWord(words[at + 1] as Word);

const isNameWord = ({ text, plain }: Word) =>
  /^\p{L}{2}|^\p{L}'/u.test(text) && text.length <= maxNameLength && !notNames.has(plain);

const isCapitalised = ({ text }: Word) => /^\p{Lu}/u.test(text);

/** Keeps mixed case, as in "McDonald". */
function spell({ text }: Word): string {
  const isShouted = text === text.toUpperCase();
  if (!isShouted && /^\p{Lu}/u.test(text)) return text;
  return text.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
}
