import { describe, expect, it } from 'vitest';
import { readTokens, tidyText } from '../text/tokenize.ts';
import { readFollowUp } from './follow-ups.ts';

const read = (text: string) => readFollowUp(readTokens(tidyText(text)));

describe('what is said about a price', () => {
  it.each([
    ['what do all the parts come to then', 'breakdown'],
    ['so vat and gripper are in there', 'included'],
    ['what does the labour side work out at', 'fittingPart'],
    ['same again without fitting please', 'supplyOnly'],
    ['and what if your men lay it', 'fitted'],
    ['does that include taking the old lino up', 'work'],
    ['would it have a join in it', 'joins'],
    ['will that price go up after you measure', 'firm'],
    ['so is that under 900', 'budget'],
    ['whats the difference between those two', 'difference'],
    ['and what would it be in the walnut', 'otherFloor'],
  ])('%s: %s', (text, label) => {
    expect(read(text)).toBe(label);
  });

  it.each([
    'when could you come and measure',
    'do you have it in navy',
    'is it any good with a dog',
    'my number is 07700 900123',
    'thanks, that is lovely',
    'and the hall, 3 by 1',
  ])('%s: about something else', (text) => {
    expect(read(text)).toBe('other');
  });
});
