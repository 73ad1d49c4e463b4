import { describe, expect, it } from 'vitest';
import { adamOnSite } from '#tests/support/assistant/adam-on-site.ts';
import { sayInTurn } from '#tests/support/assistant/adam-turns.ts';

const { answer } = adamOnSite();

const replyTo = async (...texts: string[]) => (await sayInTurn(answer, texts)).reply;

describe('a range that was offered for less', () => {
  it.each([
    'moorlands ok then. whats that with my old carpet taken up',
    'ok the moorland then, with the old carpet up',
    'lets say the moorland. with the old one taken away, how much',
  ])('is priced in the colour that was offered, with what was asked for: %s', async (text) => {
    const reply = await replyTo('carpet for a lounge 5 x 4, how much', 'anything cheaper?', text);
    expect(reply).toContain('Moorland Twist in Sage, supplied and fitted: £726.05');
    expect(reply).toContain('£756.05 in all');
    expect(reply).not.toContain('£1,100.45');
  });
});

describe('what is left out of a price', () => {
  const laminate = 'driftwood grey laminate for a bedroom 4.2 x 3.4, supply only, how much';
  it.each([
    [['without scotia and without underlay, total?'], '£189.96 in all'],
    [['how much without underlay', 'i said without scotia as well'], '£189.96 in all'],
    [['do i need the underlay with it, and whats the scotia for? can i leave that out'], '£232.09'],
    [['no underlay please', 'and with the underlay after all?'], '£42.13'],
  ])('%s', async (texts, said) => {
    expect(await replyTo(laminate, ...texts)).toContain(said);
  });
});

it('a carpet for the stairs alone is suggested with what it makes the job cost more', async () => {
  const reply = await replyTo(
    'bedroom 4.1 x 3.2, landing 3 x 1 and 13 stairs in moorland sage, how much',
    'you said moorland isnt made for stairs. what would you use there instead and how much more',
  );
  expect(reply).toMatch(/^For the stairs I’d choose Bradford Twist in [\w ]+:/);
  expect(reply).toMatch(/the whole job is £[\d,.]+, £[\d.]+ more\./);
});

it('extras that were agreed are in the read-back of the visit and in its note', async () => {
  const reply = await replyTo(
    'bradford slate for a lounge 5.1 x 3.7. how much all in with taking up the old carpet',
    'ok go on book it. Priya Shah 07700 900222 priya.shah@example.com, 8 Elm Close SN15 1BB, friday 1-3',
    'within a month. no pets, parking on the drive',
  );
  expect(reply).toContain('Old floor to be taken up.');
  expect(reply).toContain('it’s £969.18 in all');
});
