import { describe, expect, it } from 'vitest';
import { sayLabels } from './say-labels.ts';

describe('labels of the data sheet in an answer', () => {
  it.each([
    ['is that stuck down?', 'Yes, it’s glued down.'],
    ['does it get glued', 'Yes, it’s glued down.'],
    ['is it click?', 'No, it’s glued down.'],
    ['is the tile the click stuff or glued?', 'It’s glued down.'],
    ['how is it stuck down', 'It’s glued down.'],
  ])('"%s": how it lies comes first, as a sentence', (question, said) => {
    const facts = [
      'Over floorboards we screw down plywood first.',
      'Fitting: Dryback (glued down).',
    ];
    expect(sayLabels(facts, question)).toEqual([said, facts[0]]);
  });

  it('tells no class beside a sentence, unless it was asked for', () => {
    const facts = ['It’s soft.', 'Suitability: Medium domestic (class 22).'];
    expect(sayLabels(facts, 'is it soft?')).toEqual(['It’s soft.']);
    expect(sayLabels(facts, 'what class is it and is it soft?')).toEqual(facts);
    expect(sayLabels(facts.slice(1), 'is it soft?')).toEqual(facts.slice(1));
  });
});
