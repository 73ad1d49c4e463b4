import * as z from 'zod/mini';
import { emailField, emailOrNoneField, filledLine, phoneField } from '#platform/contact-fields.ts';
import { readPostcode } from '#platform/uk-postcode.ts';
import { spokenHour, spokenRange } from './opening-hours.ts';
import {
  accountMessage,
  alertAddress,
  alertsMessage,
  bankMessage,
  between,
  colour,
  dayHours,
  dayOrNone,
  logo,
  optionalLine,
  pence,
  postcodeMessage,
  rating,
  slot,
  socialLink,
  sortCodeMessage,
  splitAddresses,
  whole,
} from './setting-kinds.ts';
import { findUnknownFields } from './text-fields.ts';

/** What is deleted once it is old enough, in the order in which the job does it. */
export const retainedKinds = [
  'mails',
  'texts',
  'enquiries',
  'chats',
  'estimates',
  'customers',
  'auditLog',
  'securityLog',
  'traffic',
] as const;
export type RetainedKind = (typeof retainedKinds)[number];
export type PerKind = Record<RetainedKind, number>;

/** What a new site begins with of an example, in the order in which an owner goes through it. */
export const setUpSteps = ['firm', 'hours', 'area', 'prices', 'mail'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/** All settings of the firm, by their sections in the panel. */
export const sections = {
  firm: z.object({
    name: filledLine(60, 'Please enter the name.'),
    shortName: filledLine(30, 'Please enter the short name.'),
    /** In legal texts; the name where it is empty. */
    legalName: optionalLine(80),
    since: whole(1800, 2100),
    /** The year printed in the footer. */
    copyrightYear: whole(1800, 2100),
    phone: phoneField(20, 'must be a phone number that can be rung.'),
    email: emailField(100, 'must be an email address.'),
    street: optionalLine(100),
    town: filledLine(40, 'Please enter the town.'),
    county: filledLine(40, 'Please enter the county.'),
    region: filledLine(40, 'Please enter the region.'),
    postcode: z.string(postcodeMessage).check(
      z.trim(),
      z.toUpperCase(),
      z.refine((text) => readPostcode(text) !== undefined, postcodeMessage),
    ),
    companyNumber: optionalLine(20),
    vatNumber: optionalLine(20),
  }),
  look: z.object({ brand: colour('brand'), action: colour('action'), logo }),
  hours: z.object({
    /** Monday to Sunday; null for a day on which the firm is closed. */
    weekly: z.array(z.nullable(dayHours), 'must be hours for each day.').check(
      z.length(7, 'must be hours for seven days.'),
      z.refine((days) => days.some(Boolean), 'must open on one day at least.'),
    ),
  }),
  area: z.object({ radiusMiles: whole(1, 200) }),
  visits: z
    .object({
      slots: z.array(slot, 'must be times for visits.').check(
        z.minLength(1, 'must have one time at least.'),
        z.maxLength(8, 'must be at most 8.'),
        z.check(({ value, issues }) => {
          const early = findEarly(value);
          if (early < 0) return;
          const message = 'must not begin before the one above ends.';
          issues.push({ code: 'custom', input: value, path: [early, 'from'], message });
        }),
      ),
      /** Whether a booking within the area fixes its first free time at once. */
      confirmsAtOnce: z.boolean('must be yes or no.'),
      responseHours: whole(1, 168),
      leastMinutes: whole(5, 480),
      mostMinutes: whole(5, 480),
    })
    .check(
      z.refine((of) => of.leastMinutes <= of.mostMinutes, {
        path: ['leastMinutes'],
        error: 'must not be more than the longest visit.',
      }),
    ),
  promises: z
    .object({
      guaranteeYears: whole(0, 50),
      repairWarrantyMonths: whole(0, 120),
      leastFittingHours: whole(1, 48),
      mostFittingHours: whole(1, 48),
      levellingUpToMm: whole(1, 500),
      /** 0 for a claim that is not made; likewise the next and the price. */
      experienceYears: whole(0, 300),
      customersServed: whole(0, 10_000_000),
      /** How many there were, by the firm's own count. */
      customersCounted: whole(0, 10_000_000),
      customersCountedOn: dayOrNone,
      fromPence: pence(1_000_000),
      mainRating: rating,
      areaRating: rating,
      hidesUnproven: z.boolean('must be yes or no.'),
    })
    .check(
      z.refine((of) => of.leastFittingHours <= of.mostFittingHours, {
        path: ['leastFittingHours'],
        error: 'must not be more than the longest fitting.',
      }),
    ),
  money: z
    .object({
      vatPercent: between(0, 50),
      /** Of the price, paid when a fitting is agreed. */
      depositPercent: whole(0, 100),
      /** For payments by transfer; all three or none. */
      bankName: optionalLine(40),
      sortCode: z.string(sortCodeMessage).check(
        z.overwrite((typed) => typed.replace(/^\s*(\d\d)[\s-]*(\d\d)[\s-]*(\d\d)\s*$/, '$1-$2-$3')),
        z.regex(/^(\d\d-\d\d-\d\d)?$/, sortCodeMessage),
      ),
      accountNumber: z.string(accountMessage).check(
        z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
        z.regex(/^(\d{8})?$/, accountMessage),
      ),
    })
    .check(
      z.refine(
        ({ bankName, sortCode, accountNumber }) =>
          new Set([bankName, sortCode, accountNumber].map(Boolean)).size === 1,
        { path: ['bankName'], error: bankMessage },
      ),
    ),
  /** In the footer and in structured data. */
  social: z.object({
    links: z.array(socialLink).check(
      z.maxLength(6, 'must be at most 6.'),
      z.refine(
        (links) => new Set(links.map((link) => link.toLowerCase())).size === links.length,
        'must each be named once.',
      ),
    ),
  }),
  mails: z.object({
    /** The display name of the sender; the firm's name where it is empty. */
    senderName: optionalLine(60),
    /** Where replies go; to the firm's email address where it is empty. */
    replyTo: emailOrNoneField(100, 'must be an email address.'),
    /** A line above the firm's address under each email. */
    signature: optionalLine(120),
  }),
  /** The steps of the set-up whose example the firm has taken over as it is. */
  setUp: z.object({
    kept: z
      .array(z.enum(setUpSteps, `must be one of ${setUpSteps.join(', ')}.`))
      .check(z.maxLength(setUpSteps.length, `must be at most ${setUpSteps.length}.`)),
  }),
  /** Who is told of bookings, leads and chats that need somebody: addresses with commas between; the firm's own where it is empty. */
  alerts: z.object({
    to: z.string(alertsMessage).check(
      z.overwrite((typed) => splitAddresses(typed).join(', ')),
      z.refine((to) => {
        const addresses = splitAddresses(to);
        return (
          addresses.length <= 5 && addresses.every((one) => alertAddress.safeParse(one).success)
        );
      }, alertsMessage),
    ),
  }),
  /** Months for which each kind of data is kept. */
  retention: z.record(z.enum(retainedKinds), whole(1, 999)),
  chat: z.object({
    assistantName: filledLine(20, 'Please enter a name.'),
    assistantRole: filledLine(40, 'Please enter a role.'),
    /** What the assistant says first, with facts in braces; the usual words where it is empty. */
    greeting: optionalLine(200).check(
      z.refine((text) => findUnknownFields(text).length === 0, {
        error: ({ input }) =>
          `names {${findUnknownFields(String(input))[0]}}, which is no fact of the firm.`,
      }),
    ),
  }),
} as const;

export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];

