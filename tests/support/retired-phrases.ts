/** Phrases that a British shop would not write, each with what it would write. */
const retired: [phrase: RegExp, instead: string][] = [
  [/\be-mail/i, 'email'],
  [/\b(?:get|gets|answer this|our|a) mails?\b(?! (?:server|program|kind|that was))/i, 'email'],
  [/board that speaks/i, 'a creaking board'],
  [/price that counts/i, 'your written quote is the price you pay'],
  [/see to it that/i, 'make sure'],
  [/bind you to nothing/i, 'with no obligation'],
  [/put in your rooms/i, 'Enter your rooms'],
  [/loops that take a hall/i, 'loops tough enough for a hall'],
  [/every carpet on one list/i, 'All our carpets at a glance'],
  [/before it is one\b/i, 'Before the new floor goes down'],
  [/nobody will come/i, 'Your visit is cancelled.'],
  [/no \w+ fits\b/i, 'No appointments match'],
  [/wait to be confirmed/i, 'awaiting confirmation'],
  [/the underlay under it/i, 'The right underlay'],
  [/do we come to you/i, 'Do we cover your area?'],
  [/working since \d/i, 'Fitting floors since 2004'],
  [/could not answer stands/i, 'Questions he couldn’t answer'],
  [/no joins instead of none/i, 'nothing'],
  [/trim what is over/i, 'trim the excess'],
  [/price struck through/i, 'price crossed out'],
  [/did not find it in what/i, 'the question again, shorter'],
];

/** Finds retired phrases in copy whose spaces are single. @returns each with what to say instead */
export const findRetiredPhrases = (copy: string): string[] =>
  retired
    .filter(([phrase]) => phrase.test(copy))
    .map(([phrase, instead]) => `${phrase.exec(copy)?.[0]}: say ${instead}`);
