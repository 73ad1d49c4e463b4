import { describe, expect, it } from 'vitest';
import { talkAboutVisit } from '#tests/support/assistant/talk-about-visit.ts';
import {
  addresses,
  addressings,
  dayPhrases,
  names,
  namings,
  phones,
  phonings,
  remarks,
  timePhrases,
} from '#tests/support/assistant/visit-phrases.ts';
import { fc } from '#tests/support/properties.ts';

const opening = 'can someone come and measure for carpet in two rooms please';
const email = 'the.house@example.com';
const fill = (phrase: string, words: string) => phrase.replace('{}', words);
const plain = (value: unknown) => String(value ?? '').toLowerCase();

/** Joins what is said one after the other to messages, as the cuts say. */
function toMessages(pieces: readonly string[], cuts: readonly number[]): string[] {
  const messages = [opening];
  for (const [at, piece] of pieces.entries()) {
    const joint = ['', '. ', ', ', '\n'][cuts[at] ?? 0];
    if (joint) messages.push(`${messages.pop()}${joint}${piece}`);
    else messages.push(piece);
  }
  return messages;
}

it('what is stored is what was told, in whatever order and however run together', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        day: fc.constantFrom(...dayPhrases),
        time: fc.constantFrom(...timePhrases),
        name: fc.constantFrom(...names),
        address: fc.constantFrom(...addresses),
        phone: fc.constantFrom(...phones),
        remark: fc.constantFrom(...remarks),
        isGlued: fc.boolean(),
        isLower: fc.boolean(),
      }),
      fc.tuple(
        fc.constantFrom(...namings),
        fc.constantFrom(...addressings),
        fc.constantFrom(...phonings),
      ),
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }),
      fc.array(fc.nat({ max: 3 }), { minLength: 7, maxLength: 7 }),
      async (told, [naming, addressing, phoning], order, cuts) => {
        const [address, postcode] = told.address;
        const code = told.isGlued ? postcode.replace(' ', '') : postcode;
        const pieces = [
          fill(naming, told.name),
          fill(phoning, told.phone),
          `email ${email}`,
          fill(addressing, `${address}, ${code}`),
          `${told.day[0]}, ${told.time[0]}`,
          'within a month',
          told.remark[0],
        ];
        const said = toMessages(
          order.map((at) => pieces[at] ?? ''),
          cuts,
        );
        const { say, record, stored } = talkAboutVisit();
        for (const message of said) await say(told.isLower ? message.toLowerCase() : message);
        const context = said.join(' | ');
        expect(record().draft?.proposed, context).toBe(true);
        await say('yes please');
        const values = stored[0]?.values;
        expect(plain(values?.customerName), context).toBe(plain(told.name));
        expect(String(values?.phone), context).toBe(told.phone.replace(/\D/g, ''));
        expect(values?.email, context).toBe(email);
        expect(plain(values?.address), context).toBe(plain(address));
        expect(values?.postcode, context).toBe(postcode);
        expect(values?.urgency, context).toBe('soon');
        expect(values?.preferredTimes, context).toEqual(told.time[1]);
        const days = [values?.preferredDates ?? []].flat();
        const [, meant] = told.day;
        if (typeof meant === 'function') {
          expect(
            days.filter((day) => !meant(day)),
            context,
          ).toEqual([]);
          expect(days.length, context).toBeGreaterThan(2);
        } else expect(days, context).toEqual(meant);
        const note = plain(values?.requirements);
        for (const words of told.remark.slice(1)) expect(note, context).toContain(plain(words));
        for (const words of [told.name, told.phone, address, postcode, 'within a month'])
          expect(note, context).not.toContain(plain(words));
      },
    ),
    { numRuns: 40 },
  );
}, 240_000);

async function hold(...messages: string[]) {
  const talk = talkAboutVisit();
  let reply = '';
  for (const message of messages) reply = await talk.say(message);
  const { contact, visit, draft, requirements, projectSize } = talk.record();
  return { ...talk, reply, contact, visit, draft, requirements, projectSize };
}
const details = [
  opening,
  "I'm Janet Oakes, 07700 900321, janet.oakes@example.com",
  '4 Mill Lane, Chippenham, SN15 2AB',
];