export type FirmSettings = { [Name in SectionName]: z.output<(typeof sections)[Name]> };

/** What is stored: the settings, and what they decided when they were saved. */
export type StoredFirm = FirmSettings & {
  /** Where the postcode is. */
  base: { latitude: number; longitude: number };
  /** Of the first email address that was the firm's own. */
  calendarDomain: string;
};

/** The place of the first slot that begins before the one above ends; -1 without one. */
const findEarly = (slots: readonly { from: string; to: string }[]) =>
  slots.findIndex(({ from }, index) => from < (slots[index - 1]?.to ?? ''));

export type SettingProblem = { section: SectionName; field: string; message: string };

/** Why settings that are valid each for itself do not go together, naming both; undefined where they do. */
export function findConflict({ hours, visits }: FirmSettings): SettingProblem | undefined {
  const open = hours.weekly.filter((day) => day !== null);
  const index = visits.slots.findIndex(
    ({ from, to }) => !open.some(({ opens, closes }) => opens <= from && to <= closes),
  );
  const lost = visits.slots[index];
  if (!lost) return undefined;
  const latest =
    open
      .map(({ closes }) => closes)
      .toSorted()
      .at(-1) ?? '';
  const earliest = open.map(({ opens }) => opens).toSorted()[0] ?? '';
  const message = `The visit time ${spokenRange(lost)} lies outside the opening hours of every day, which are ${spokenHour(earliest)} to ${spokenHour(latest)} at most: change the visit times or the hours.`;
  return { section: 'visits', field: `slots[${index}].from`, message };
}
