import { describe, expect, it } from 'vitest';
import { talkAboutVisit } from '#tests/support/assistant/talk-about-visit.ts';

const opening = 'Can someone come and measure for carpet in two rooms please';
const contact = "I'm Janet Oakes, 07700 900321, janet.oakes@example.com";
const address = '4 Mill Lane, Chippenham, SN15 2AB';
const day = 'Thursday 21 January, in the morning';
const complete = [opening, contact, address, day, 'within a month'];

async function hold(...messages: string[]) {
  const talk = talkAboutVisit();
  const replies: string[] = [];
  for (const message of messages) replies.push(await talk.say(message));
  return { ...talk, replies, reply: replies.at(-1), visit: talk.stored[0]?.values };
}

describe('what is said of somebody else', () => {
  it('is noted with the visit, and asks for no call-back in its place', async () => {
    const { visit, callBacks } = await hold(
      ...complete,
      'the tenant is Priya, her number is 07700 900444, please ring her to arrange access',
      'yes please',
    );
    expect(callBacks).toEqual([]);
    expect(visit?.phone).toBe('07700900321');
    expect(visit?.requirements).toContain('07700 900444');
  });

  it('gives the address of the work', async () => {
    const { record } = await hold(
      "I'd like to arrange a measure for my mother's bungalow, carpet in two rooms",
      "She is Mrs Edith Lowe, 7 Orchard Close, Corsham SN13 9AB. I'm her daughter, Ruth Lowe.",
    );
    expect(record().contact).toMatchObject({
      name: 'Ruth Lowe',
      address: '7 Orchard Close, Corsham',
      postcode: 'SN13 9AB',
    });
  });

  it('is not said by a landlord of themselves', async () => {
    const { record } = await hold(
      "I'm a landlord, can someone measure flat 2, 18 Station Road Melksham SN12 8DA for carpet throughout, 3 rooms",
    );
    expect(record().contact.address).toBe('flat 2, 18 Station Road Melksham');
    expect(record().projectSize).toBe('medium');
  });
});

describe('one message with everything', () => {
  const all =
    "please book a measure for carpet in three bedrooms and the landing, Peter Vane, 07700 900222, p.vane@example.com, 31 Malmesbury Road Chippenham SN15 1PS, Tuesday or Thursday morning or any afternoon the week after, we'd like it done within a month, there's no parking outside so use the pub car park";

  it('keeps the days, the times of each and the note', async () => {
    const { record } = await hold(all);
    expect(record().draft?.values).toMatchObject({
      preferredDates: ['2027-01-19', '2027-01-21', '2027-01-25', '2027-01-26'],
      urgency: 'soon',
    });
    expect(record().draft?.values?.requirements).toContain('use the pub car park');
    expect(record().draft?.values?.requirements).toContain('Mon 25 Jan 2027 1–3pm or 3–5pm');
  });

  it('has the floor of one of its rooms changed, and keeps that of the others', async () => {
    const { record } = await hold(all, 'make the landing laminate instead');
    expect(record().draft?.values?.flooringTypes).toEqual(['carpet', 'laminate']);
    expect(record().draft?.values?.requirements).toContain('make the landing laminate instead');
  });
});

describe('at read-back', () => {
  it.each(['so is it definitely Thursday?', 'is the 4 right?', 'and the 21st, is that right?'])(
    '%j is confirmed from the request',
    async (question) => {
      const { reply, stored } = await hold(...complete, question);
      expect(reply).toMatch(/that’s how I have it/i);
      expect(stored).toEqual([]);
    },
  );

  it('"two or three months" changes how soon', async () => {
    const { visit } = await hold(...complete, 'two or three months', 'yes');
    expect(visit?.urgency).toBe('flexible');
  });
});

it.each([
  ['how soon would you fit it afterwards?', 'urgency'],
  ["what if I'm running late?", 'visit'],
] as const)('%j tells nothing of %s', async (question, field) => {
  const { record, say } = await hold(opening, contact, address, day);
  const before = structuredClone(record()[field]);
  await say(question);
  expect(record()[field]).toEqual(before);
});

