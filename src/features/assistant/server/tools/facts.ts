import {
  carpetSupplyAndFit,
  consultationTimeText,
  customersText,
  experienceText,
  installationTimeText,
  insuredText,
  levellingText,
  mainRatingText,
  offersText,
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

/** What the firm says of itself, a fact a line. */
export const facts: readonly string[] = [
  `${businessName} has fitted floors since ${tradingSince}, from ${base.town}, ${base.county}, within ${serviceRadiusMiles} miles: ${experienceText}, ${customersText}. ${insuredText}. Reviews: ${mainRatingText}.`,
  `Phone ${phone.display}, email ${email.display}.`,
  `A home visit to measure is free, with no obligation, and takes ${consultationTimeText}.`,
  `A visit that is sent is a request. ${responseText}. Times are confirmed by the team, never by the chat.`,
  `All prices include VAT at ${vatPercent}%.`,
  `${workmanshipGuarantee.text}; ${repairWarranty.text}.`,
  `Fitting a carpet usually takes ${installationTimeText}. ${levellingText}.`,
  `Offers: ${offersText}. ${carpetSupplyAndFit.text}.`,
  `The booking form: ${bookingPath}`,
];
