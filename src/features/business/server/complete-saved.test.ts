import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { sectionNames, sections } from '../firm-settings.ts';
import { referenceSettings } from '../reference-firm.ts';
import { completeSaved } from './complete-saved.ts';

it('adds what is missing at any depth, and keeps lists and null', () => {
  const standard = { name: 'a', rating: { value: 5, source: '' }, days: [1, 2], logo: null };
  expect(completeSaved({ rating: { value: 4 }, days: [], logo: { url: 'x' } }, standard)).toEqual({
    name: 'a',
    rating: { value: 4, source: '' },
    days: [],
    logo: { url: 'x' },
  });
  expect(completeSaved({ rating: null }, standard).rating).toBeNull();
});

it('makes settings whole that an older version saved, whatever they lack', () => {
  const { mainRating, ...promises } = referenceSettings.promises;
  const old = { value: mainRating?.value, reviews: mainRating?.reviews };
  const saved = { ...referenceSettings, promises: { ...promises, mainRating: old } };
  fc.assert(
    fc.property(fc.subarray(Object.keys(saved)), (kept) => {
      const part = Object.fromEntries(
        Object.entries(saved).filter(([name]) => kept.includes(name)),
      );
      const whole = completeSaved(part, referenceSettings);
      for (const name of sectionNames)
        expect(sections[name].safeParse(whole[name]).error, name).toBeUndefined();
    }),
  );
});
