import { describe, expect, it } from 'vitest';
import { kindsNamed } from '#features/assistant/server/dialogue/topics/kinds-named.ts';
import { withoutPresentFloor } from './present-floor.ts';

describe('the floor that lies there now', () => {
  it.each([
    'need a floor for the living room, whole place has horrible old lino',
    'got laminate at the moment and hate it, what would you put down',
    'we’re ripping out the carpets, need something for the lounge',
    'theres lino down in the kitchen, looking for something warmer',
    'my lounge has old vinyl in it. which floor would you choose',
    'we have carpet now but want something easier to clean',
    'currently carpet in there, which floor would you suggest',
    'the laminate is coming up. what floor is best in a hall',
    'getting rid of the grotty brown carpet, want a wood look',
  ])('is not what is wanted: %s', (text) => {
    expect(kindsNamed(withoutPresentFloor(text))).toEqual([]);
  });

  it.each([
    ['can you take up the old carpet and put down laminate', 'laminate'],
    ['replace the old carpet in two bedrooms, how much', 'carpet'],
    ['I’ll take the carpet then', 'carpet'],
    ['do you have carpet at the moment in sage', 'carpet'],
    ['what’s it in laminate now', 'laminate'],
    ['have you got carpet down to £10 a metre', 'carpet'],
  ])('leaves what is wanted: %s', (text, kind) => {
    expect(kindsNamed(withoutPresentFloor(text))).toEqual([kind]);
  });
});
