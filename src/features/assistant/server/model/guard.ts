import { type Claim, checkGrounding, type Evidence } from '../grounding/check-grounding.ts';
import { sentencesOf } from '../grounding/statements.ts';

/** A sentence contains claims that no evidence supports. */
export class Ungrounded extends Error {
  readonly claims: readonly Claim[];

  constructor(claims: readonly Claim[]) {
    super(`Unsupported claims: ${claims.map(({ kind, value }) => `${kind} ${value}`).join(', ')}`);
    this.claims = claims;
  }
}

/**
 * Splits a model's text into sentences, if evidence supports every claim in them.
 * @throws Ungrounded with every unsupported claim
 */
export function releaseSentences(text: string, evidence: Evidence): string[] {
  const claims = checkGrounding(evidence)(text);
  if (claims.length > 0) throw new Ungrounded(claims);
  return sentencesOf(text);
}
