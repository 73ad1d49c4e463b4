import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as claims from './claims.ts';
import * as facts from './facts.ts';

test('each claim has the agreed wording', () => {
  expect(claims.offersText).toBe(
    'Up to 20% off selected carpets and 10% off selected hard flooring',
  );
  expect(claims.carpetSupplyAndFit.text).toBe('Carpet supply and fit from £4.50/m²');
  expect(claims.insuredText).toBe('Fully insured and guaranteed');
  expect(claims.experienceText).toBe('20+ years of experience');
  expect(claims.customersText).toBe('1000+ customers');
  expect(claims.workmanshipGuarantee.text).toBe('5-year workmanship guarantee on carpet fitting');
  expect(claims.repairWarranty.text).toBe('12-month repair warranty');
  expect(claims.levellingText).toBe('Floor levelling up to 50mm');
  expect(claims.installationTimeText).toBe('4-6 hours');
  expect(claims.consultationTimeText).toBe('45-60 minutes');
  expect(claims.responseText).toBe('Confirmation within 24 hours');
  expect(claims.coverageText).toBe('Within 25 miles');
  expect(facts.openingHoursText).toBe('Mon-Fri 8am-6pm, Sat 9am-4pm');
  expect(facts.footerYear).toBe(2024);
});

test('the two ratings are used on their own pages only', () => {
  expect(claims.mainRatingText).toBe('4.9/5 from 200+ reviews');
  expect(claims.areaRatingText).toBe('4.8 (127 reviews)');
  expect(claims.mainRating.scope).toBe('home and category pages');
  expect(claims.areaRating.scope).toBe('service-area pages');
});

test('the phone link dials the number shown', () => {
  const digits = facts.phone.display.replaceAll(' ', '');
  expect(facts.phone.href).toBe(`tel:+44${digits.slice(1)}`);
  expect(facts.email.href).toBe(`mailto:${facts.email.display}`);
});

test('the address is put together once', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const composing = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .filter((file) =>
      /\$?\{base\.postcodeDistrict\}/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    .map((file) => file.split(path.sep).join('/'));
  expect(composing).toEqual(['features/business/facts.ts']);
});
