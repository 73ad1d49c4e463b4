import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { askedFor } from './asked-for.ts';
import type { Asked, Conversation, Expectation } from './conversation.ts';
import { judgeStored } from './judge-stored.ts';
import { judgeTurn, readsBack, type SoFar, type TurnJudgement } from './judge-turn.ts';
import type { Pricer } from './price-jobs.ts';

export type PlayedTurn = TurnJudgement & { says: string; reply: string };
export type Played = { conversation: Conversation; turns: PlayedTurn[]; stored: string[] };

/** The field of `about` that answers a question. */
const answerTo: Record<Asked, readonly string[]> = {
  name: ['name'],
  email: ['email'],
  phone: ['phone'],
  address: ['address'],
  postcode: ['postcode'],
  size: ['rooms', 'size'],
  unit: ['rooms'],
  floor: ['floor'],
  day: ['day'],
  time: ['day'],
  rooms: ['size', 'rooms'],
  urgency: ['urgency'],
  requirements: ['requirements'],
  'which product': ['floor'],
};

/** Plays a conversation over a real socket and judges every reply and what is stored at the end. */
export async function playConversation(
  site: TestApp,
  conversation: Conversation,
  pricer: Pricer,
): Promise<Played> {
  const read = async (path: string) =>
    (await fetch(site.origin + path, { headers: await staffHeaders(site, 'support') })).json();
  const before = await readLists(read);
  const chat = await talkWithAdam(site);
  const so: SoFar = { replies: [], said: '', jobs: [] };
  const turns: PlayedTurn[] = [];
  const sayAndJudge = async (says: string, expected: Expectation) => {
    so.said += `\n${says.toLowerCase()}`;
    const reply = await chat.say(says);
    const judgement = await judgeTurn(reply, expected, conversation, so, pricer);
    so.replies.push(reply);
    so.jobs.push(...(expected.price ?? []), ...(expected.mayPrice ?? []));
    turns.push({ says, reply, ...judgement });
    return reply;
  };
  try {
    for (const turn of conversation.turns) {
      if ('says' in turn) await sayAndJudge(turn.says, turn.expect ?? {});
      else await answerAll(turn.max, conversation, so, sayAndJudge);
    }
    const after = await readLists(read);
    const stored = await judgeStored(
      conversation,
      {
        appointments: after.appointments.filter(({ id }) => !before.ids.has(id)),
        callBacks: after.leads.filter(
          ({ id, source }) => !before.ids.has(id) && source !== 'contact_form',
        ),
        conversation: await read(`/api/chat/conversations/${chat.conversationId()}`),
      },
      pricer,
    );
    return { conversation, turns, stored };
  } finally {
    chat.close();
  }
}

async function readLists(read: (path: string) => Promise<Record<string, unknown>[]>) {
  const [appointments, leads] = [
    await read('/api/appointments?limit=20'),
    await read('/api/contact-submissions?limit=20'),
  ];
  return { appointments, leads, ids: new Set([...appointments, ...leads].map(({ id }) => id)) };
}

/** Answers what is asked for, until the request is read back or nothing more is asked. */
async function answerAll(
  max: number,
  { about }: Conversation,
  so: SoFar,
  say: (text: string, expected: Expectation) => Promise<string>,
) {
  for (let count = 0; count < max; count += 1) {
    const last = so.replies.at(-1) ?? '';
    if (readsBack(last, about)) return;
    const answers = askedFor(last)
      .map((asked) => answerTo[asked].map((field) => about[field]).find(Boolean))
      .filter((answer) => answer !== undefined);
    if (answers.length === 0) return;
    await say([...new Set(answers)].join(', '), {});
  }
}
