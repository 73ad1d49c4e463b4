import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTokens, type Token, tidyText } from '../text/tokenize.ts';
import type { Features } from './features.ts';
import { type Model, scoreLabels } from './model.ts';
import { storedModel } from './stored-model.ts';
import { type Example, trainModel } from './train-model.ts';

export type Phrase<Label extends string> = { text: string; label: Label };
/** The likeliest label with its probability. */
export type Guess<Label extends string> = { label: Label; probability: number };

const folder = path.resolve(import.meta.dirname, '../../../../../../data/assistant-follow-ups');
/** Few slots are enough for some hundred short messages: a megabyte. */
const slots = 1 << 14;

/**
 * A small classifier of its own for what is said at one point of a conversation, trained in some tens of milliseconds
 * on a file of `label<TAB>text` lines.
 */
export function makePhraseReader<Label extends string>({
  name,
  labels,
  featuresOf,
  others = () => [],
}: {
  /** Of its file of phrases, and of the model in the build. */
  name: string;
  labels: readonly Label[];
  featuresOf: (tokens: readonly Token[]) => Features;
  /** Phrases of other readers that say nothing here: they are trained with, and not counted among its own. */
  others?: () => Phrase<Label>[];
}) {
  const fileName = `${name}.tsv`;
  const size = { labels: labels.length, slots };
  const likelihoods = (model: Model, tokens: readonly Token[]) =>
    scoreLabels(model, featuresOf(tokens));

  /** @throws an `Error` that names a label which does not exist */
  const readPhrases = (): Phrase<Label>[] =>
    readFileSync(path.join(folder, fileName), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [said, text = ''] = line.split('\t');
        const label = labels.find((one) => one === said);
        if (!label) throw new Error(`There is no label ${said}: ${fileName}`);
        return { text, label };
      });

  const train = (phrases: readonly Phrase<Label>[]): Model =>
    trainModel(
      [...phrases, ...others()].map(
        ({ text, label }): Example => ({
          features: featuresOf(readTokens(tidyText(text))),
          label: labels.indexOf(label),
        }),
      ),
      size,
    );

  const stored = storedModel({
    name: `${name}.bin`,
    ...size,
    data: folder,
    train: () => train(readPhrases()),
  });

  function guess(tokens: readonly Token[], model = stored.load()): Guess<Label> {
    const likely = likelihoods(model, tokens);
    const probability = Math.max(...likely);
    return { label: labels[likely.indexOf(probability)] as Label, probability };
  }

  /** Stores the model; part of the build. */
  return { readPhrases, train, guess, build: stored.build };
}
