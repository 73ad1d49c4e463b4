// Compares two versions of Adam on the same lines of customers; the steps are in the README beside this file.
import { readFileSync, writeFileSync } from 'node:fs';
import { instantInLondon } from '#platform/dates/london-time.ts';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { openDatabase } from '../evaluate-turns.ts';
import { countVerdicts, labels, pairReplies, type Replied, writeSheet } from './pair-replies.ts';

const readLines = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Every talk is held at this time, a Tuesday morning. */
const clock = () => instantInLondon('2026-12-01', '10:00');

async function replay(talks: string, into: string) {
  const site = await startTestApp({
    database: await openDatabase(),
    adam: {},
    clock,
    chat: { messagesPerMinute: 10_000 },
  });
  try {
    const replied: Replied[] = [];
    const lines = readLines<Omit<Replied, 'reply'>>(talks);
    for (const [talk, said] of Map.groupBy(lines, (line) => line.talk)) {
      const chat = await talkWithAdam(site);
      for (const { says } of said) replied.push({ talk, says, reply: await chat.say(says) });
      chat.close();
    }
    writeFileSync(into, `${replied.map((line) => JSON.stringify(line)).join('\n')}\n`);
    say(`${replied.length} replies are in ${into}`);
  } finally {
    await site.close();
  }
}

const readPairs = (older: string, newer: string) => pairReplies(readLines(older), readLines(newer));

const steps: Record<string, (...files: string[]) => Promise<void> | void> = {
  replay: (talks = '', into = '') => replay(talks, into),
  sheet: (older = '', newer = '', into = '') => {
    const pairs = readPairs(older, newer);
    writeFileSync(into, writeSheet(pairs));
    const different = pairs.filter(({ A, B }) => A !== B).length;
    say(`${different} of ${pairs.length} replies differ; the sheet for the judge is ${into}`);
  },
  count: (older = '', newer = '', verdicts = '') => {
    const counts = countVerdicts(readPairs(older, newer), readLines(verdicts));
    say(
      `the newer version is better in ${counts.better}, worse in ${counts.worse}, as good in ${counts.same}`,
    );
    for (const label of labels)
      say(`  ${label.padEnd(9)} older ${counts.older[label]}, newer ${counts.newer[label]}`);
  },
};
const filesOf: Record<string, number> = { replay: 2, sheet: 3, count: 3 };

const [step = '', ...files] = process.argv.slice(2);
const run = steps[step];
if (run && files.length === filesOf[step]) await run(...files);
else {
  say('replay TALKS INTO | sheet OLDER NEWER INTO | count OLDER NEWER VERDICTS: see the README');
  process.exitCode = 1;
}
