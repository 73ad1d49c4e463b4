// `npm run eval:assistant` prints totals over the held-out conversations and questions, and never one of them;
// `npm run eval:assistant -- --dev` over those for tuning, with what went wrong (`--only=name`: only such
// conversations; `--sets=name,name`: those sets, and of held-out ones their totals). Whole turns of the questions and of hostile texts follow, unless `--no-turns` is said.
// `-- --sources` leaves out one source of his phrases after the other instead, and reads none of the sets.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { seedAreas } from '#features/areas/server/seed/seed-areas.ts';
import type { Intent } from '#features/assistant/server/nlu/classifier/intents.ts';
import { readPhrases } from '#features/assistant/server/nlu/classifier/training-phrases.ts';
import { parseMessage } from '#features/assistant/server/nlu/parse-message.ts';
import type {
  ParsedMessage,
  StatedRoom,
  Surroundings,
} from '#features/assistant/server/nlu/parsed-message.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { evaluateAcrossSources } from './across-sources.ts';
import { playAll, reportConversations } from './evaluate-conversations.ts';
import { evaluateTurns, hostileTexts, openDatabase } from './evaluate-turns.ts';
import { type Judgement, judge } from './judge-reading.ts';
import { makeStubbornModel, readModelAnswers } from './model-answers/play-answers.ts';
import { heldOutSets, tuningSets } from './whole-conversations/conversation.ts';

type Sides = { lengthMm: number; widthMm: number };
type LabelledSlots = Partial<
  Record<'flooring' | 'postcode' | 'place', string> & { rooms: Sides[]; fitted: boolean }
>;
type Question = {
  id: string;
  text: string;
  intent: Intent;
  also?: Intent[];
  slots?: LabelledSlots;
};

const isDev = process.argv.includes('--dev');
const folder = path.join(import.meta.dirname, isDev ? 'dev' : 'held-out');
const around: Surroundings = {
  today: dayInLondon(new Date()),
  knownPlaces: seedAreas.flatMap(({ name, villages }) => [name, ...(villages ?? [])]),
};
const say = (line: string) => process.stdout.write(`${line}\n`);
const share = (part: number, of: number) =>
  of === 0 ? 'none' : `${((100 * part) / of).toFixed(1)} % (${part} of ${of})`;

function readLines<T>(name: string): T[] {
  const file = path.join(folder, `${name}.jsonl`);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line));
}

const plainText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}£]+/gu, ' ')
    .trim();

const times: number[] = [];

function read(text: string): ParsedMessage {
  const start = performance.now();
  const reading = parseMessage(text, around);
  times.push(performance.now() - start);
  return reading;
}

/** The labels have the sides as they are said, the reader by their names; a turned room costs the same. */
const sameRoom = (found: StatedRoom | undefined, { lengthMm, widthMm }: Sides) =>
  (found?.lengthMm === lengthMm && found.widthMm === widthMm) ||
  (found?.lengthMm === widthMm && found.widthMm === lengthMm);

const sameRooms = (found: readonly StatedRoom[], wanted: readonly Sides[]) =>
  found.length === wanted.length && wanted.every((room, at) => sameRoom(found[at], room));

const plain = (name: string | undefined) => name?.toLowerCase().replaceAll('-', ' ');

function countSlots(
  wanted: LabelledSlots,
  { slots }: ParsedMessage,
): { right: number; all: number } {
  const checks = [
    wanted.rooms && sameRooms(slots.rooms, wanted.rooms),
    wanted.flooring && slots.flooring === wanted.flooring,
    wanted.postcode && slots.postcode === wanted.postcode,
    wanted.place && plain(slots.place) === plain(wanted.place),
    wanted.fitted === undefined ? undefined : slots.fitted === wanted.fitted,
  ].filter((check) => check !== undefined);
  return { right: checks.filter(Boolean).length, all: checks.length };
}

