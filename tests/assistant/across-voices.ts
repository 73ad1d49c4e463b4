// How well Adam understands a voice he has not learnt from: each is left out once, and he learns from the others.
import type { Intent } from '#features/assistant/server/nlu/classifier/intents.ts';
import { scoreIntents, trainModel } from '#features/assistant/server/nlu/classifier/model.ts';
import {
  readPhrases,
  toExamples,
} from '#features/assistant/server/nlu/classifier/training-phrases.ts';
import { sureFrom, weighUp } from '#features/assistant/server/nlu/parse-message.ts';
import { type Judgement, judge } from './judge-reading.ts';

const tried = [sureFrom - 0.1, sureFrom - 0.05, sureFrom, sureFrom + 0.05];

export function evaluateAcrossVoices(say: (line: string) => void) {
  const phrases = readPhrases();
  const examples = toExamples(phrases);
  const voices = [...new Set(phrases.map(({ voice }) => voice))];
  const heard = voices.flatMap((voice) => {
    const model = trainModel(examples.filter((_, at) => phrases[at]?.voice !== voice));
    const readings = phrases.flatMap(({ voice: whose, intent, also }, at) => {
      const features = whose === voice && examples[at]?.features;
      const fits: [Intent, ...Intent[]] = [intent, ...also];
      return features ? [{ fits, reading: weighUp(scoreIntents(model, features)) }] : [];
    });
    say(
      `${voice.padEnd(20)} ${describe(readings.map(({ reading, fits }) => judge(reading, fits)))}`,
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