it('what is asked of who comes is in the note', async () => {
  const { visit } = await hold(...complete, 'and can u ring the buzzer twice', 'ok send');
  expect(visit?.requirements).toContain('ring the buzzer twice');
});

it('a day that is told again is no note', async () => {
  const { record } = await hold(opening, contact, address, day, 'Thursday the 21st in the morning');
  expect(record().requirements).toEqual([]);
});

it('"do I need a new one?" leaves it a repair', async () => {
  const { record } = await hold(
    'can you look at a burn in my lounge carpet',
    'is it worth mending or do i need a new one',
    'ok can someone have a look',
  );
  expect(record().purpose).toBe('repair');
});

it('what is told beside the details of a repair is kept', async () => {
  const { record, say } = await hold('the carpet on my stairs has come loose, can you fix it');
  for (const told of ['yes ok get someone out', contact, address]) await say(told);
  await say("it's an axminster, about ten years old");
  expect(record().draft?.kind).toBe('booking');
  expect(record().requirements.join()).toContain('axminster');
});

describe('rooms that are told without a size', () => {
  it('are in the note of the visit', async () => {
    const { record, say } = await hold(
      'free measure please for carpet in the lounge, hall and both bedrooms, 2 bed flat',
    );
    for (const told of [contact, address, day, 'within a month. the key is in the porch'])
      await say(told);
    expect(record().draft?.values?.requirements).toContain('Rooms: lounge, hall, both bedrooms');
  });

  it('are those of a clause beside the wish as well, with what the floor is laid on', async () => {
    const { record } = await hold(
      'could someone come and look, and bring samples? its for a hall and landing, floorboards I think',
    );
    expect(record().roomsNamed).toEqual(['hall', 'landing']);
    expect(record().requirements.join()).toContain('floorboards I think');
  });

  it('are put right', async () => {
    const { record } = await hold(
      'can I have a home visit, its for laminate in the dining room',
      contact,
      address,
      'its actually the living room not dining room, about 4 by 5 metres. not before 10 i work nights',
      'Thursday',
      'within a month',
    );
    const { requirements, preferredTimes } = record().draft?.values ?? {};
    expect(requirements).toContain('living room');
    expect(requirements).not.toContain('dining');
    expect(preferredTimes).not.toContain('9:00 AM - 11:00 AM');
  });
});

it.each([
  'friday. can the fitter bring a sample of a grey twist in case its past saving?',
  'friday, and bring a few wool samples please',
])('what is to be brought is in the note: %s', async (told) => {
  const { record } = await hold(opening, contact, address, told);
  expect(record().requirements.join()).toMatch(/bring a .*sample/);
});

it.each(["you didn't answer about the dog", "that's not what I asked"])(
  'what is said of the talk is no note: %s',
  async (remark) => {
    const { record } = await hold(opening, contact, address, day, remark);
    expect(record().requirements).toEqual([]);
  },
);

it('"which days have you got next week" is answered with those days, without the ones that do not suit', async () => {
  const { reply } = await hold(opening, 'which days have you got next week? not Mondays');
  expect(reply).toContain('Tue 19 Jan 2027: any time');
  expect(reply).not.toMatch(/15 Jan|Mon 18 Jan/);
});

it('when somebody may be rung is no time of the visit', async () => {
  const { record } = await hold(
    "we're renting a house out, 4 Sheldon Rd SN14 0BY, tenant Mr Osei is in most days after 3, need carpet in 3 beds n the stairs measuring",
    'Dee Lyle 07700 900701 dee.lyle@example.com',
    "tuesday week. don't ring me before 10, I do nights",
    'within a month',
  );
  const { preferredTimes, requirements } = record().draft?.values ?? {};
  expect(preferredTimes).toEqual(['3:00 PM - 5:00 PM']);
  expect(requirements).toContain('ring me before 10');
  expect(requirements).toContain('Mr Osei');
  expect(requirements).toContain('3 bedrooms, stairs');
});

