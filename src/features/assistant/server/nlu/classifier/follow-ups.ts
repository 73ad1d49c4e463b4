import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTokens, type Token, tidyText } from '../text/tokenize.ts';
import { type Features, readFeatures, wordsOf } from './features.ts';
import { cuesOf } from './follow-up-cues.ts';
import { type Example, type Model, scoreLabels, trainModel } from './model.ts';
import { storedModel } from './stored-model.ts';

/** What somebody who was just told a price says about it, with a one-line definition each. */
export const followUpMeanings = {
  breakdown: 'what the sum is made of',
  included: 'whether underlay, fitting, VAT or edges are in it, or anything is to be paid on top',
  work: 'whether other work is in it: the old floor, furniture, doors, levelling',
  fittingPart: 'what the fitting alone is',
  supplyOnly: 'what it is without fitting',
  fitted: 'what it is with fitting',
  difference: 'two sums told before, and what is between them',
  joins: 'whether there is a join, and off which roll it is',
  firm: 'whether the sum can change after the measure',
  budget: 'whether it is within a sum that is named',
  again: 'the same sum once more',
  other: 'anything else',
} as const;

export type FollowUp = keyof typeof followUpMeanings;

export const followUps = Object.keys(followUpMeanings) as FollowUp[];

const folder = path.resolve(import.meta.dirname, '../../../../../../data/assistant-follow-ups');
const fileName = 'after-a-price.tsv';
/** Few slots are enough for some hundred short messages: a megabyte. */
const size = { labels: followUps.length, slots: 1 << 14 };
/** Probability from which a label is acted on. */
const minProbability = 0.5;

/** @throws an `Error` that names a label which does not exist */
export const readFollowUpPhrases = (): { text: string; label: FollowUp }[] =>
  readFileSync(path.join(folder, fileName), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name, text = ''] = line.split('\t');
      const label = followUps.find((one) => one === name);
      if (!label) throw new Error(`There is no follow-up ${name}: ${fileName}`);
      return { text, label };
    });

export function featuresOf(tokens: readonly Token[]): Features {
  const words = wordsOf(tokens);
  return readFeatures(words, cuesOf(words));
}

/** A model that tells follow-ups apart; some tens of milliseconds. */
export const trainFollowUps = (phrases: readonly { text: string; label: FollowUp }[]): Model =>
  trainModel(
    phrases.map(
      ({ text, label }): Example => ({
        features: featuresOf(readTokens(tidyText(text))),
        label: followUps.indexOf(label),
      }),
    ),
    size,
  );

const followUpModel = storedModel({
  name: 'follow-ups.bin',
  ...size,
  data: folder,
  train: () => trainFollowUps(readFollowUpPhrases()),
});

/** Stores the model; part of the build. */
export const buildFollowUps = followUpModel.build;

/** What a clause says about the price that was told last; `other` where that is not sure. */
export function readFollowUp(tokens: readonly Token[]): FollowUp {
  const likely = scoreLabels(followUpModel.load(), featuresOf(tokens));
  const best = likely.indexOf(Math.max(...likely));
  return (likely[best] ?? 0) < minProbability ? 'other' : (followUps[best] as FollowUp);
}
