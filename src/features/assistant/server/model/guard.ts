import { type Claim, checkGrounding, type Evidence } from '../grounding-check.ts';

/** A sentence said something that no tool of the turn bears out. */
export class Ungrounded extends Error {
  constructor(claims: readonly Claim[]) {
    super(`Not borne out: ${claims.map(({ kind, value }) => `${kind} ${value}`).join(', ')}`);
  }
}

/** A stop that neither a figure nor an address goes on after, or the end of a line. */
const sentences = /[^.!?\n]*(?:[.!?](?!\s)[^.!?\n]*)*[.!?\n]*\s*/g;

/**
 * Lets a model's sentences through one by one, each only if the evidence bears out every figure,
 * date, link and promise in it.
 * @throws Ungrounded at the first that it does not
 */
export function releaseSentences(text: string, grounds: Evidence): string[] {
  const findUngrounded = checkGrounding(grounds);
  const released = (text.match(sentences) ?? []).filter((sentence) => sentence.trim() !== '');
  for (const sentence of released) {
    const claims = findUngrounded(sentence);
    if (claims.length > 0) throw new Ungrounded(claims);
  }
  return released;
}
