import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { intents } from '#features/assistant/server/nlu/classifier/intents.ts';
import { readStartingAnswers } from '#features/assistant/server/taught-answers/seed-taught-answers.ts';

const folder = path.resolve(import.meta.dirname, '../data/assistant-training');
const files = readdirSync(folder, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name !== 'README.md')
  .map(({ parentPath, name }) => `${path.basename(parentPath)}/${name}`)
  .sort((a, b) => path.basename(a).localeCompare(path.basename(b)));
const linesOf = (file: string) => readFileSync(path.join(folder, file), 'utf8').split('\n');

describe('the training data', () => {
  it('is in files that are numbered without a gap', () => {
    expect(files.length).toBeGreaterThan(20);
    files.forEach((file, at) => {
      const number = String(at + 1).padStart(2, '0');
      expect(path.basename(file)).toMatch(new RegExp(`^${number}(-[a-z]+)+\\.tsv$`));
    });
  });

  it('is listed in its README with the number of messages', () => {
    const rows = linesOf('README.md').flatMap((line) => {
      const [, file, count] = /^\| `(.+?)` \| (\d+) \|/.exec(line) ?? [];
      return file ? [[file, Number(count)]] : [];
    });
    expect(rows).toEqual(files.map((file) => [file, linesOf(file).length - 1]));
  });

  it.each(files)('%s has a known label, a text and known other labels on every line', (file) => {
    const known = new Set<string>(intents);
    const wrong = linesOf(file)
      .slice(0, -1)
      .filter((line) => {
        const [intent = '', text = '', others = '', ...rest] = line.split('\t');
        const labels = [intent, ...(others === '' ? [] : others.split(','))];
        return rest.length > 0 || text.trim() === '' || !labels.every((label) => known.has(label));
      });
    expect(wrong).toEqual([]);
    expect(linesOf(file).at(-1)).toBe('');
  });
});

describe('the ways to ask about the starting answers', () => {
  const topics = path.resolve(import.meta.dirname, '../data/assistant-topics');
  const sources = readdirSync(topics).filter((file) => file.endsWith('.tsv'));
  const wordingsOf = (file: string) =>
    readFileSync(path.join(topics, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));

  it('are listed in their README with the number of messages', () => {
    const readme = readFileSync(path.join(topics, 'README.md'), 'utf8');
    expect(sources.length).toBeGreaterThan(0);
    for (const file of sources)
      expect(readme).toContain(`| \`${file}\` | ${wordingsOf(file).length} |`);
  });

  it.each(sources)('%s has a known topic and a message of its own on every line', (file) => {
    const answers = readStartingAnswers(new Date(0));
    const ids = new Set(answers.map(({ id }) => id));
    const known = new Set(
      answers
        .flatMap(({ question, alsoAsked }) => [question, ...alsoAsked])
        .map((text) => text.toLowerCase()),
    );
    const wrong = wordingsOf(file).filter(([id, wording = '', ...rest]) => {
      const isNew = wording.trim() !== '' && !known.has(wording.toLowerCase());
      known.add(wording.toLowerCase());
      return rest.length > 0 || !isNew || !ids.has(`starting-${id}`);
    });
    expect(wrong).toEqual([]);
  });
});
