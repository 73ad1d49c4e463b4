import * as z from 'zod/mini';
import { daysBetween, isDay } from '#platform/dates/london-time.ts';
import { isPlainLine, isVisible, plainLineMessage } from '#platform/short-text.ts';
import { readPostcode } from '#platform/uk-postcode.ts';
import { fitterColours, fitterLengths } from './fitter-limits.ts';

// Schemas of the forms for fitters, time off and closed days, used by the lazily loaded forms and by the server.

export const fitterMessages = {
  name: 'Name must be at least 2 characters',
  nameTooLong: `Name must be at most ${fitterLengths.name} characters`,
  colour: 'Please select a colour from the list',
  hours: 'Please enter the hours of Monday to Saturday',
  time: 'Please enter times such as 08:00',
  timesReversed: 'Please enter an end that is after the start',
  outcodes: 'Please enter first halves of postcodes, such as BS1',
  tooManyOutcodes: `Please enter at most ${fitterLengths.outcodes} areas`,
  day: 'Please select a valid date',
  daysReversed: 'Please select a last day that is not before the first',
  tooManyDays: `Please select at most ${fitterLengths.daysOff} days`,
  reason: `Please keep the reason to ${fitterLengths.reason} characters`,
  dayName: 'Please name the day',
  dayNameTooLong: `Please keep the name to ${fitterLengths.closedDayName} characters`,
} as const;

const time = z
  .string(fitterMessages.time)
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fitterMessages.time));

const hours = z.nullable(
  z
    .object({ from: time, to: time }, fitterMessages.hours)
    .check(
      z.refine(({ from, to }) => from < to, { path: ['to'], error: fitterMessages.timesReversed }),
    ),
);

const outcode = z.string(fitterMessages.outcodes).check(
  z.overwrite((text) => readPostcode(text)?.outcode ?? text),
  z.refine((text) => {
    const postcode = readPostcode(text);
    return postcode !== undefined && postcode.incode === undefined;
  }, fitterMessages.outcodes),
);

const fitter = {
  name: z
    .string(fitterMessages.name)
    .check(
      z.trim(),
      z.minLength(2, fitterMessages.name),
      z.maxLength(fitterLengths.name, fitterMessages.nameTooLong),
      z.refine(isVisible, fitterMessages.name),
      z.refine(isPlainLine, plainLineMessage),
    ),
  colour: z.enum(fitterColours, fitterMessages.colour),
  /** Monday to Saturday; null for a day that they do not work. */
  hours: z.array(hours, fitterMessages.hours).check(z.length(6, fitterMessages.hours)),
  outcodes: z
    .array(outcode, fitterMessages.outcodes)
    .check(z.maxLength(fitterLengths.outcodes, fitterMessages.tooManyOutcodes)),
  /** Their staff account, if they have one. */
  accountId: z.nullable(z.string('must be the id of a staff account.')),
  isActive: z.boolean('must be true or false.'),
};

/** Gives the visits that a change takes from their fitter to others who are free; without it the change is refused. */
const reassign = z.optional(z.boolean('must be true or false.'));

export const fitterFields = z.object({ ...fitter, reassign });
export type FitterFields = z.output<typeof fitterFields>;

/** The form, with the outcodes as typed. */
export const fitterForm = z.object({
  ...fitter,
  outcodes: z.pipe(z.pipe(z.string(), z.transform(splitWords)), fitter.outcodes),
});
export type FitterDraft = z.input<typeof fitterForm>;

function splitWords(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
}

const day = z.string(fitterMessages.day).check(z.refine(isDay, fitterMessages.day));

const timeOff = {
  fromDay: day,
  toDay: day,
  reason: z.optional(
    z
      .string(fitterMessages.reason)
      .check(
        z.trim(),
        z.maxLength(fitterLengths.reason, fitterMessages.reason),
        z.refine(isPlainLine, plainLineMessage),
      ),
  ),
};
type Days = { fromDay: string; toDay: string };
const daysInOrder = () =>
  z.refine<Days>(({ fromDay, toDay }) => fromDay <= toDay, {
    path: ['toDay'],
    error: fitterMessages.daysReversed,
  });
const fewDays = () =>
  z.refine<Days>(({ fromDay, toDay }) => daysBetween(fromDay, toDay) < fitterLengths.daysOff, {
    path: ['toDay'],
    error: fitterMessages.tooManyDays,
  });

/** Days from `fromDay` to `toDay`, both inclusive. */
export const timeOffFields = z.object({ ...timeOff, reassign }).check(daysInOrder(), fewDays());
export type TimeOffFields = z.output<typeof timeOffFields>;

/** A day that is closed, or open for some hours. */
export const closedDayFields = z
  .object({
    day,
    opens: z.optional(time),
    closes: z.optional(time),
    name: z
      .string(fitterMessages.dayName)
      .check(
        z.trim(),
        z.maxLength(fitterLengths.closedDayName, fitterMessages.dayNameTooLong),
        z.refine(isVisible, fitterMessages.dayName),
        z.refine(isPlainLine, plainLineMessage),
      ),
  })
  .check(
    z.refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
      path: ['closes'],
      error: 'Please enter both times, or neither',
    }),
    z.refine(({ opens = '', closes = '' }) => opens === '' || opens < closes, {
      path: ['closes'],
      error: fitterMessages.timesReversed,
    }),
  );
