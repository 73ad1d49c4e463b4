import { expect, it } from 'vitest';
import { freeWeekdays } from '#tests/support/assistant/free-weekdays.ts';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';
import type { BusinessTools } from '../../../../tools/business-tools.ts';

const tools: Partial<BusinessTools> = {
  ...freeWeekdays,
  takeBooking: async () => ({ id: 'visit' }),
  takeCallBack: async () => ({ id: 'call' }),
  noteOnCallBack: async () => undefined,
};

/** The replies of a talk, and its record. */
async function talk(...said: string[]) {
  const { say, record } = talkAboutFloors(() => undefined, tools);
  const replies: string[] = [];
  for (const text of said) replies.push(await say(text));
  return { replies, reply: replies.at(-1) ?? '', record: record() };
}

const flooded =
  'hi my washing machine leaked all over the kitchen floor, the laminate is swelling up. what do i do';
const wetVisit = [
  flooded,
  'its for the insurance. can someone come and look whether it can be saved or has to come up, Janet Cole 07700 900512',
  'janet.cole@example.com, 27 Station Road SN14 6AA',
  'tomorrow morning 9-11',
];

it('a wet floor gets a visit for a repair, with what is to be looked at in the note', async () => {
  const { replies, reply } = await talk(...wetVisit);
  expect(reply).toContain('a repair visit for laminate');
  expect(reply).toContain('washing machine leaked all over the kitchen floor');
  expect(reply).toContain('Asks whether it can be saved or has to come up.');
  expect(reply).toContain('For an insurance claim');
  expect(reply).not.toMatch(/what do i do|“hi /);
  expect(replies.join('\n')).not.toMatch(/Lovely|samples|measure, free/);
});

it.each([
  'i dont want to measure yet, i want someone to look at the damage',
  'not to measure, to look at the damage',
  "it's not a measure, it's to look at the water damage. otherwise yes",
  'its not to measure its to look at the leak damage',
])('%j makes a measure that was read back a visit for a repair', async (message) => {
  const { reply } = await talk(
    'can someone come and measure my kitchen for laminate',
    'Janet Cole 07700 900512 janet.cole@example.com, 27 Station Road SN14 6AA',
    'tomorrow morning 9-11',
    'asap',
    message,
  );
  expect(reply).toContain('a repair visit for laminate');
});

it('a doubt about what was said chooses no floor, and water told again raises no new alarm', async () => {
  const { reply, record } = await talk(
    ...wetVisit,
    'thats for carpet isnt it? its water under laminate. 2 rooms, asap',
  );
  expect(record.draft?.values?.flooringTypes).toEqual(['laminate']);
  expect(reply).not.toMatch(/asked the team to ring/);
  expect(record.callBackSent).toBe(false);
});

it.each(['anything i should do meantime, fans?', 'should i mop it up until then?'])(
  '%j is answered for water',
  async (message) => {
    const { reply } = await talk(...wetVisit.slice(0, 3), message);
    expect(reply).toContain('Mop up what water you can');
  },
);

it('of a dry floor nothing is said of water', async () => {
  const { reply } = await talk(
    'the carpet on my second stair has come loose, can someone come and fix it',
    'Dave Hopkins 07700 900318',
    'is it ok to tape it down till then?',
  );
  expect(reply).toContain('no pulling, nails, tape or glue');
  expect(reply).not.toMatch(/\b(?:wet|water|mop)\b/i);
});

it('what a look at a damage costs is not answered with the free measure', async () => {
  const { reply } = await talk(...wetVisit.slice(0, 2), 'whats the cost of someone coming out');
  expect(reply).toContain('A repair is quoted before anything is done.');
  expect(reply).not.toMatch(/measure|samples/);
});

it('a measure is refused for a fault, and somebody still comes', async () => {
  const { reply, record } = await talk(
    'you fitted my carpet 3 months ago and its come loose at the door',
    'sue bennett 07700 900318',
    'i dont want a measure, its your fitting thats come up',
  );
  expect(record.refusesVisit).toBeUndefined();
  expect(reply).not.toContain('Without a visit');
});
