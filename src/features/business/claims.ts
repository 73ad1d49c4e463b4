import { formatPence } from '#platform/units/pounds.ts';
import { type Firm, firm, type Rating } from './firm.ts';

/** All marketing claims in one place, of the firm as it is now or of a given one. */
const carpetPercent = 20;
const hardFlooringPercent = 10;
export const carpetOffer = {
  percentOffUpTo: carpetPercent,
  text: `Up to ${carpetPercent}% off selected carpets`,
} as const;
export const hardFlooringOffer = {
  percentOff: hardFlooringPercent,
  text: `${hardFlooringPercent}% off selected hard flooring`,
} as const;
export const offersText = `Up to ${carpetPercent}% off selected carpets and ${hardFlooringPercent}% off selected hard flooring`;

/** Only true while the catalogue contains a carpet at this price with fitting included. */
export function carpetSupplyAndFit({ fromPence }: Firm = firm()) {
  const price = `${formatPence(fromPence)}/m²`;
  return { price, text: `Carpet supply and fit from ${price}` };
}

export const ratingText = ({ value, outOf, reviews, isCounted }: Rating) =>
  `${value}/${outOf} from ${reviews}${isCounted ? '' : '+'} reviews`;
export const areaRatingText = ({ value, reviews }: Rating) => `${value} (${reviews} reviews)`;

export const insuredText = 'Fully insured and guaranteed';
export const experienceText = () => `${firm().experienceYears}+ years of experience`;
export const customersText = () => `${firm().customersServed}+ customers`;

/** Of carpet fitting. */
export const workmanshipGuarantee = ({ guaranteeYears }: Firm = firm()) =>
  `${guaranteeYears}-year workmanship guarantee on carpet fitting`;
export const repairWarranty = () => `${firm().repairWarrantyMonths}-month repair warranty`;

export const levellingText = () => `Floor levelling up to ${firm().levellingUpToMm}mm`;
export const installationTimeText = ({ carpetFittingHours }: Firm = firm()) =>
  `${carpetFittingHours.least}-${carpetFittingHours.most} hours`;
export const consultationTimeText = ({ consultationMinutes }: Firm = firm()) =>
  `${consultationMinutes.least}-${consultationMinutes.most} minutes`;
export const responseText = () => `Confirmation within ${firm().responseHours} hours`;
export const coverageText = ({ radiusMiles }: Firm = firm()) => `Within ${radiusMiles} miles`;

export const freeMeasureText = 'Free measuring and quotes';
