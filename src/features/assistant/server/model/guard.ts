import { type Claim, checkGrounding, type Evidence } from '../grounding-check.ts';

/** A sentence contains claims that no evidence supports. */
export class Ungrounded extends Error {
  constructor(claims: readonly Claim[]) {
    super(`Unsupported claims: ${claims.map(({ kind, value }) => `${kind} ${value}`).join(', ')}`);
  }
}

/** A sentence ends at punctuation followed by space (not within a figure or URL), or at the end of a line. */
const sentences = /[^.!?\n]*(?:[.!?](?!\s)[^.!?\n]*)*[.!?\n]*\s*/g;

/**
 * Splits a model's text into sentences, if evidence supports every claim in them.
 * @throws Ungrounded at the first sentence with an unsupported claim
 */
export function releaseSentences(text: string, evidence: Evidence): string[] {
  const findUngrounded = checkGrounding(evidence);
  const released = (text.match(sentences) ?? []).filter((sentence) => sentence.trim() !== '');
  for (const sentence of released) {
    const claims = findUngrounded(sentence);
    if (claims.length > 0) throw new Ungrounded(claims);
  }
  return released;
}
