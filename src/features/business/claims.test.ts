import { expect, test } from 'vitest';
import * as claims from './claims.ts';
import { firm, type Rating } from './firm.ts';

test('each claim has the agreed wording', () => {
  expect(claims.carpetSupplyAndFit()?.text).toBe('Carpet supply and fit from £4.50/m²');
  expect(claims.insuredText).toBe('Fully insured and guaranteed');
  expect(claims.experienceTexts()).toEqual(['20+ years of experience']);
  expect(claims.customersTexts()).toEqual(['1000+ customers']);
  expect(claims.workmanshipGuarantee()).toBe('5-year workmanship guarantee on carpet fitting');
  expect(claims.repairWarranty()).toBe('12-month repair warranty');
  expect(claims.levellingText()).toBe('Floor levelling up to 50mm');
  expect(claims.installationTimeText()).toBe('4-6 hours');
  expect(claims.consultationTimeText()).toBe('45-60 minutes');
  expect(claims.responseText()).toBe('Confirmation within 24 hours');
  expect(claims.coverageText()).toBe('Within 25 miles');
  expect(firm().openingHoursText).toBe('Mon-Fri 8am-6pm, Sat 9am-4pm');
  expect(firm().copyrightYear).toBe(2024);
});

test('the ratings have the agreed wording', () => {
  const { mainRating, areaRating } = firm();
  expect(claims.ratingText(mainRating as Rating)).toBe('4.9/5 from 200+ reviews');
  expect(claims.areaRatingText(areaRating as Rating)).toBe('4.8 (127 reviews)');
});

test('the phone link dials the number shown', () => {
  const { phone, email } = firm();
  const digits = phone.display.replaceAll(' ', '');
  expect(phone.href).toBe(`tel:+44${digits.slice(1)}`);
  expect(email.href).toBe(`mailto:${email.display}`);
});
