/** A text as words in lower case between single spaces, with one at each end: phrases are looked for in it. */
export function toWords(text: string): string {
  const plain = text.toLowerCase().replaceAll(/['’`]/g, '').normalize('NFKD');
  return ` ${plain
    .split(/[^a-z0-9£%]+/)
    .filter(Boolean)
    .join(' ')} `;
}

/** Whether one of the phrases stands among the words. */
export const hasPhrase = (words: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => words.includes(` ${phrase} `));

/** The sentences of a message, with their closing signs. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let begin = 0;
  for (let at = 0; at < text.length; at += 1) {
    // Of a decimal or a link: "/?book=1".
    const isInside = text[at] !== '\n' && /[0-9a-z@]/i.test(text[at + 1] ?? '');
    if (!'.?!\n'.includes(text[at] ?? '') || isInside) continue;
    sentences.push(text.slice(begin, at + 1).trim());
    begin = at + 1;
  }
  sentences.push(text.slice(begin).trim());
  return sentences.filter((sentence) => /[a-z0-9]/i.test(sentence));
}
