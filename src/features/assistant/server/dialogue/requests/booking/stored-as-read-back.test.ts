import { expect, it } from 'vitest';
import {
  visitDetails as details,
  visitOpening as opening,
  talkAboutVisit,
} from '#tests/support/assistant/talk-about-visit.ts';
import { fc } from '#tests/support/properties.ts';
import type { Draft } from '../../../conversation/record.ts';
import { readBack } from '../../../tools/forms.ts';

/** Said before or after the details: each changes what is stored. */
const changes = [
  'sorry, my number is 07700 900654 instead',
  'not Thursday, make it Friday 22 January',
  'the afternoon would be better',
  'how much is carpet for a lounge 5m x 4m?',
  'sorry the lounge is 5.5m x 4m',
  'and a hall 3m x 1m as well',
  'please mention the dog',
  'actually use j.oakes@example.com for the email',
  'any day after the 25th but not the Tuesday',
  'make it vinyl instead',
];
/** Comes with a yes and is none, as it holds what was not read back. */
const notPlain = [
  'yes, on the Wednesday',
  'yes that is right, 07700 900999',
  'yes please, 4pm',
  'yes, the 27th',
  'lovely, send it to other@example.com',
  'yes but after lunch',
];

const isReadBack = (reply: string) => reply.includes('Is that right, and shall I send it?');
const sentences = ({ values, estimate }: Pick<Draft, 'values' | 'estimate'>) =>
  readBack({
    kind: 'booking',
    proposed: true,
    askedAgain: 0,
    ...(values && { values }),
    ...(estimate && { estimate }),
  });

it('what is stored is what was read back last, in whatever order it was told and changed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(details, { minLength: details.length }),
      fc.array(fc.tuple(fc.constantFrom(...changes), fc.nat({ max: 8 })), { maxLength: 4 }),
      fc.option(fc.constantFrom(...notPlain)),
      async (order, changed, beside) => {
        const { say, record, stored } = talkAboutVisit();
        const messages = [opening, ...order];
        for (const [change, at] of changed) messages.splice(1 + (at % messages.length), 0, change);
        let last: string[] = [];
        const tell = async (message: string) => {
          const reply = await say(message);
          if (isReadBack(reply)) last = sentences(record().draft ?? {});
          for (const line of isReadBack(reply) ? last : []) expect(reply).toContain(line);
          return reply;
        };
        for (const message of messages) await tell(message);
        if (beside !== null && record().draft?.proposed) {
          await tell(beside);
          expect(stored).toEqual([]);
        }
        for (let turn = 0; turn < 3 && stored.length === 0; turn += 1) {
          const draft = record().draft;
          await tell(turn === 0 ? 'yes please' : (details[turn] ?? ''));
          const [only] = stored;
          if (!only) continue;
          expect(draft?.proposed).toBe(true);
          const estimate = draft?.estimate;
          expect(sentences({ values: only.values, ...(estimate && { estimate }) })).toEqual(last);
          expect(only.estimates).toEqual(estimate);
        }
        expect(stored.length).toBeLessThan(2);
      },
    ),
    { numRuns: 80 },
  );
});

it.each(notPlain)('%j sends nothing', async (message) => {
  const { say, stored } = talkAboutVisit();
  let reply = '';
  for (const told of [opening, ...details]) reply = await say(told);
  expect(isReadBack(reply)).toBe(true);
  await say(message);
  expect(stored).toEqual([]);
});

it('a plain yes sends', async () => {
  const { say, stored } = talkAboutVisit();
  for (const told of [opening, ...details, 'yes please']) await say(told);
  expect(stored).toHaveLength(1);
});

it('the estimate of rooms that were changed since is worked out again and read back', async () => {
  const { say, stored, record } = talkAboutVisit();
  await say('how much is carpet for a lounge 5m x 4m?');
  let reply = '';
  for (const told of [opening, 'the lounge is 5.5m x 4m, sorry', ...details])
    reply = await say(told);
  expect(reply).toContain('With your estimate: Carpet, 5.5 × 4 m, fitted: £1,100.00.');
  const { draft } = record();
  await say('yes please');
  expect(stored[0]?.estimates).toEqual(draft?.estimate);
});
