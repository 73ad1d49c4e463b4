import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEntities } from '../entities/parse-entities.ts';
import { readTokens, tidyText } from '../text/tokenize.ts';
import { kindsStated, readFeatures, wordsOf } from './features.ts';
import { type Intent, intents } from './intents.ts';
import type { Example } from './train-model.ts';

export const trainingFolder = path.resolve(
  import.meta.dirname,
  '../../../../../../data/assistant-training',
);

export type Phrase = {
  text: string;
  intent: Intent;
  /** Other intents that would be equally right. */
  also: readonly Intent[];
  /** The name of the file. */
  source: string;
};

/** Sorted by number, since the trained model depends on the order. */
const listTrainingFiles = (): string[] =>
  readdirSync(trainingFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsv'))
    .sort((a, b) => (path.basename(a) < path.basename(b) ? -1 : 1));

/** Reads all training files. Each line has the intent, the message, and other acceptable intents. */
export function readPhrases(): Phrase[] {
  return listTrainingFiles().flatMap((file) =>
    readFileSync(path.join(trainingFolder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => readLine(line, path.parse(file).name)),
  );
}

function readLine(line: string, source: string): Phrase {
  const [intent = '', text = '', also = ''] = line.split('\t');
  return {
    text,
    intent: readIntent(intent, source),
    also: also.split(',').flatMap((name) => (name ? [readIntent(name, source)] : [])),
    source,
  };
}

function readIntent(name: string, source: string): Intent {
  const intent = intents.find((one) => one === name);
  if (!intent) throw new Error(`There is no intent ${name}: ${source}.tsv`);
  return intent;
}

/** Places named in phrases, and an arbitrary date. */
const around = {
  today: '2026-01-05',
  knownPlaces:
    'Chippenham,Bath,Calne,Corsham,Devizes,Malmesbury,Melksham,Swindon,Trowbridge,Bradford-on-Avon,Box,Lacock,Holt,Seend,Colerne,Sherston,Purton,Castle Combe'.split(
      ',',
    ),
};

export const toExamples = (phrases: readonly Phrase[]): Example[] =>
  phrases.map(({ text, intent }) => {
    const tidy = tidyText(text);
    const tokens = readTokens(tidy);
    const stated = kindsStated(parseEntities(tidy, tokens, around));
    return { features: readFeatures(wordsOf(tokens), stated), label: intents.indexOf(intent) };
  });
