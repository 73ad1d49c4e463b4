import { expect, it } from 'vitest';
import { talkAboutVisit } from '#tests/support/assistant/talk-about-visit.ts';

const opening =
  "Can someone come and measure on Thursday 21 January, 9 to 11, for vinyl in the bathroom. I'm Priya Nair, 07700 900158, priya.nair@example.com";
const address = '27 Hungerdown Lane Chippenham SN14 0JP';

async function talk(...told: string[]) {
  const { say, record } = talkAboutVisit();
  let reply = '';
  for (const text of [opening, address, ...told]) reply = await say(text);
  return { reply, record: record() };
}

it.each([
  'no rush, 2-3 months. on street parking',
  'two to 3 months, street parking only',
  '2 or 3 months. theres 2 cars on the street',
  '3 months ish. 2 dogs, park on the road',
  'in 6 weeks, its on street permits',
  "within 2 weeks. there's a skip outside number 12 in the road",
])('%j leaves the address and the number of rooms', async (text) => {
  const { record } = await talk(text);
  expect(record.contact.address).toBe('27 Hungerdown Lane Chippenham');
  expect(record.draft?.values?.projectSize).toBe('small');
});

it.each([
  ['no rush. sorry the address is 5 Lansdowne Gardens', '5 Lansdowne Gardens'],
  ['no rush, its 12 Bath Road actually', '12 Bath Road'],
  ['planning. we moved, 3 Week Street SN15 1AB', '3 Week Street'],
])('%j puts the address right', async (text, right) => {
  const { record } = await talk(text);
  expect(record.contact.address).toBe(right);
});

it.each([
  'within a month, baby asleep so knock dont ring',
  'within a month. I mean knock on the door dont ring the bell, baby sleeping',
  "within a month. please don't ring, just knock",
])('of %j the note is of the door', async (text) => {
  const { reply, record } = await talk(text);
  expect(record.contact.noCalls).toBeUndefined();
  expect(reply).toMatch(/Note for the team: “[^”]*knock/i);
  expect(reply).not.toMatch(/email only|“i mean/i);
});

it.each(['the whole place has horrible old lino', 'the whole house is covered in old carpet'])(
  '%j counts no rooms',
  async (text) => {
    const { say, record } = talkAboutVisit();
    await say(`We need a floor for the living room, ${text}`);
    expect(record().projectSize).toBeUndefined();
  },
);

it('a date for the fitting is read back as it was told', async () => {
  const { say, record } = talkAboutVisit();
  await say('we move on 20 January, can you fit a carpet in two rooms by the 5th of february');
  await say(
    "yes please. I'm Priya Nair, 07700 900158, priya.nair@example.com, 27 Hungerdown Lane Chippenham SN14 0JP",
  );
  const reply = await say('Thursday 21 January, 9 to 11');
  expect(reply).toContain('(1–2 rooms, wanted by 5 February)');
  expect(record().draft?.values?.urgency).toBe('soon');
});

it('what was asked twice and never said is not read back', async () => {
  const { reply, record } = await talk('there is a dog', 'and a cat');
  expect(reply).toContain('(1–2 rooms) on');
  expect(record.draft?.values?.requirements).toContain('When it is wanted was not said.');
});
