import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

describe('a room whose size is said again is the same room', () => {
  const laminate = ['laminate for a room 6.2 x 4.8, how much'];
  it.each([
    'and whats the price in sherwood driftwood for 6.2 x 4.8',
    'and for 6.2 by 4.8 in the driftwood grey?',
    'and the 6.2 x 4.8 in driftwood grey, how much is that',
    'plus vat? i mean driftwood grey for my 6.2 x 4.8',
  ])('%s', async (text) => {
    expect((await pricedInTalk(...laminate, text)).jobs).toEqual([
      '6.2x4.8: Sherwood Laminate in Driftwood Grey',
    ]);
  });

  it('takes the name that is said with the size', async () => {
    const { jobs } = await pricedInTalk(
      'carpet for 4.8 x 3.9, how much?',
      'living room 4.8 x 3.9 in moorland sage how much',
    );
    expect(jobs).toEqual(['living room 4.8x3.9: Moorland Twist in Sage']);
  });

  it('takes the names of the rooms as they are said last', async () => {
    const { jobs } = await pricedInTalk(
      'carpet. rooms are 4.2x3.6, 3.5x3 and hall 3x0.9, how much',
      'i want all 3 in moorland sage. lounge 4.2 x 3.6, bedroom 3.5 x 3, hall 3 x 0.9',
    );
    expect(jobs).toEqual(['bedroom 3.5x3, hall 3x0.9, lounge 4.2x3.6: Moorland Twist in Sage']);
  });

  it.each([
    ['and another room 6.2 x 4.8', ['6.2x4.8, 6.2x4.8: laminate']],
    ['add a bedroom 6.2 x 4.8', ['6.2x4.8, bedroom 6.2x4.8: laminate']],
    ['and a bedroom 6.2 x 4.8', ['6.2x4.8, bedroom 6.2x4.8: laminate']],
    ['the other one is 6.2 x 4.8 too', ['6.2x4.8, 6.2x4.8: laminate']],
  ])('a further one is a second room: %s', async (text, jobs) => {
    expect((await pricedInTalk(...laminate, text)).jobs).toEqual(jobs);
  });

  it('an hour before eight is no number of rooms', async () => {
    const { reply } = await pricedInTalk(
      "you've just said the same again. is 0.25mm ok for a cafe",
      'hmm. could you do early morning before 8? and whats the price for encaustic star fitted, its 8 x 5',
    );
    expect(reply).toContain('8 × 5 m (40 m²)');
  });
});

describe('a room that is named by its use', () => {
  const rooms = ['2 bedrooms 4.1 x 3.2 and 2.6 x 2.2 in moorland sage, how much'];
  it.each([
    "ok and if the smaller bedroom is in driftwood grey instead, it'll be my office",
    'put the smaller bedroom in driftwood grey please, thats going to be the study',
    'bedroom 2 in driftwood grey, its a nursery now',
  ])('is the known one: %s', async (text) => {
    const { jobs, reply } = await pricedInTalk(...rooms, text);
    expect(jobs).toHaveLength(2);
    expect(jobs[1]).toMatch(/2\.6x2\.2: Sherwood Laminate in Driftwood Grey$/);
    expect(reply).not.toContain('how long and how wide');
  });

  it('is known by that name afterwards', async () => {
    const { jobs } = await pricedInTalk(
      ...rooms,
      'bedroom 2 will be my office',
      'office in driftwood grey',
    );
    expect(jobs).toEqual([
      'bedroom 1 4.1x3.2: Moorland Twist in Sage',
      'bedroom 2 2.6x2.2: Sherwood Laminate in Driftwood Grey',
    ]);
  });
});
