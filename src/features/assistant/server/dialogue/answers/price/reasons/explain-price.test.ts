import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

const priced = 'supplied and fitted';

describe('a price above the guide by the square metre is explained', () => {
  const talk = ['how much for 30m2 of carpet fitted', 'lounge 6 by 5'];
  it.each([
    'you said 1365 before, now its 1500??',
    'right but why did it go up by 200 quid',
    'how come its different to before',
  ])('%s', async (text) => {
    const { reply } = await pricedInTalk(...talk, text);
    expect(reply).toMatch(/£1,365\.00 was only a guide[\s\S]*cut from the roll.*£720\.30/);
    expect(reply).not.toContain(priced);
  });
});

describe('why our cheapest carpet costs so little is told', () => {
  const talk = 'bedrooms 4.2 x 3.3 and 3.4 x 3 in kennet, how much';
  it.each([
    'whats the catch',
    'no, YOUR kennet carpet. why is it so cheap',
    'is it any good though?',
    'sounds too good to be true',
  ])('%s', async (text) => {
    const { reply } = await pricedInTalk(talk, text);
    expect(reply).toMatch(/thin, with a loop of 3 mm.*rentals and offices/);
    expect(reply).not.toMatch(/others price|team|supplied and fitted/);
  });

  it('beside a room that is added the whole house is priced', async () => {
    const { jobs, reply } = await pricedInTalk(
      talk,
      'wow thats cheap. is it any good though? lounge is 5.1 by 3.8',
    );
    expect(jobs).toEqual(['bedroom 1 4.2x3.3, bedroom 2 3.4x3, lounge 5.1x3.8: Kennet Level Loop']);
    expect(reply).toContain('thin');
  });
});

it.each([
  ['is sage one of the 20% off ones already', /^Yes, Moorland Twist in Sage is on sale.*already/],
  ['is the navy in the sale', /^No, Moorland Twist in Navy isn’t on sale/],
])('%s', async (text, said) => {
  const { reply } = await pricedInTalk('lounge 4 x 3.5 in moorland sage how much', text);
  expect(reply).toMatch(said);
});

describe('a rate per square metre is no sum of the job', () => {
  const talk = ['whats the cheapest laminate for a kitchen 5.2 x 3.4'];
  it('limits the floors that are offered', async () => {
    const { reply } = await pricedInTalk(
      ...talk,
      'is there a waterproof one instead then? under 15 quid a metre',
    );
    expect(reply).toContain('Camden');
    expect(reply).not.toMatch(/Portland|over\.|within £15/);
  });

  it.each(['15 a metre not 15 in total!! any in wood effect', 'wood effect vinyl?'])(
    '%s',
    async (text) => {
      const { reply } = await pricedInTalk(...talk, 'under 15 quid a metre please', text);
      expect(reply).toContain('Sherwood Laminate');
      expect(reply).not.toMatch(/What’s the|supplied and fitted/);
    },
  );
});

describe('a price that was told is not told again with what else is asked', () => {
  it('of the size said once more', async () => {
    const { reply } = await pricedInTalk(
      'bedroom 4.2 x 3.3 in kennet and kitchen 3.6 x 2.8 in vinyl, how much',
      'I told you, bedroom is 4.2 x 3.3. what have you got thats softer?',
    );
    expect(reply).not.toContain(priced);
  });

  it('what is softer takes the place of what is too thin in a room', async () => {
    const { jobs } = await pricedInTalk(
      'bedroom 4.2 x 3.3 and lounge 5.1 x 3.8 in kennet, how much',
      'actually not that thin stuff in the lounge, something softer. and kitchen 3.6 x 2.8 in vinyl',
    );
    expect(jobs).toEqual([
      'bedroom 4.2x3.3: Kennet Level Loop',
      'kitchen 3.6x2.8: vinyl',
      'lounge 5.1x3.8: Moorland Twist in Sage',
    ]);
  });
});

it('the width that was asked for is that of the runner', async () => {
  const { reply } = await pricedInTalk(
    '13 stairs and a landing 2.8 by 1 in carpet, how much',
    'can you do a runner up the stairs instead of full width?',
    '65cm ish',
  );
  expect(reply).toContain('runner 0.65 m wide');
});
