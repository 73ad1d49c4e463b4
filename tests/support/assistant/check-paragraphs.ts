const minLength = 3;

/** What holds for every reply: no paragraph is empty or a single letter, and none is said twice. */
export function checkParagraphs(paragraphs: readonly string[]): void {
  const short = paragraphs.find((paragraph) => paragraph.trim().length < minLength);
  if (short !== undefined) throw new Error(`A reply has the paragraph ${JSON.stringify(short)}`);
  if (new Set(paragraphs).size < paragraphs.length)
    throw new Error(`A reply says a paragraph twice: ${paragraphs.join(' | ')}`);
}
