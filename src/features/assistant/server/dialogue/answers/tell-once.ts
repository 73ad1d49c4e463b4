/** Ends of sentences; "£2.50" holds none. */
const sentenceEnds = /(?<=[.!?])\s+(?=[\p{Lu}£])/u;
const halfEnds = /(?<=[;,]) /;
/** What is read back, and a sum, is told as it is. */
const isExact = (sentence: string) => /[“”£\d/]/.test(sentence);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
const plain = (text: string) => wordsOf(text).join(' ');
const minHalf = 4;
const minRun = 5;
const minShared = 0.7;
const small = new Set(
  'a an and as at but by can for from has have in is it it’s its no not of off on or so than that the them to with'.split(
    ' ',
  ),
);

/** "It copes with claws; it has our thickest wear layer. It has our thickest wear layer, so …": a half that is told in another sentence is left out. */
function withoutHalves(sentence: string, others: readonly string[]): string {
  const halves = sentence.split(halfEnds);
  const [first = '', ...rest] = halves;
  const told = others.flatMap((other) => other.split(halfEnds).map(plain));
  const kept = rest.filter((half) => wordsOf(half).length < minHalf || !told.includes(plain(half)));
  if (kept.length === rest.length) return sentence;
  return `${[first, ...kept].join(' ').replace(/[;,.!?]+$/, '')}.`;
}

/** Whether a sentence says little but what an earlier one said in the same words. */
function isTold(sentence: string, earlier: string): boolean {
  if (sentence === earlier) return true;
  const words = wordsOf(sentence);
  const text = ` ${plain(earlier)} `;
  const hasRun = words.some(
    (_, at) =>
      at + minRun <= words.length && text.includes(` ${words.slice(at, at + minRun).join(' ')} `),
  );
  if (!hasRun) return false;
  const heavy = words.filter((word) => !small.has(word));
  return heavy.filter((word) => text.includes(` ${word} `)).length >= minShared * heavy.length;
}

/** Text of an answer without sentences and halves of sentences that stand twice in a paragraph. */
export function eachSentenceOnce(paragraph: string): string {
  if (paragraph.includes('\n')) return paragraph;
  const sentences = paragraph.split(sentenceEnds);
  if (sentences.length < 2) return paragraph;
  const kept: string[] = [];
  for (const [at, sentence] of sentences.entries()) {
    if (isExact(sentence)) {
      kept.push(sentence);
      continue;
    }
    if (kept.some((earlier) => isTold(sentence, earlier))) continue;
    kept.push(withoutHalves(sentence, [...kept, ...sentences.slice(at + 1)]));
  }
  return kept.join(' ');
}
