import {
  carpetSupplyAndFit,
  consultationTimeText,
  customersText,
  experienceText,
  installationTimeText,
  insuredText,
  levellingText,
  offersText,
  ratingText,
  repairWarranty,
  responseText,
  workmanshipGuarantee,
} from '#features/business/claims.ts';
import { bookingPath } from '#features/business/facts.ts';
import { firm } from '#features/business/firm.ts';

/** What the firm says of itself, a fact a line. */
export const listFacts = (): string[] => [
  `${firm().name} has fitted floors since ${firm().since}, from ${firm().base.town}, ${firm().base.county}, within ${firm().radiusMiles} miles: ${experienceText()}, ${customersText()}. ${insuredText}.`,
  ...sayRating(),
  `Phone ${firm().phone.display}, email ${firm().email.display}.`,
  `A home visit to measure is free, with no obligation, and takes ${consultationTimeText()}.`,
  `A visit that is sent is a request. ${responseText()}. Times are confirmed by the team, never by the chat.`,
  `All prices include VAT at ${firm().vatPercent}%.`,
  `${workmanshipGuarantee()}; ${repairWarranty()}.`,
  `Fitting a carpet usually takes ${installationTimeText()}. ${levellingText()}.`,
  `Offers: ${offersText}. ${carpetSupplyAndFit().text}.`,
  `The booking form: ${bookingPath}`,
];

function sayRating(): string[] {
  const rating = firm().mainRating;
  return rating ? [`Reviews: ${ratingText(rating)}.`] : [];
}
