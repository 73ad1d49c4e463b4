// How well Adam understands a source he has not learnt from: each is left out once, and he learns from the others.
import { featureSlots } from '#features/assistant/server/nlu/classifier/features.ts';
import { type Intent, intents } from '#features/assistant/server/nlu/classifier/intents.ts';
import { scoreLabels } from '#features/assistant/server/nlu/classifier/model.ts';
import { trainModel } from '#features/assistant/server/nlu/classifier/train-model.ts';
import {
  readPhrases,
  toExamples,
} from '#features/assistant/server/nlu/classifier/training-phrases.ts';
import { confidenceThreshold, rankIntents } from '#features/assistant/server/nlu/parse-message.ts';
import { type Judgement, judge } from './judge-reading.ts';

const size = { labels: intents.length, slots: featureSlots };

const tried = [
  confidenceThreshold - 0.1,
  confidenceThreshold - 0.05,
  confidenceThreshold,
  confidenceThreshold + 0.05,
];

export function evaluateAcrossSources(say: (line: string) => void) {
  const phrases = readPhrases();
  const examples = toExamples(phrases);
  const sources = [...new Set(phrases.map(({ source }) => source))];
  const heard = sources.flatMap((source) => {
    const model = trainModel(
      examples.filter((_, at) => phrases[at]?.source !== source),
      size,
    );
    const readings = phrases.flatMap(({ source: whose, intent, also }, at) => {
      const features = whose === source && examples[at]?.features;
      const fits: [Intent, ...Intent[]] = [intent, ...also];
      return features ? [{ fits, reading: rankIntents(scoreLabels(model, features)) }] : [];
    });
    say(
      `${source.padEnd(20)} ${describe(readings.map(({ reading, fits }) => judge(reading, fits)))}`,
    );
    return readings;
  });
  for (const sure of tried)
    say(
      `all, sure from ${sure.toFixed(2)}  ${describe(heard.map(({ reading, fits }) => judge(reading, fits, sure)))}`,
    );
}

function describe(judgements: readonly Judgement[]): string {
  const share = (...wanted: Judgement[]) =>
    ((100 * judgements.filter((one) => wanted.includes(one)).length) / judgements.length).toFixed(
      1,
    );
  return `${judgements.length} phrases: right ${share('right')}, or suggested ${share('right', 'suggested')}, wrong ${share('wrong', 'costly')}, costly ${share('costly')} %`;
}
