import { describe, expect, it } from 'vitest';
import { freeWeekdays } from '#tests/support/assistant/free-weekdays.ts';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';
import type { BusinessTools } from '../../../tools/business-tools.ts';
import { eachOnce } from './each-once.ts';

async function talk(...said: string[]) {
  const team: string[] = [];
  const rung: (string | undefined)[] = [];
  const tools: Partial<BusinessTools> = {
    ...freeWeekdays,
    takeCallBack: async ({ summary }) => {
      team.push(summary);
      return { id: 'call' };
    },
    noteOnCallBack: async (_, note, phone) => {
      team.push(note);
      rung.push(phone);
    },
  };
  const { say, record } = talkAboutFloors(() => undefined, tools);
  let reply = '';
  for (const text of said) reply = await say(text);
  return { reply, record: record(), team: team.join('\n'), rung };
}
const janet = 'can someone ring me please, Janet Moss 07700 900321';
const fault = 'my carpet you fitted in october is coming up at the door, not happy';

it.each([
  'actually its my daughters number Im on better, 07700 900322',
  'use my work number instead 07700 900322',
  'ring my husband instead on 07700 900322',
  'sorry that numbers wrong its 07700 900322',
  'my mobiles broke, get me on my sons 07700 900322',
])('%j is the number that will be rung, and said so', async (text) => {
  const { reply, record, rung } = await talk(janet, text);
  expect(reply).toContain('ring 07700900322 instead');
  expect(record.contact.phone).toBe('07700900322');
  expect(rung).toContain('07700900322');
});

it('the number of somebody with the key is none to ring', async () => {
  const { record } = await talk(janet, 'my neighbour has the key, her number is 07700 900322');
  expect(record.contact.phone).toBe('07700900321');
});

describe('a complaint', () => {
  it.each([
    'who do I complain to if its not sorted',
    'ok thanks. who do i complain to',
    'how do i take this further',
    'who is your manager',
  ])('%j is told whom to turn to', async (text) => {
    const { reply } = await talk(fault, 'Alan Frome, 07700 900411', text);
    expect(reply).toContain('To us: write it here and it goes to the team');
    expect(reply).not.toContain('passed that on');
  });

  it('with a danger asks for name and number once, after what is safe', async () => {
    const { reply, record } = await talk(
      'the carpet you fitted in our hall in october is coming away at the door bar, its a trip hazard',
    );
    expect(reply.match(/name/g)).toHaveLength(1);
    expect(reply.indexOf('keep off')).toBeLessThan(reply.indexOf('name'));
    expect(record.isUrgent).toBe(true);
  });

  it.each(['is the measure free? I want a new carpet', 'whats the measure cost'])(
    '%j asks of no guarantee',
    async (text) => {
      const { reply } = await talk(fault, text);
      expect(reply).not.toContain('guarantee');
    },
  );
});

it('each thing is said once a reply', () => {
  expect(
    eachOnce([
      'I’ve added that for the team, marked urgent. Please keep everyone off that floor.',
      'It’s marked urgent. To speak to someone this minute, ring 01632 960 147.',
      'I can’t promise today: please ring 01632 960 147, Mon–Fri 8am–6pm or Sat 9am–4pm.',
    ]),
  ).toEqual([
    'I’ve added that for the team, marked urgent. Please keep everyone off that floor.',
    'I can’t promise today: please ring 01632 960 147, Mon–Fri 8am–6pm or Sat 9am–4pm.',
  ]);
  expect(eachOnce(['You’ll hear within 24 hours.', 'Ring us on 01632 960 147.'])).toHaveLength(2);
});