it('who was shown the free days goes on with the visit', async () => {
  const { reply, record } = await hold(
    "what's the earliest you could come? I'm off next Monday and Tuesday",
    'monday then, morning. carpet for the box room. Neil Dunn 07700 900818 neil@pd.example.com 3 Wick Lane SN15 2RT',
    'soon as. whats the parking situation for you lot, its permits only so ill leave one on the hall table',
  );
  expect(reply).not.toContain('£');
  expect(record().draft?.values?.requirements).toMatch(/ill leave one.*\nRooms: box room/);
});

it('a question beside a day that cannot be answered is noted, and the customer told so', async () => {
  const { reply, record } = await hold(
    opening,
    contact,
    address,
    'any afternoon next week but Keeley works Wednesdays. what does she need to do?',
  );
  expect(reply).toContain('I’ve noted it for the team');
  expect(record().requirements.join()).toContain('what does she need to do?');
});

it('ours are sent for without a complaint', async () => {
  const { reply, record } = await hold(
    "can I get one of your guys round to sort a lifting threshold strip and a carpet that's come away from it?",
  );
  expect(reply).toMatch(/look at the repair/);
  expect(record().purpose).toBe('repair');
});

it('an address that is said again with fewer words stays as it is', async () => {
  const { record } = await hold(
    opening,
    contact,
    'The Old Bakery, 3 Pickwick Lane, SN13 0HY',
    day,
    'yes, its the old bakery 3 pickwick lane',
  );
  expect(record().contact.address).toBe('The Old Bakery, 3 Pickwick Lane');
});

it.each([
  [opening, contact],
  ['can you ring me please', contact],
])('whether a dog is a problem is no wish for a floor: after %j', async (...before) => {
  const { reply, record, notes } = await hold(...before, 'any dogs a problem?');
  expect(reply).toContain('No problem');
  expect([...record().requirements, ...notes].join()).toContain('any dogs a problem');
});

it('"it’s not measuring I want, it’s stretching" leaves it a repair', async () => {
  const { record } = await hold(
    'can somebody come and pull my lounge carpet tight again?',
    "It's not measuring I want though, it's stretching",
  );
  expect(record().purpose).toBe('repair');
});

it('"lovely" before the details asks for nothing else', async () => {
  const { reply } = await hold(opening, 'lovely. Fiona Marsh, 07700 900590, fionamb@example.com.');
  expect(reply).toBe('Thanks, Fiona. What’s the address, with the postcode?');
});

it('the customer’s own underlay is no accessory that is asked for', async () => {
  const { reply } = await hold(
    opening,
    contact,
    address,
    "Tuesday about 10. oh and we're keeping the existing underlay if its ok",
  );
  expect(reply).not.toContain('£');
});

describe('no new visit is begun', () => {
  it('by one that is to be moved', async () => {
    const { record } = await hold("I've got a visit booked on Friday and I need to move it");
    expect(record().draft).toBeUndefined();
    expect(record().seeksChange).toBe(true);
  });

  it('by one that is to be cancelled on a day that is named', async () => {
    const { record } = await hold("please can u cancel my visit tomorrow, kid's poorly");
    expect(record().draft).toBeUndefined();
    expect(record().seeksChange).toBe(true);
  });

  it('by one that is to be cancelled, and what is said of it reaches the team', async () => {
    const { callBacks, notes, replies } = await hold(
      'I want to cancel my appointment',
      "it's on thursday",
      'Rob Hale 07700 900211',
      'actually not cancel, can it just be a week later',
    );
    expect(replies[1]).toContain('name');
    expect(callBacks[0]?.summary).toContain("it's on thursday");
    expect(notes.join()).toContain('a week later');
  });

  it('by a complaint', async () => {
    const { record, callBacks } = await hold(
      'Your fitters have left my hallway in a right state, absolutely disgusted',
      'I want someone here TODAY',
      'Mrs P Harding, 01380 700321',
    );
    expect(record().draft).toBeUndefined();
    expect(callBacks[0]?.summary).toContain('I want someone here TODAY');
  });
});
