import { formatPence } from '#platform/units/pounds.ts';

/** All marketing claims in one place. A claim with a `scope` may only be made there. */
import {
  carpetInstallationHours,
  consultationMinutes,
  customersServed,
  experienceYears,
  levellingUpToMm,
  repairWarrantyMonths,
  responseHours,
  serviceRadiusMiles,
  workmanshipGuaranteeYears,
} from './facts.ts';

const carpetPercent = 20;
const hardFlooringPercent = 10;
export const carpetOffer = {
  scope: 'selected carpets',
  percentOffUpTo: carpetPercent,
  text: `Up to ${carpetPercent}% off selected carpets`,
} as const;
export const hardFlooringOffer = {
  scope: 'selected hard flooring',
  percentOff: hardFlooringPercent,
  text: `${hardFlooringPercent}% off selected hard flooring`,
} as const;
export const offersText = `Up to ${carpetPercent}% off selected carpets and ${hardFlooringPercent}% off selected hard flooring`;

const fromPence = 450;
const fromPrice = `${formatPence(fromPence)}/m²`;
/** Only true while the catalogue contains a carpet at this price with fitting included. */
export const carpetSupplyAndFit = {
  fromPence,
  unit: 'm²',
  price: fromPrice,
  text: `Carpet supply and fit from ${fromPrice}`,
} as const;

export const mainRating = {
  scope: 'home and category pages',
  value: 4.9,
  outOf: 5,
  reviews: 200,
} as const;
export const mainRatingText = `${mainRating.value}/${mainRating.outOf} from ${mainRating.reviews}+ reviews`;
export const areaRating = {
  scope: 'service-area pages',
  value: 4.8,
  outOf: 5,
  reviews: 127,
} as const;
export const areaRatingText = `${areaRating.value} (${areaRating.reviews} reviews)`;
export const fiveStarText = '5-star rated in online reviews';

export const insuredText = 'Fully insured and guaranteed';
export const experienceText = `${experienceYears}+ years of experience`;
export const customersText = `${customersServed}+ customers`;

export const workmanshipGuarantee = {
  scope: 'carpet fitting',
  years: workmanshipGuaranteeYears,
  text: `${workmanshipGuaranteeYears}-year workmanship guarantee on carpet fitting`,
} as const;
export const repairWarranty = {
  scope: 'repairs',
  months: repairWarrantyMonths,
  text: `${repairWarrantyMonths}-month repair warranty`,
} as const;

export const levellingText = `Floor levelling up to ${levellingUpToMm}mm`;
export const installationTimeText = `${carpetInstallationHours.least}-${carpetInstallationHours.most} hours`;
export const consultationTimeText = `${consultationMinutes.least}-${consultationMinutes.most} minutes`;
export const responseText = `Confirmation within ${responseHours} hours`;
export const coverageText = `Within ${serviceRadiusMiles} miles`;

export const freeMeasureText = 'Free measuring and quotes';
export const mobileShowroomText = 'Mobile showroom';
