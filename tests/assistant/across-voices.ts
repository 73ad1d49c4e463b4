// How well Adam understands a voice he has not learnt from: each is left out once, and he learns from the others.
import { scoreIntents, trainModel } from '#features/assistant/server/understanding/model.ts';
import { weighUp } from '#features/assistant/server/understanding/read-message.ts';
import {
  readPhrases,
  toExamples,
} from '#features/assistant/server/understanding/training-phrases.ts';
import { type Judgement, judge } from './judge-reading.ts';

const tried = [0.2, 0.25, 0.3, 0.35];

export function evaluateAcrossVoices(say: (line: string) => void) {
  const phrases = readPhrases();
  const examples = toExamples(phrases);
  const voices = [...new Set(phrases.map(({ voice }) => voice))];
  const judged = tried.map((): Judgement[] => []);
  for (const voice of voices) {
    const model = trainModel(examples.filter((_, at) => phrases[at]?.voice !== voice));
    const own = tried.map((): Judgement[] => []);
    for (const [at, { voice: whose, intent, also }] of phrases.entries()) {
      if (whose !== voice) continue;
      const example = examples[at];
      if (!example) continue;
      const reading = weighUp(scoreIntents(model, example.features));
      for (const [which, sure] of tried.entries())
        own[which]?.push(judge(reading, [intent, ...also], sure));
    }
    for (const [which, one] of own.entries()) judged[which]?.push(...one);
    say(`${voice.padEnd(20)} ${describe(own[1] ?? [])}`);
  }
  for (const [which, sure] of tried.entries())
    say(`all, sure from ${sure.toFixed(2)}  ${describe(judged[which] ?? [])}`);
}

function describe(judgements: readonly Judgement[]): string {
  const share = (...wanted: Judgement[]) =>
    ((100 * judgements.filter((one) => wanted.includes(one)).length) / judgements.length).toFixed(
      1,
    );
  return `${judgements.length} phrases: right ${share('right')}, or suggested ${share('right', 'suggested')}, wrong ${share('wrong', 'costly')}, costly ${share('costly')} %`;
}
