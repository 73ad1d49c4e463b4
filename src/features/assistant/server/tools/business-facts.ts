import {
  carpetSupplyAndFit,
  consultationTimeText,
  customersText,
  experienceText,
  fiveStarText,
  freeMeasureText,
  installationTimeText,
  insuredText,
  levellingText,
  mainRatingText,
  mobileShowroomText,
  offersText,
  repairWarranty,
  responseText,
  workmanshipGuarantee,
} from '#features/business/claims.ts';
import {
  assistant,
  base,
  businessName,
  email,
  openingHoursText,
  phone,
  serviceRadiusMiles,
  services,
  tradingSince,
} from '#features/business/facts.ts';
import { listOf } from '../conversation/describe-record.ts';

/** Facts about the business by topic; every figure comes from the facts and claims of `business`. */
export const businessFacts = {
  opening_hours: [`We are open ${openingHoursText}. We are closed on Sundays.`],
  contact: [
    `Call us on ${phone.display} or write to ${email.display}.`,
    `We are based in ${base.town}, ${base.county}, and come to you.`,
  ],
  offers: [`${offersText}.`, `${carpetSupplyAndFit.text}.`],
  home_visit: [
    `The measure at your home is free: ${freeMeasureText.toLowerCase()}.`,
    `It takes ${consultationTimeText}, and there’s no obligation to go ahead.`,
    `Our ${mobileShowroomText.toLowerCase()} brings the samples to your door.`,
  ],
  underlay: [
    'Carpet and laminate go on underlay; the vinyl we estimate needs none.',
    'You can see the underlays we sell at /#products',
  ],
  fitting_time: [`Fitting a carpet typically takes ${installationTimeText}.`],
  fitting_process: [
    'Gripper, underlay and door bars are part of our estimates.',
    'We agree with you at the measure what happens with furniture, the old floor and doors.',
  ],
  guarantee: [`${workmanshipGuarantee.text}.`, `${repairWarranty.text}.`, `${insuredText}.`],
  floor_preparation: [
    `We prepare floors before we fit: ${listOf(services.preparation)}.`,
    `${levellingText}.`,
    'How it is done: /floor-preparation',
  ],
  repairs: [
    'We repair floors: ripples, loose joins, burns, squeaks and more.',
    `${repairWarranty.text}.`,
    'Common faults and what we do about them: /repairs-maintenance',
  ],
  maintenance: [
    `There are maintenance plans: ${listOf(services.maintenancePlans)}.`,
    'What each one covers, and how to care for a floor: /repairs-maintenance',
  ],
  about: [
    `${businessName} has traded since ${tradingSince}: ${experienceText}, ${customersText}.`,
    `${fiveStarText}: ${mainRatingText}.`,
    `${insuredText}.`,
  ],
  area: [`We cover anywhere within ${serviceRadiusMiles} miles of ${base.town}.`],
  response: [`${responseText}, by email.`],
  change_booking: [
    'The email about your booking has a private link to see, move or cancel it.',
    `Can’t find it? Call us on ${phone.display}.`,
  ],
  adam: [`I am ${assistant.name}, the ${assistant.role.toLowerCase()}: a program, not a person.`],
} as const satisfies Record<string, readonly string[]>;

export type FactTopic = keyof typeof businessFacts;
export const factTopics = Object.keys(businessFacts) as FactTopic[];
