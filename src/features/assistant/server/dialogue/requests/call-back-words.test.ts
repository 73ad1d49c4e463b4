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

  it.each(['thanks', 'ok cheers', 'lovely, bye', '?', 'what colours does the oak come in?'])(
    '%j is not',
    async (message) => {
      expect((await asked(message)).notes).toEqual([]);
    },
  );
});

it('a long first message is whole in the summary', async () => {
  const { say, callBacks } = talkAboutVisit();
  const long = `please ring me, ${'the bedroom carpet has come away at the door and '.repeat(12)}my budget is 900 pounds`;
  for (const told of [long, ...contact]) await say(told);
  expect(callBacks[0]?.summary).toContain('my budget is 900 pounds');
});
