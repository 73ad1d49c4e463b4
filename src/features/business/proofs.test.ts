import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { describeFirm } from './describe-firm.ts';
import { type Evidence, findUnproven } from './proofs.ts';
import { referenceSettings } from './reference-firm.ts';

const { firm, promises } = referenceSettings;
const evidence: Evidence = {
  today: '2026-11-30',
  cheapestFitted: { name: 'Kennet Level Loop', pence: 450 },
  hasCountedRating: false,
};
const rating = {
  value: 4.9,
  reviews: 200,
  source: 'https://reviews.example/us',
  checkedOn: '2026-11-01',
};
const proven = {
  ...promises,
  customersCounted: 1312,
  customersCountedOn: '2026-11-01',
  mainRating: rating,
  areaRating: rating,
};
const weigh = (changes: Partial<typeof promises>, facts: Partial<Evidence> = {}) =>
  findUnproven({ firm, promises: { ...proven, ...changes } }, { ...evidence, ...facts });

it('finds nothing where each claim has its proof', () => {
  expect(weigh({})).toEqual({});
});

it.each<[Partial<typeof promises>, Partial<Evidence>, object]>([
  [
    { mainRating: { ...rating, source: '' } },
    {},
    { mainRating: expect.stringContaining('no source') },
  ],
  [{ mainRating: { ...rating, source: '' } }, { hasCountedRating: true }, {}],
  [{ mainRating: null }, {}, {}],
  [
    { areaRating: { ...rating, checkedOn: '2025-11-29' } },
    {},
    {
      areaRating: 'The rating on the pages of areas was last looked up on 29 Nov 2025: look again.',
    },
  ],
  [
    { customersCounted: 999 },
    {},
    { customersServed: '“1000+ customers” is more than the 999 that you counted on 1 Nov 2026.' },
  ],
  [{ customersCountedOn: '' }, {}, { customersServed: expect.stringContaining('no count') }],
  [{ customersServed: 0, customersCountedOn: '' }, {}, {}],
  [
    { experienceYears: 23 },
    {},
    { experienceYears: '“23+ years of experience” is more than the 22 since 2004.' },
  ],
  [
    {},
    { cheapestFitted: { name: 'Moor', pence: 451 } },
    {
      fromPence:
        '“From £4.50/m²” has no carpet behind it: the cheapest with fitting is Moor at £4.51/m².',
    },
  ],
  [{ fromPence: 0 }, { cheapestFitted: null }, {}],
])('weighs %j against %j', (changes, facts, expected) => {
  expect(weigh(changes, facts)).toEqual(expected);
});

it('hides what has no proof, and only that, where the owner says so', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.nat(2000), (hidesUnproven, isSourced, counted) => {
      const claimed = {
        ...proven,
        hidesUnproven,
        customersCounted: counted,
        mainRating: { ...rating, checkedOn: isSourced ? rating.checkedOn : '' },
      };
      const settings = { ...referenceSettings, promises: claimed };
      const unproven = findUnproven(settings, evidence);
      const shown = describeFirm(settings, [], unproven);
      expect(shown.customersServed === null).toBe(hidesUnproven && counted < 1000);
      expect(shown.mainRating === null).toBe(hidesUnproven && !isSourced);
      expect(shown).toMatchObject({ fromPence: 450, experienceYears: 20 });
    }),
  );
});
