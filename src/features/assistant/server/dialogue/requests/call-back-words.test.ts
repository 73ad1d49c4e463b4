import { describe, expect, it } from 'vitest';
import { talkAboutVisit } from '#tests/support/assistant/talk-about-visit.ts';
import { fc } from '#tests/support/properties.ts';

const request = 'can someone ring me please';
const contact = ["I'm Dave Poole", '07700 900555'];
/** What whoever rings has to know, in sentences and in single words. */
const matters = [
  "it's about the red stair carpet you fitted at my mum's flat in Corsham",
  'after 6',
  'not Tuesdays',
  'I work nights so never before 2pm',
  'the seam on the landing has opened up',
  'or email me at dave@poole.example',
  'can they ring after 4?',
  'could it be tomorrow rather than today?',
  'how much is vinyl a metre?',
  'her number is 01249 700222 if I am out',
  'ask for Maureen',
];
const isQuestionOfPrice = (text: string) => text.startsWith('how much');

it('what is said around a call-back reaches the team, in whatever order and however it was answered', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...contact, ...matters], { minLength: 8 }),
      async (order) => {
        const { say, callBacks, notes } = talkAboutVisit();
        const told = [request, ...order, ...contact];
        for (const message of told) await say(message);
        expect(callBacks).toHaveLength(1);
        const known = [callBacks[0]?.summary, callBacks[0]?.name, callBacks[0]?.phone, ...notes];
        const text = known.join('\n').replace(/\s/g, '');
        for (const message of order)
          if (!contact.includes(message) && !isQuestionOfPrice(message))
            expect(text).toContain(message.replace(/\s/g, ''));
      },
    ),
    { numRuns: 60 },
  );
});

describe('after a call-back was stored', () => {
  const asked = async (message: string) => {
    const talk = talkAboutVisit();
    for (const told of [request, ...contact]) await talk.say(told);
    const reply = await talk.say(message);
    return { reply, notes: talk.notes };
  };

  it.each(['can they make it after 4?', 'not before 10', 'is Saturday possible?'])(
    '%j is noted, and the customer is told so',
    async (message) => {
      const { reply, notes } = await asked(message);
      expect(notes.join()).toContain(message);
      expect(reply).toMatch(/team|noted/i);
    },
  );

  it.each([
    'would you be able to send the same fitter or someone else?',
    'should I have the sizes ready?',
    'can they bring a bit of carpet in case it needs replacing, its a beige loop',
    'ok thank you. she has a walking frame so tell them that',
    'do they ring at weekends?',
  ])('%j is noted, however it was answered', async (message) => {
    const { reply, notes } = await asked(message);
    expect(notes.join()).toContain(message);
    expect(reply).not.toMatch(/£|See you soon/);
  });

  it('the same is not said of one question after another', async () => {
    const { say } = talkAboutVisit();
    for (const told of [request, ...contact]) await say(told);
    const replies = [];
    for (const question of ['would it be the same fitter?', 'what would they want to know?'])
      replies.push(await say(question));
    expect(replies[1]).not.toContain(replies[0]);
  });

  it.each(['thanks', 'ok cheers', 'lovely, bye', '?', 'what colours does the oak come in?'])(
    '%j is not',
    async (message) => {
      expect((await asked(message)).notes).toEqual([]);
    },
  );
});

it('an hour that was told with the wish to be rung is that of the call', async () => {
  const { say, callBacks } = talkAboutVisit();
  for (const told of [request, 'Joyce Hillier 07700 900377, after 4 oclock as im at work'])
    await say(told);
  expect(callBacks[0]?.summary).toContain('Ring after 4');
});

it.each([
  'Mum tripped on the edge of the carpet by the kitchen, can someone come out today',
  'I need someone out today, my mum tripped on the carpet, it has come right up',
  'the washing machine burst and the hall carpet is soaked, can someone come and look',
])('who is in trouble is rung at once, and no visit is begun in its place: %s', async (trouble) => {
  const { say, callBacks, record } = talkAboutVisit();
  await say(trouble);
  await say("It's Graham Pask, 07700 900662, 22 Unity Street. It's urgent, we can't leave it");
  expect(callBacks).toMatchObject([{ name: 'Graham Pask', isUrgent: true }]);
  expect(record().draft).toBeUndefined();
});

it('who has no email tells it after the call-back was stored, and it is no visit', async () => {
  const { say, record, notes } = talkAboutVisit();
  for (const told of [
    'can someone come and measure for carpet on Tuesday',
    'actually just ring me',
    ...contact,
    "I haven't got an email",
    'the gate sticks so tell them that',
  ])
    await say(told);
  expect(record().draft).toBeUndefined();
  expect(notes.join()).toContain('the gate sticks');
});

it('a long first message is whole in the summary', async () => {
  const { say, callBacks } = talkAboutVisit();
  const long = `please ring me, ${'the bedroom carpet has come away at the door and '.repeat(12)}my budget is 900 pounds`;
  for (const told of [long, ...contact]) await say(told);
  expect(callBacks[0]?.summary).toContain('my budget is 900 pounds');
});
