import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

const house =
  'kitchen 4x2.5 and bathroom 2.2x1.8 vinyl, living room 4.6x3.7 laminate, bed 1 3.8x3 and bed 2 3x2.4 carpet, 13 stairs carpet, how much fitted';
const beds = 'bed 1 3.8x3, bed 2 3x2.4, stairs: carpet';
const wet = 'bathroom 2.2x1.8, kitchen 4x2.5: vinyl';
const living = 'living room 4.6x3.7: laminate';
const twoFloors =
  'hall 6x1.2 and lounge 5x4 in sherwood driftwood grey, 3 bedrooms 4x3, 3.5x3 and 2.5x2 in moorland heather. how much altogether';
const downstairs = 'hall 6x1.2, lounge 5x4: Sherwood Laminate in Driftwood Grey';

describe('of a quote of several rooms and floors changes what is named and nothing else', () => {
  it.each([
    [[], [beds, wet, living]],
    [
      ['put the living room down as carpet too but leave everything else'],
      ['bed 1 3.8x3, bed 2 3x2.4, living room 4.6x3.7, stairs: carpet', wet],
    ],
    [
      ['can you knock the 2nd bed to laminate instead, its the 3 x 2.4 one'],
      ['bed 1 3.8x3, stairs: carpet', 'bed 2 3x2.4, living room 4.6x3.7: laminate', wet],
    ],
    [
      [
        'both beds in laminate then',
        'no! bed 1 (3.8x3) stays carpet, only bed 2 laminate. redo it',
      ],
      ['bed 1 3.8x3, stairs: carpet', 'bed 2 3x2.4, living room 4.6x3.7: laminate', wet],
    ],
    [
      ['ONE total: kitchen+bath vinyl, living room laminate, bed1+bed2+stairs carpet please'],
      [beds, wet, living],
    ],
    [
      ['kitchen 4x2.5 i told you already, and the hall 3x1.2 in laminate. just add it all up'],
      [beds, wet, 'hall 3x1.2, living room 4.6x3.7: laminate'],
    ],
    [
      ['and thats for carpet + vinyl kitchen + vinyl bathroom yes? total please'],
      [beds, wet, living],
    ],
    [
      ['is laminate any good with dogs', 'what was the total again'],
      [beds, wet, living],
    ],
    [
      ['can you take the bathroom off, landlord has done it'],
      [beds, 'kitchen 4x2.5: vinyl', living],
    ],
    [
      ['leave the stairs out', 'put the stairs back in'],
      [beds, wet, living],
    ],
  ])('%j', async (changes, jobs) => {
    expect((await pricedInTalk(house, ...changes)).jobs).toEqual(jobs.toSorted());
  });

  it.each([
    [
      ['do the smallest bedroom in the laminate as well'],
      [
        'bedroom 1 4x3, bedroom 2 3.5x3: Moorland Twist in Heather',
        'bedroom 3 2.5x2, hall 6x1.2, lounge 5x4: Sherwood Laminate in Driftwood Grey',
      ],
    ],
    [
      ['what if all the bedrooms were vinyl', 'ok go back to carpet for the bedrooms'],
      ['bedroom 1 4x3, bedroom 2 3.5x3, bedroom 3 2.5x2: Moorland Twist in Heather', downstairs],
    ],
    [
      ['new carpet in the 3 bedrooms, what does it all come to with the old floor up'],
      ['bedroom 1 4x3, bedroom 2 3.5x3, bedroom 3 2.5x2: Moorland Twist in Heather', downstairs],
    ],
    [
      ['bedroom 1 stays as it is, the other two bedrooms in bradford twist slate'],
      [
        'bedroom 1 4x3: Moorland Twist in Heather',
        'bedroom 2 3.5x3, bedroom 3 2.5x2: Bradford Twist in Slate',
        downstairs,
      ],
    ],
  ])('products too: %j', async (changes, jobs) => {
    expect((await pricedInTalk(twoFloors, ...changes)).jobs).toEqual(jobs.toSorted());
  });
});

it.each([
  [
    ['what if landing and stairs were bradford twist oat and the beds moorland sage'],
    ['bed 1 4x3, bed 2 3x3: Moorland Twist in Sage', 'landing 3x1, stairs: Bradford Twist in Oat'],
  ],
  [
    ['moorland sage in 1 and the landing, laminate in 2, stairs in bradford twist oat'],
    [
      'bed 1 4x3, landing 3x1: Moorland Twist in Sage',
      'bed 2 3x3: laminate',
      'stairs: Bradford Twist in Oat',
    ],
  ],
  [
    ['bed 1 in laminate, bed 2 no change'],
    ['bed 1 4x3: laminate', 'bed 2 3x3, landing 3x1, stairs: carpet'],
  ],
])('floors for rooms and stairs: %j', async (changes, jobs) => {
  const told = await pricedInTalk(
    'bed 1 4x3, bed 2 3x3, landing 3x1, 13 stairs. all carpet. how much',
    ...changes,
  );
  expect(told.jobs).toEqual(jobs.toSorted());
});

it('what is in a price is answered beside a change of it, of all its floors', async () => {
  const { reply } = await pricedInTalk(house, 'whats included in that? also do bed 2 in laminate');
  expect(reply).toContain('Together:');
  expect(reply).toContain('Laminate: That’s everything');
  expect(reply.indexOf('Together:')).toBeLessThan(reply.indexOf('That’s everything'));
});

describe('a room that is an L', () => {
  const ofL = 'our lounge is L shaped, 5x4 and 2x1.5, vinyl how much';
  it.each([
    'hang on. the lounge is 5 x 4',
    'its ONE room, an L shape, 5x4 plus 2x1.5. just price it again',
    'does a 4m roll mean there is a join',
  ])('stays one: "%s"', async (text) => {
    const { jobs, reply } = await pricedInTalk(ofL, text, 'so what was the total?');
    expect(jobs).toEqual(['lounge 5x4: vinyl']);
    expect(reply).toContain('5 × 4 m and 2 × 1.5 m, an L');
  });
});
