import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const wordingsFolder = path.resolve(
  import.meta.dirname,
  '../../../../../data/assistant-topics',
);

/** Further ways to ask about the starting answers, by the topic's id: what is learnt from, and shown to nobody. */
export function readTopicWordings(): Map<string, string[]> {
  const lines = readdirSync(wordingsFolder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => readFileSync(path.join(wordingsFolder, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => line.split('\t') as [id: string, wording: string]);
  const byTopic = Map.groupBy(lines, ([id]) => `starting-${id}`);
  return new Map([...byTopic].map(([id, own]) => [id, own.map(([, wording]) => wording)]));
}
