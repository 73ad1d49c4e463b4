import * as z from 'zod/mini';
import { emailField } from '#platform/contact-fields.ts';
import { isDay } from '#platform/dates/london-time.ts';
import { isPlainLine, plainLineMessage } from '#platform/short-text.ts';
import { findColourProblem } from './colours.ts';

export const optionalLine = (max: number) =>
  z
    .string('must be text.')
    .check(
      z.trim(),
      z.maxLength(max, `must be at most ${max} characters.`),
      z.refine(isPlainLine, plainLineMessage),
    );
export const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}.`;
  return z.int(message).check(z.gte(min, message), z.lte(max, message));
};
export const pence = (max: number) => {
  const message = `must be a price from £0 to £${(max / 100).toLocaleString('en-GB')}.`;
  return z.int(message).check(z.gte(0, message), z.lte(max, message));
};
export const between = (min: number, max: number) => {
  const message = `must be from ${min} to ${max}.`;
  return z.number(message).check(z.gte(min, message), z.lte(max, message));
};

const timeMessage = 'must be a time of day like 08:00.';
const time = z.string(timeMessage).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeMessage));
export const postcodeMessage = 'must be a UK postcode, or its first half, such as BS1.';

export const dayHours = z
  .object({ opens: time, closes: time })
  .check(z.refine(({ opens, closes }) => opens < closes, 'must close later than it opens.'));
export const slot = z
  .object({ from: time, to: time })
  .check(z.refine(({ from, to }) => from < to, 'must end later than it begins.'));

const hexMessage = 'must be a colour such as #1f4a3c.';
export const colour = (name: 'brand' | 'action') =>
  z.string(hexMessage).check(
    z.toLowerCase(),
    z.regex(/^#[0-9a-f]{6}$/, { error: hexMessage, abort: true }),
    z.check(({ value, issues }) => {
      const message = findColourProblem(name, value);
      if (message) issues.push({ code: 'custom', input: value, message });
    }),
  );

const dayMessage = 'must be a day.';
/** When something was counted or looked up; empty for never. */
export const dayOrNone = z
  .string(dayMessage)
  .check(z.refine((text) => text === '' || isDay(text), dayMessage));
const sourceMessage = 'must be a web address that begins with https://';
export const rating = z.nullable(
  z.object({
    value: between(1, 5),
    reviews: whole(1, 1_000_000),
    /** Where everybody can read it; empty for nowhere yet. */
    source: optionalLine(200).check(
      z.refine((text) => text === '' || URL.parse(text)?.protocol === 'https:', sourceMessage),
    ),
    checkedOn: dayOrNone,
  }),
);

/** The logo is shown 40 pixels high, on screens with two or three points to each. */
const leastHeight = 80;
export const logo = z.nullable(
  z
    .object({
      url: z
        .string('must be an uploaded picture.')
        .check(z.regex(/^\/images\/upload-[0-9a-f-]{41}\.webp$/, 'must be an uploaded picture.')),
      width: z.int('must be in pixels.'),
      height: z.int('must be in pixels.'),
    })
    .check(
      z.refine(
        ({ height }) => height >= leastHeight,
        `must be at least ${leastHeight} pixels high: on sharp screens it would look blurred.`,
      ),
      z.refine(
        ({ width, height }) => width <= 6 * height,
        'must be at most six times as wide as it is high: in a phone’s header it would be too small to read. Crop its margins, or put its words on two lines.',
      ),
      z.refine(
        ({ width, height }) => height <= 1.5 * width,
        'must be at most one and a half times as high as it is wide: in the header it would be too small to see. Crop its margins.',
      ),
    ),
);

export const sortCodeMessage = 'must have six digits, such as 12-34-56.';
export const accountMessage = 'must have eight digits.';
export const bankMessage = 'must go with sort code and account number: fill in all three, or none.';

export const alertsMessage = 'must be at most five email addresses with commas between them.';
export const alertAddress = emailField(100, alertsMessage);
export const splitAddresses = (list: string) => list.split(/[,;\s]+/).filter(Boolean);

const linkMessage = 'must be an address that begins with https://.';
export const socialLink = z
  .string(linkMessage)
  .check(
    z.trim(),
    z.maxLength(200, 'must be at most 200 characters.'),
    z.refine(isSocialLink, linkMessage),
  );

function isSocialLink(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
}