function judgeQuestions(questions: readonly Question[]) {
  const count = { slots: 0, allSlots: 0 };
  const judgements: Judgement[] = [];
  for (const { text, intent, also = [], slots } of questions) {
    const reading = read(text);
    const judgement = judge(reading, [intent, ...also]);
    judgements.push(judgement);
    const judged = slots ? countSlots(slots, reading) : { right: 0, all: 0 };
    count.slots += judged.right;
    count.allSlots += judged.all;
    if (isDev && judgement !== 'right')
      say(
        `  ${judgement.toUpperCase()} ${intent}: "${text}" read as ${reading.ranking.slice(0, 3).join(', ')} (${reading.confidence.toFixed(2)})`,
      );
  }
  const all = questions.length;
  const many = (...wanted: Judgement[]) =>
    judgements.filter((judgement) => wanted.includes(judgement)).length;
  say(`Questions: ${all}`);
  say(`  right at once        ${share(many('right'), all)}`);
  say(`  right or suggested   ${share(many('right', 'suggested'), all)}`);
  say(`  confidently wrong    ${share(many('wrong', 'costly'), all)}`);
  say(`    about price, booking or a hand-over: ${many('costly')}`);
  say(`  unsure               ${share(many('suggested', 'missed'), all)}`);
  say(`  slots right          ${share(count.slots, count.allSlots)}`);
}

function judgeSizes(lines: readonly { text: string; rooms: Sides[] }[]) {
  let right = 0;
  for (const { text, rooms } of lines) {
    const { slots } = read(text);
    if (sameRooms(slots.rooms, rooms)) right += 1;
    else if (isDev) say(`  "${text}" read as ${JSON.stringify(slots.rooms)}`);
  }
  say(`Sizes:     ${share(right, lines.length)}`);
}

function judgePostcodes(lines: readonly { text: string; postcode: string | null }[]) {
  let right = 0;
  for (const { text, postcode } of lines) {
    const { slots } = read(text);
    if ((slots.postcode ?? null) === postcode) right += 1;
    else if (isDev) say(`  "${text}" read as ${slots.postcode}`);
  }
  say(`Postcodes: ${share(right, lines.length)}`);
}

async function judgeTurns(name: string, texts: readonly string[]) {
  const { turns, ungrounded, crashes, sent, p95Ms } = await evaluateTurns(texts);
  say(`Turns, ${name}: ${turns}`);
  say(`  ungrounded ${ungrounded}, crashes ${crashes}, sent without a yes ${sent}`);
  say(`  whole turn, p95: ${p95Ms.toFixed(1)} ms`);
}

const hostileTurns = 5_000;

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice(7);
const named = process.argv.find((argument) => argument.startsWith('--sets='))?.slice(7);
const sets = named?.split(',') ?? (isDev ? tuningSets : heldOutSets);
const mayBeRead = sets.every((set) => tuningSets.includes(set));

if (process.argv.includes('--sources')) evaluateAcrossSources(say);
else {
  for (const set of sets) {
    say(`Set ${set}`);
    reportConversations(await playAll([set], only), say, isDev && mayBeRead);
  }
  if (only === undefined && named === undefined) {
    await judgeModelAnswers();
    await evaluateSets();
  }
}

/** How many answers of a stubborn model reach the visitor: none of the hostile ones should, all friendly ones. */
async function judgeModelAnswers() {
  const site = await startTestApp({ database: await openDatabase() });
  try {
    const isSent = await makeStubbornModel(site.database.db);
    for (const kind of ['hostile', 'friendly']) {
      const items = readModelAnswers(`${kind}/${isDev ? 'third' : 'held-out'}`);
      let sent = 0;
      for (const item of items) if (await isSent(item)) sent += 1;
      say(`Model answers, ${kind}: ${share(sent, items.length)} reached the visitor`);
    }
  } finally {
    await site.close();
  }
}

async function evaluateSets() {
  read('Hello');
  times.length = 0;
  const known = new Set(readPhrases().map(({ text }) => plainText(text)));
  const asked = readLines<Question>('questions');
  // What stands among the phrases word for word would only show that he remembers.
  const questions = asked.filter(({ text }) => isDev || !known.has(plainText(text)));
  say(`Left out, for they are among his phrases: ${asked.length - questions.length}`);
  const sizes = readLines<{ text: string; rooms: Sides[] }>('sizes');
  const postcodes = readLines<{ text: string; postcode: string | null }>('postcodes');
  judgeQuestions(questions);
  judgeSizes(sizes);
  judgePostcodes(postcodes);
  if (isDev) {
    judgeQuestions(readLines('fresh'));
    judgeSizes(readLines('fresh-sizes'));
  }
  times.sort((one, other) => one - other);
  say(`Time to understand, p95: ${(times[Math.floor(times.length * 0.95)] ?? 0).toFixed(2)} ms`);
  if (!process.argv.includes('--no-turns')) {
    const texts = [...questions, ...sizes, ...postcodes].map(({ text }) => text);
    await judgeTurns('the set', texts);
    await judgeTurns('hostile', hostileTexts(hostileTurns));
  }
}
