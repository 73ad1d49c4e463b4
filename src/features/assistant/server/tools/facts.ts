import {
  carpetSupplyAndFit,
  consultationTimeText,
  customersTexts,
  experienceTexts,
  installationTimeText,
  insuredText,
  levellingText,
  ratingText,
  repairWarranty,
  responseText,
  workmanshipGuarantee,
} from '#features/business/claims.ts';
import { bookingPath } from '#features/business/facts.ts';
import { firm } from '#features/business/firm.ts';
import type { BusinessTools } from './business-tools.ts';

/** What the firm says of itself, a fact a line. */
const listLasting = (): string[] => [
  `${firm().name} has fitted floors since ${firm().since}, from ${firm().base.town}, ${firm().base.county}, within ${firm().radiusMiles} miles: ${[...experienceTexts(), ...customersTexts(), insuredText].join(', ')}.`,
  ...sayRating(),
  `Phone ${firm().phone.display}, email ${firm().email.display}.`,
  `A home visit to measure is free, with no obligation, and takes ${consultationTimeText()}.`,
  `A visit that is sent is a request. ${responseText()}. Times are confirmed by the team, never by the chat.`,
  `All prices include VAT at ${firm().vatPercent}%.`,
  `${workmanshipGuarantee()}; ${repairWarranty()}.`,
  `Fitting a carpet usually takes ${installationTimeText()}. ${levellingText()}.`,
  ...sayCarpet(),
  `The booking form: ${bookingPath}`,
];

/** What holds now: the same, and the offers that run. */
export async function readFacts({ tools }: { tools: Pick<BusinessTools, 'listOffers'> }) {
  const offers = await tools.listOffers();
  const said = offers.length > 0 ? [`Offers: ${offers.join(' and ')}.`] : [];
  return [...listLasting(), ...said];
}

function sayCarpet(): string[] {
  const carpet = carpetSupplyAndFit();
  return carpet ? [`${carpet.text}.`] : [];
}

function sayRating(): string[] {
  const rating = firm().mainRating;
  return rating ? [`Reviews: ${ratingText(rating)}.`] : [];
}
