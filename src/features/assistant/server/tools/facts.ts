import {
  carpetSupplyAndFit,
  consultationTimeText,
  customersText,
  experienceText,
  installationTimeText,
  insuredText,
  levellingText,
  mainRatingText,
  repairWarranty,
  responseText,
  workmanshipGuarantee,
} from '#features/business/claims.ts';
import {
  base,
  bookingPath,
  businessName,
  email,
  phone,
  serviceRadiusMiles,
  tradingSince,
  vatPercent,
} from '#features/business/facts.ts';
import type { BusinessTools } from './business-tools.ts';

/** What the firm says of itself, a fact a line. */
const lasting: readonly string[] = [
  `${businessName} has fitted floors since ${tradingSince}, from ${base.town}, ${base.county}, within ${serviceRadiusMiles} miles: ${experienceText}, ${customersText}. ${insuredText}. Reviews: ${mainRatingText}.`,
  `Phone ${phone.display}, email ${email.display}.`,
  `A home visit to measure is free, with no obligation, and takes ${consultationTimeText}.`,
  `A visit that is sent is a request. ${responseText}. Times are confirmed by the team, never by the chat.`,
  `All prices include VAT at ${vatPercent}%.`,
  `${workmanshipGuarantee.text}; ${repairWarranty.text}.`,
  `Fitting a carpet usually takes ${installationTimeText}. ${levellingText}.`,
  `${carpetSupplyAndFit.text}.`,
  `The booking form: ${bookingPath}`,
];

/** What holds now: the same, and the offers that run. */
export async function readFacts({ tools }: { tools: Pick<BusinessTools, 'listOffers'> }) {
  const offers = await tools.listOffers();
  return offers.length > 0 ? [...lasting, `Offers: ${offers.join(' and ')}.`] : lasting;
}
