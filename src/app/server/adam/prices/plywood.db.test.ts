import { expect, it } from 'vitest';
import { adamOnSite } from '#tests/support/assistant/adam-on-site.ts';
import { sayInTurn } from '#tests/support/assistant/adam-turns.ts';

const { answer } = adamOnSite();
const replyTo = async (...texts: readonly string[]) => (await sayInTurn(answer, texts)).reply;

const priced = 'bathroom 6ft 6 by 5ft 8 in the portland tile honister slate, how much';
const without =
  'No, plywood isn’t in that price: it’s £47.90 on top where the floor needs it, £277.13 in all, confirmed at the free measure.';
const withIt = 'With plywood, £47.90, it’s £277.13 in all.';

it.each([
  ['does that have the plywood in it'],
  ['has that got the plywood or not'],
  ['is ply included?'],
])('says whether plywood is in the price: %s', async (question) => {
  expect(await replyTo(priced, question)).toContain(without);
});

it.each([
  ['does that have the plywood in it', 'so whats the total with it'],
  ['whats the total with the ply'],
  ['add the plywood please'],
])('tells the sum with plywood: %s %s', async (...texts) => {
  expect(await replyTo(priced, ...texts)).toContain(withIt);
});

it('a sum in all keeps the work that is wanted already', async () => {
  const carpet = 'carpet for lounge 4m by 4.5m and taking the old one up, how much all in';
  expect(await replyTo(carpet, 'is moving furniture extra')).toContain(
    '£968.70 in all with the old floor taken up',
  );
});
