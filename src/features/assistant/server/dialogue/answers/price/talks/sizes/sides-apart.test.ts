import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

describe('the sides of a room are told one after the other', () => {
  it.each([
    [['the room is 15 foot long', 'and 11 foot 6 wide. oak laminate'], '4.572x3.505: laminate'],
    [
      ['how much is carpet for my bedroom. its 4m one way', 'other way 3.2'],
      'bedroom 4x3.2: carpet',
    ],
    [['how much for carpet in the lounge', 'width is 3m', 'about 4 long'], 'lounge 4x3: carpet'],
    [['we need laminate in the study, its 12 foot long', 'by 10'], 'study 3.658x3.048: laminate'],
    [['carpet for a room 12 long', 'about 10 foot across'], '3.658x3.048: carpet'],
    [['kitchen needs new vinyl. one wall is 3.4m', 'the other is 2.8'], 'kitchen 3.4x2.8: vinyl'],
    [['carpet, lounge 16 foot', '12 foot 4'], 'lounge 4.877x3.759: carpet'],
    [['price for laminate. room length 4.2m. room width 3.6m'], '4.2x3.6: laminate'],
    [['carpet please. its 10ft by', '9ft'], '3.048x2.743: carpet'],
    [
      ['lounge is 5m long', 'do you have grey carpets', 'how much for vinyl', '4 wide'],
      'lounge 5x4: vinyl',
    ],
  ])('%j', async (said, job) => {
    expect((await pricedInTalk(...said)).jobs).toEqual([job]);
  });

  it('of a further room too', async () => {
    const { jobs } = await pricedInTalk(
      'carpet for lounge 4 x 3, how much',
      'the landing is 3m long',
      '1 wide',
    );
    expect(jobs).toEqual(['landing 3x1, lounge 4x3: carpet']);
  });

  it.each([
    [['the room is 15 foot long'], 'And how wide is it?'],
    [['hallway is 1.1m wide'], 'And how long is it?'],
    [['its 4m one way'], 'And how long is the other side?'],
    [
      ['the lounge is 15 foot 6 long', 'do you deliver', 'how much is vinyl fitted'],
      'You told me the lounge is 15\u00a0ft\u00a06 long: how wide is it?',
    ],
  ])('what is missing is asked for: %j', async (said, question) => {
    expect((await pricedInTalk(...said)).reply).toContain(question);
  });

  it.each([
    'is your vinyl 4m wide',
    'does the bradford come 5m wide?',
    'the stairs are 80cm wide',
    'the gap under the door is 20mm deep',
    'we live at 12 Long Street',
    'my rug is 2m long',
    'do the planks come 1.2m long',
  ])('no side of a room: %s', async (text) => {
    expect((await pricedInTalk(text)).reply).not.toMatch(/how (?:wide|long) is (?:it|the other)/);
  });
});

describe('"one" is no size of one metre', () => {
  it.each([
    'whats the full width one in slate for the landing',
    'and the wide one in slate?',
    'what would the long one in bradford slate be',
  ])('%s', async (text) => {
    const { jobs } = await pricedInTalk('carpet for a landing 3 x 0.9, how much', text);
    expect(jobs.join()).toContain('landing 3x0.9');
  });
});
