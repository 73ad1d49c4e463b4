import { describe, expect, it } from 'vitest';
import { adamOnTuesday } from '#tests/support/chat/adam-on-tuesday.ts';

const { converse, lastReply } = adamOnTuesday();

describe('a question about more than the last answer says', () => {
  it('does not bring the same answer again', async () => {
    const [first = '', second = ''] = await converse(
      'who moves the furniture, ive a big wardrobe',
      'and the trampoline? do you move it or do i',
    );
    expect(first).toContain('move furniture');
    expect(second).not.toContain('small and breakable');
  });

  it('brings it again where it is asked for once more', async () => {
    const reply = await lastReply('do you move furniture', 'do you move furniture again?');
    expect(reply).toContain('move furniture');
  });
});

describe('work of ours that went wrong', () => {
  it.each([
    'will i have to pay for this?',
    'is it covered by your guarantee?',
    'so its free then?',
  ])('who pays is answered by the guarantee: %s', async (question) => {
    const reply = await lastReply(
      'you fitted my carpet 3 months ago and its come loose at the door',
      `sue bennett 07700 900318. ${question}`,
    );
    expect(reply).toContain('5-year workmanship guarantee');
    expect(reply).toContain('at our cost');
    expect(reply).not.toContain('showroom');
  });
});

it('the guarantee for carpets is none for another floor of ours', async () => {
  const [, cost = '', boards = ''] = await converse(
    'you fitted laminate for us last year and one of the boards is lifting by the patio door',
    'karen doyle 07700 900341. is it covered under the guarantee?',
    'and do the boards themselves have a guarantee',
  );
  expect(cost).toContain('reasonable care and skill');
  expect(cost).not.toContain('Carpet fitting');
  expect(boards).toContain('maker');
});

describe('a question about a floor whose price is known', () => {
  const priced = 'bathroom 2.4 x 1.9 in encaustic star vinyl, no fitting, how much';
  it.each([
    ['thickness of the encaustic star vinyl, in mm?', /2\.8 mm/],
    ['is the encaustic star in stock?', /in stock/],
  ])('is answered, and the price not told again: %s', async (question, answer) => {
    const reply = await lastReply(priced, question);
    expect(reply).toMatch(answer);
    expect(reply).not.toContain('/estimate/');
  });
});

it.each([
  ['is moorland twist wool free?', /^Yes: Moorland Twist.*polypropylene/],
  ['is the bradford wool free', /^No: Bradford Twist.*80% wool/],
])('whether a fibre is missing: %s', async (question, answer) => {
  expect(await lastReply(question)).toMatch(answer);
});

describe('a price that follows another', () => {
  const first = 'how much for carpet in a bedroom 4 x 3.5';

  it('is told without what the first one was made of', async () => {
    const [before = '', now = ''] = await converse(first, 'and the landing? 2.5 by 1');
    expect(before).toContain('That’s everything');
    expect(now).toMatch(/landing 2\.5 × 1 m.*£899\.95/i);
    expect(now).toContain('£173.21 more than without the landing');
    expect(now).toContain('/estimate/');
    expect(now).not.toMatch(/That’s everything|Cut from|usually carpeted together/);
  });

  it('tells what the stairs add', async () => {
    const reply = await lastReply(first, 'and the stairs, 13 of them');
    expect(reply).toMatch(/That’s £\d+\.\d\d more than without the stairs\./);
  });

  it('tells what it is made of to who asks', async () => {
    const reply = await lastReply(first, 'and the landing? 2.5 by 1', 'what is in that price');
    expect(reply).toMatch(/underlay £\d/);
  });

  it('offers the visit once', async () => {
    const replies = await converse(first, 'and in laminate?', 'and in lvt?');
    expect(replies.join('\n').match(/free measure[^.]*\?/g)).toHaveLength(1);
  });

  it('may be that of a floor that is called by the price of the job in it', async () => {
    const asked = [first, 'anything cheaper?'];
    const offered = await lastReply(...asked);
    const [, pounds] = /Moorland Twist[^£]*£(\d+)\./.exec(offered) ?? [];
    const reply = await lastReply(...asked, `is the ${pounds} one wool?`);
    expect(reply).toContain('Moorland Twist');
    expect(reply).toContain('polypropylene');
    expect(reply).not.toContain('Kennet');
  });
});

describe('a runner', () => {
  const full = 'how much for just the stairs? 14 steps, carpet';

  it('is set beside the full width once its width is known', async () => {
    const [, question, reply] = await converse(
      full,
      'do you do runners, whats the difference',
      'full width against a 60cm runner with the brass rods',
    );
    expect(question).toContain('How wide is the runner');
    expect(reply).toMatch(/14 stairs \(.*£298\.72/);
    expect(reply).toMatch(/runner 0\.6 m wide .*£293\.40/);
    expect(reply).toContain('The runner is £5.32 less.');
    expect(reply).toContain('£129.00 per box');
  });

  it('gives way to the full width', async () => {
    const reply = await lastReply(
      full,
      'full width against a 60cm runner',
      'forget the runner. full width, how much',
    );
    expect(reply).toContain('£298.72');
    expect(reply).not.toContain('runner');
  });
});

it('a sum that is more or less than another is no size', async () => {
  const reply = await lastReply(
    'lounge 5 x 4 in carpet, how much',
    'thats 150 more than them. have you got a cheaper carpet?',
  );
  expect(reply).toContain('These cost less');
});

describe('floors that cost less', () => {
  const talk = [
    'we have a labrador. hall is 4.5 x 1.3, how much in portland tile honister slate',
    'bit more than i thought. anything cheaper that would still be ok with the dog',
  ];

  it('are each judged on what they must stand', async () => {
    const reply = await lastReply(...talk);
    expect(reply).toMatch(/Camden .* less\. It wipes clean, and paws/);
    expect(reply).toMatch(/Ashdown .* less\. It wipes clean, with no pile .* quieter rooms/);
  });

  it('are said to be next where nothing lies in between', async () => {
    const reply = await lastReply(...talk, 'so what in between then, thicker but cheaper than 333');
    expect(reply).toMatch(/^No, there’s nothing in between .*Portland Tile .* Ashdown Plank/);
  });
});

describe('sizes without a floor', () => {
  it('are priced in each kind that suits', async () => {
    const reply = await lastReply('how much for a bedroom 3 x 4');
    expect(reply).toMatch(/£663\.15 in carpet, £458\.90 in vinyl and £425\.53 in laminate/);
    expect(reply).toContain('Which floor did you have in mind?');
  });

  it('are priced in the one that is named then, with what it is made of', async () => {
    const reply = await lastReply('how much for a bedroom 3 x 4', 'carpet please');
    expect(reply).toContain('£663.15');
    expect(reply).toContain('That’s everything');
    expect(reply).not.toContain('laminate');
  });
});
