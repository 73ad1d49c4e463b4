import { formatPence } from '#platform/units/pounds.ts';
import { type Firm, firm, type Rating } from './firm.ts';

/** All marketing claims in one place, of the firm as it is now or of a given one. */
/** Null where the firm claims no such price. Only true while the shop has a carpet at it with fitting included. */
export function carpetSupplyAndFit({ fromPence }: Pick<Firm, 'fromPence'> = firm()) {
  if (fromPence === null) return null;
  const price = `${formatPence(fromPence)}/m²`;
  return { price, text: `Carpet supply and fit from ${price}` };
}

export const ratingText = ({ value, outOf, reviews, isCounted }: Rating) =>
  `${value}/${outOf} from ${reviews}${isCounted ? '' : '+'} reviews`;
export const areaRatingText = ({ value, reviews }: Rating) => `${value} (${reviews} reviews)`;

export const insuredText = 'Fully insured and guaranteed';
/** Of what the firm claims: how long it has worked, and for how many. */
export const experienceTexts = () => {
  const { experienceYears } = firm();
  return experienceYears === null ? [] : [`${experienceYears}+ years of experience`];
};
export const customersTexts = () => {
  const { customersServed } = firm();
  return customersServed === null ? [] : [`${customersServed}+ customers`];
};

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
