import { expect, it } from 'vitest';
import { replyTo } from '#tests/support/assistant/talk-with-answers.ts';

it.each([
  [
    'is the moorland hard wearing, my grandson comes in boots',
    /^Up to a point\. Moorland Twist is made for everyday use in bedrooms and lounges/,
    /Bradford Twist/,
  ],
  [
    'is the bradford twist any good on stairs',
    /^Yes\. Bradford Twist is made for stairs/,
    /springs back/,
  ],
  ['can i have the cavendish on the stairs', /I wouldn’t/, /I’d choose Bradford Twist/],
  ['can you get sick and milk out of the moorland', /^Yes\. Moorland Twist/, /blotted/],
  ['the dog wees. is bradford twist ok', /I wouldn’t/, /bleach/],
  ['is the moorland ok if the old dog has accidents', /^Up to a point/, /LVT or sheet vinyl/],
  [
    'does moorland twist in heather hide black hair',
    /^Yes\. Moorland Twist in Heather/,
    /black hair a little/,
  ],
  [
    'does the moorland navy show dog hair',
    /^Yes, I’m afraid\. Moorland Twist in Navy/,
    /pale hair/,
  ],
  [
    'is the sherwood laminate ok near a sink',
    /^Up to a point\. Sherwood Laminate/,
    /within the hour/,
  ],
  ['is the kennet scratchy', /^Yes, I’m afraid\. Kennet Level Loop/, /practical rather than plush/],
  ['is the cavendish soft', /^Yes\. Cavendish Saxony/, /deep pile/],
  ['is bradford twist slippery', /^No\. Bradford Twist isn’t slippery/, /grip/],
  ['is the sherwood noisy', /^A little\. Sherwood Laminate/, /underlay quietens/],
  ['is ashdown plank cold underfoot', /^A little\. Ashdown Plank/, /carpet is warmer/],
  ['is whitby loop ok with a cat', /I wouldn’t/, /pulled loop/],
  ['does the camden dent', /It can\./, /wide cups/],
  ['will the moorland fade', /^No\. Moorland Twist holds its colour/, /fibre/],
  ['will kennet stand up to chairs on wheels', /^Yes\. Kennet Level Loop/, /chair mat/],
  ['is bradford twist safe for my wife, she walks with a stick', /^Yes\. Bradford Twist/, /grip/],
])('"%s" is answered first, then explained', async (question, verdict, why) => {
  const reply = await replyTo(question);
  expect(reply).toMatch(verdict);
  expect(reply).toMatch(why);
  expect(reply).not.toMatch(/Suitability|class \d|£/);
});

it('keeps the figure for who asks for it', async () => {
  expect(await replyTo('what class is the moorland twist')).toContain('class 22');
  expect(await replyTo('what ac rating is the sherwood')).toContain('AC4');
  expect(await replyTo('what slip rating does portland tile have')).toContain('R10');
});
