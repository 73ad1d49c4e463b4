// `npm run eval:assistant` prints totals over the held-out messages, and never one of them; `npm run eval:assistant --
// --tuning` over those for tuning, with what went wrong (`--only=id,id`: these, with the whole reply).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { seedReferenceContent } from '#app/server/seed-reference-content.ts';
import { readStartingAnswers } from '#features/assistant/server/taught-answers/seed-taught-answers.ts';
import type { Card } from '#features/chat/contract.ts';
import { embeddedExtensions, wrapEmbedded } from '#platform/server/database/embedded.ts';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { connectChat } from '#tests/support/chat/chat-client.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { makePumps } from './pumps.ts';
import { type Labelled, type Score, scoreMessage } from './score-message.ts';

const now = new Date('2026-11-30T10:00:00Z');
const option = (name: string) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1];
const isTuning = process.argv.includes('--tuning');
const only = option('only')?.split(',');
const say = (line: string) => process.stdout.write(`${line}\n`);
const share = (part: number, of: number) =>
  of === 0 ? 'none' : `${((100 * part) / of).toFixed(1)} % (${part} of ${of})`;

const set = option('set') ?? (isTuning ? 'tuning' : 'held-out');
const file = path.join(import.meta.dirname, 'messages', `${set}.json`);
const labels = (JSON.parse(readFileSync(file, 'utf8')) as Labelled[]).filter(
  ({ id }) => !only || only.includes(id),
);

async function openDatabase() {
  const embedded = await PGlite.create({ extensions: embeddedExtensions });
  const database = wrapEmbedded(embedded, () => embedded.close());
  await database.migrate(path.resolve(import.meta.dirname, '../../migrations'));
  await seedReferenceContent(database.db, { isReference: true });
  return database;
}

/** Plays a label's messages in a conversation of its own. @returns the reply to the last one, with the cards that it brought */
async function play(site: TestApp, { before = [], text, page }: Labelled) {
  const visitor = await connectChat(site);
  let conversationId: string | null = null;
  let reply = '';
  let cards: Card[] = [];
  for (const content of [...before, text]) {
    const clientMessageId = crypto.randomUUID();
    visitor.write(conversationId, content, { clientMessageId, useAdam: true, context: { page } });
    if (conversationId === null)
      conversationId = (await visitor.next('conversation_created')).conversation.id;
    const ack = await visitor.next('message_ack');
    const after = ack.message.sequence;
    const { message } = await visitor.next(
      'new_message',
      ({ message }) => message.senderType === 'assistant' && message.sequence > after,
    );
    // The answer about a card that was sent may be followed by one to a question beside it.
    if (message.clientMessageId?.startsWith('adam:card:')) await delay(400);
    const came = visitor.all('new_message').filter((frame) => frame.message.sequence > after);
    reply =
      came
        .filter((frame) => frame.message.senderType === 'assistant')
        .map((frame) => frame.message.content)
        .join('\n') || message.content;
    cards = came.flatMap((frame) => frame.message.cards ?? []);
  }
  visitor.close();
  return { text: reply, cards };
}

const database = await openDatabase();
const site = await startTestApp({
  database,
  clock: () => now,
  adam: {},
  chat: { messagesPerMinute: 100_000 },
});
const answers = new Map(
  readStartingAnswers(now).map((row) => [row.id.replace('starting-', ''), row]),
);
const pumps = Number(option('pumps') ?? 0);
if (pumps > 0) {
  const sent = await sendPumps(pumps);
  say(
    `${sent.length} pumped messages, the slowest after ${sent
      .slice(0, 3)
      .map(({ ms }) => ms.toFixed(0))
      .join(', ')} ms`,
  );
  for (const { ms, text } of sent.slice(0, 5))
    say(`  ${ms.toFixed(0)} ms: ${JSON.stringify(text.slice(0, 100))} (${text.length})`);
  process.exit(0);
}
const response = await fetch(`${site.origin}/api/products`);
const products = (await response.json()) as { id: string; slug: string }[];
const slugs = new Map(products.map(({ id, slug }) => [id, slug]));
const scores: { label: Labelled; score: Score }[] = [];
const times: number[] = [];
for (const label of labels) {
  const begun = performance.now();
  const came = await play(site, label);
  times.push((performance.now() - begun) / ((label.before?.length ?? 0) + 1));
  const score = scoreMessage(label, { ...came, slugs, answers });
  scores.push({ label, score });
  if (!isTuning || (score.isRight && !only)) continue;
  say(`${label.id} ${JSON.stringify([...(label.before ?? []), label.text])}`);
  if (score.wrong.length > 0) say(`   wrong: ${score.wrong.join('; ')}`);
  if (score.missing.length > 0) say(`   missing: ${score.missing.join('; ')}`);
  say(
    `   → ${came.text.slice(0, only ? 2_000 : 160).replaceAll('\n', ' / ')} [${came.cards.map((card) => card.kind).join(' ')}]`,
  );
  if (only) say(JSON.stringify(came.cards, null, 1));
}
const right = (list: typeof scores) =>
  share(list.filter(({ score }) => score.isRight).length, list.length);
const isKnowledge = ({ label }: (typeof scores)[number]) =>
  label.cards.length === 0 && label.topics.length > 0;
say(`right: ${right(scores)}`);
for (const group of ['single', 'two', 'later'] as const)
  say(`  ${group}: ${right(scores.filter(({ label }) => label.group === group))}`);
say(`  questions alone: ${right(scores.filter(isKnowledge))}`);
say(`  cards: ${right(scores.filter((one) => !isKnowledge(one)))}`);
say(
  `a wrong value, card or fact: ${share(scores.filter(({ score }) => score.wrong.length > 0).length, scores.length)}`,
);
/** What is missing or wrong, by its kind alone: nothing of a message shows in it. */
const reasons = new Map<string, number>();
for (const { score } of scores)
  for (const reason of [...score.missing, ...score.wrong.map((one) => `wrong ${one}`)]) {
    const kind = reason
      .replaceAll(/[:{].*$/g, '')
      .replaceAll(/[0-9].*$/g, '')
      .split(' ')
      .slice(0, 3)
      .join(' ')
      .trim();
    reasons.set(kind, (reasons.get(kind) ?? 0) + 1);
  }
say(
  [...reasons]
    .sort((a, b) => b[1] - a[1])
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', '),
);
times.sort((a, b) => a - b);
say(
  `p95 of a message over the socket: ${(times[Math.floor(times.length * 0.95)] ?? 0).toFixed(0)} ms`,
);
await site.close();
await database.close();
process.exit(0);

/** Sends pumped messages one after another, as first messages, in a visit and in a problem. @returns milliseconds of each */
async function sendPumps(count: number) {
  const times: { ms: number; text: string }[] = [];
  const leads = [
    [],
    ['can someone measure on thursday? Jo Bloggs'],
    ['help the kitchen is flooded'],
  ];
  const pumps = makePumps(count);
  for (const [at, lead] of leads.entries()) {
    const own = pumps.filter((_, i) => i % leads.length === at);
    for (let from = 0; from < own.length; from += 20) {
      const chat = await talkWithAdam(site);
      for (const text of lead) await chat.say(text);
      for (const text of own.slice(from, from + 20)) {
        const begun = performance.now();
        await chat.say(text);
        times.push({ ms: performance.now() - begun, text });
      }
      chat.close();
    }
  }
  return times.sort((a, b) => b.ms - a.ms);
}