describe('words that one reader claims are no other one’s', () => {
  it.each([
    ["I'm Mark Friday", '4 Mill Lane, SN15 2AB'],
    ["I'm Janet Oakes", '5 Friday Street, SN15 2AB'],
    ["I'm Janet Oakes", '12-14 March Lane, SN15 2AB'],
  ])('"%s" at "%s" names no day and no time', async (name, address) => {
    const { visit } = await hold(opening, name, address);
    expect(visit).toMatchObject({ dates: [], times: [] });
  });

  it('a landmark chooses no floor', async () => {
    const { draft } = await hold(
      ...details.slice(0, 2),
      '4 Mill Lane, SN15 2AB, the house with the green door',
      'Thursday 21 January, in the morning',
      'within a month',
    );
    expect(draft?.values?.flooringTypes).toEqual(['carpet']);
    expect(draft?.values?.requirements).toBe('the house with the green door');
  });

  it.each([
    ["there's underfloor heating in the hall", 'underfloor heating'],
    ['the gate code is 4471', '4471'],
  ])('"%s" is no address', async (remark, kept) => {
    const { contact, requirements } = await hold(...details.slice(0, 2), remark);
    expect(contact.address).toBeUndefined();
    expect(requirements.join()).toContain(kept);
  });

  it('a number told with another day counts no week', async () => {
    const { visit, contact } = await hold(
      ...details,
      'weds 27th or thurs 28th, mornings',
      'within a month',
      'numbers wrong sorry its 07700 900 483, and make it the friday instead',
    );
    expect(visit.dates).toEqual(['2027-01-29']);
    expect(contact.phone).toBe('07700900483');
  });

  it('a floor that is weighed has no number of rooms', async () => {
    const { projectSize } = await hold(
      'not sure if we want carpet or laminate in the lounge, its 5.1m by 3.9m. what would each cost',
    );
    expect(projectSize).toBeUndefined();
  });
});

it.each([
  ['29 Hungerdown Lane SN140BD', '29 Hungerdown Lane', 'SN14 0BD'],
  ['the coach house, 6 park row, ba1 2ab', 'The Coach House, 6 Park Row', 'BA1 2AB'],
  ["it's rose cottage, church lane, sn10 4ap", 'Rose Cottage, Church Lane', 'SN10 4AP'],
])('"%s" is a whole address', async (said, address, postcode) => {
  const { contact } = await hold(...details.slice(0, 2), said);
  expect(contact).toMatchObject({ address, postcode });
});

it.each([
  ['it was under the name Hendry', 'Hendry'],
  ['this is will carpenter', 'Will Carpenter'],
  ['name: Mei Lin Cho', 'Mei Lin Cho'],
])('"%s" tells a name', async (said, name) => {
  const { contact } = await hold(opening, said);
  expect(contact.name).toBe(name);
});

it('who is to be rung outside the door asks for no call-back', async () => {
  const { callBacks, draft, requirements } = await hold(
    ...details,
    'ring me when you are outside please',
  );
  expect(callBacks).toEqual([]);
  expect(draft?.kind).toBe('booking');
  expect(requirements.join()).toContain('outside');
});

it('thanks take up no visit that was left', async () => {
  const { draft } = await hold(
    ...details.slice(0, 2),
    "actually leave it for now, i'll have a think",
    'ok thanks',
  );
  expect(draft).toBeUndefined();
});

it('a floor that takes the place of the priced one with the wish for a visit is priced as it was named', async () => {
  const { stored, say } = await hold(
    'laminate for a lounge 6m by 4m, fitted, how much',
    'she wants something softer so carpet instead. book us a measure',
    ...details.slice(1),
    'Thursday 21 January, in the morning',
    'within a month',
  );
  await say('yes please');
  expect(stored[0]?.values.flooringTypes).toEqual(['carpet']);
  expect(stored[0]?.estimates?.text).toBe('Carpet, 6 × 4 m, fitted: £1,200.00.');
});
