import { describe, expect, it } from 'vitest';
import { replyTo } from '#tests/support/assistant/talk-with-answers.ts';

const bathroom = 'how much for camden vinyl, bathroom 2.1 x 1.8';
const damp = 'my concrete floor is damp, do you test it before laying vinyl?';

describe('what the sheet says', () => {
  it.each([
    [[], 'whats underlay', /^Underlay is the layer/],
    [[], 'can you tell me what underlay is tho lol', /^Underlay is the layer/],
    [[], 'no just in general. what is underlay for??', /^Underlay is the layer/],
    [[], 'which underlay is best?', /^(?!Underlay is the layer)/],
    [
      ['lounge 4 x 4.5 in carpet, how much'],
      'oh blimey thats a lot. whats underlay and do i actually need it',
      /^Underlay is the layer[^£]*$/,
    ],
    [[bathroom], 'great. can i just go over the old lino?', /^New vinyl can go over old/],
    [[bathroom], 'can the camden be laid straight on top of lino', /^New vinyl can go over old/],
    [[], 'can laminate go over old lino', /^(?!New vinyl)/],
    [[], 'do you fit in shops out of hours?', /not in the evening or on Sundays/],
    [[damp], 'how long do you wait usually, weeks or months?', /^It depends how wet/],
    [[damp], 'i mean waiting for the concrete to dry', /^It depends how wet/],
    [
      [],
      'I have an L shaped dining room, how do I work out how much carpet I need?',
      /^Split it into two rectangles[^£]*$/,
    ],
    [[], 'how do i work out how much carpet i need', /^Measure the longest length[^£]*$/],
  ])('after %j answers "%s"', async (before, question, answer) => {
    expect(await replyTo(...before, question)).toMatch(answer);
  });

  it('takes nobody who goes over a floor for one who fell', async () => {
    expect(await replyTo('can i go over the old lino')).not.toMatch(/safety matter/);
    expect(
      await replyTo('my mum nearly went over this morning, the stair carpet has come away'),
    ).toMatch(/safety matter/);
    expect(await replyTo('she could go over on that loose edge')).toMatch(/safety matter/);
    expect(await replyTo('my mum went over on the loose carpet')).toMatch(/safety matter/);
  });
});
