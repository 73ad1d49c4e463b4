import type { Token } from '../text/tokenize.ts';
import { type Features, readFeatures, wordsOf } from './features.ts';
import { cuesOf } from './follow-up-cues.ts';
import { makePhraseReader } from './phrase-reader.ts';

/** What somebody who was just told a price says about it, with a one-line definition each. */
export const followUpMeanings = {
  breakdown: 'what the sum is made of',
  included: 'whether underlay, fitting, VAT or edges are in it, or anything is to be paid on top',
  withoutVat: 'what it is without VAT, or how much of it is VAT',
  work: 'whether other work is in it: the old floor, furniture, doors, levelling',
  fittingPart: 'what the fitting alone is',
  supplyOnly: 'what it is without fitting',
  fitted: 'what it is with fitting',
  otherFloor: 'what it is in another floor',
  difference: 'two sums told before, and what is between them',
  joins: 'whether there is a join, and off which roll it is',
  firm: 'whether the sum can change after the measure',
  budget: 'whether it is within a sum that is named',
  again: 'the same sum once more',
  other: 'anything else',
} as const;

export type FollowUp = keyof typeof followUpMeanings;

function featuresOf(tokens: readonly Token[]): Features {
  const words = wordsOf(tokens);
  return readFeatures(words, cuesOf(words));
}

export const followUpReader = makePhraseReader({
  name: 'after-a-price',
  labels: Object.keys(followUpMeanings) as FollowUp[],
  featuresOf,
});

/** Probability from which a label is acted on. */
export const minProbability = 0.5;

/** What a clause says about the price that was told last; `other` where that is not sure. */
export function readFollowUp(tokens: readonly Token[]): FollowUp {
  const { label, probability } = followUpReader.guess(tokens);
  return probability < minProbability ? 'other' : label;
}
