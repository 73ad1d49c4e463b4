import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { TaughtAnswerRow } from '../queries.ts';

export const knowledgeFolder = path.resolve(
  import.meta.dirname,
  '../../../../../data/assistant-knowledge',
);
const topic = z.object({
  id: z.string(),
  question: z.string(),
  alsoAsked: z.array(z.string()),
  answer: z.string(),
  confirmed: z.boolean(),
});

/**
 * The starting answers of `data/assistant-knowledge`, ready to be stored.
 * @throws where a file is not a list of topics
 */
export function readStartingAnswers(now: Date): TaughtAnswerRow[] {
  return readdirSync(knowledgeFolder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) =>
      z.parse(z.array(topic), JSON.parse(readFileSync(path.join(knowledgeFolder, name), 'utf8'))),
    )
    .map(({ id, confirmed, ...words }) => ({
      ...words,
      id: `starting-${id}`,
      isConfirmed: confirmed,
      isPublished: true,
      replacesId: null,
      authorId: 'starting-answers',
      authorName: 'Starting answers',
      createdAt: now,
      updatedAt: now,
    }));
}
