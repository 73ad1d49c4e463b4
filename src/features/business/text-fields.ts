import {
  carpetSupplyAndFit,
  consultationTimeText,
  installationTimeText,
  ratingText,
} from './claims.ts';
import { type Firm, firm } from './firm.ts';

const span = ({ least, most }: { least: number; most: number }) => `${least}–${most}`;
const orNone = (count: number | null) => (count ? String(count) : null);

/** What a text may name in braces, and how it reads; null where the firm has none. */
const fields: Record<string, (of: Firm) => string | null> = {
  firm: ({ name }) => name,
  'short name': ({ shortName }) => shortName,
  'legal name': ({ legalName }) => legalName,
  assistant: ({ assistant }) => assistant.name,
  telephone: ({ phone }) => phone.display,
  email: ({ email }) => email.display,
  town: ({ base }) => base.town,
  county: ({ base }) => base.county,
  postcode: ({ base }) => base.postcodeDistrict,
  radius: ({ radiusMiles }) => String(radiusMiles),
  since: ({ since }) => String(since),
  hours: ({ openingHours }) =>
    openingHours
      .map(({ label, text }) => `${label} ${text}`.replaceAll('-', '–'))
      .join(', ')
      .replace(/, ([^,]*)$/, ' and $1'),
  'opening hours': ({ openingHoursText }) => openingHoursText,
  response: ({ responseHours }) => String(responseHours),
  'visit length': ({ consultationMinutes }) => span(consultationMinutes),
  'visit time': consultationTimeText,
  'fitting time': installationTimeText,
  levelling: ({ levellingUpToMm }) => String(levellingUpToMm),
  'from price': (of) => carpetSupplyAndFit(of)?.price ?? null,
  guarantee: ({ guaranteeYears }) => orNone(guaranteeYears),
  'repair warranty': ({ repairWarrantyMonths }) => orNone(repairWarrantyMonths),
  experience: ({ experienceYears }) => orNone(experienceYears),
  customers: ({ customersServed }) => orNone(customersServed),
  rating: ({ mainRating }) => mainRating && `${mainRating.value} out of ${mainRating.outOf}`,
  stars: ({ mainRating }) => mainRating && `${Math.round(mainRating.value)}-star`,
  reviews: ({ mainRating }) => mainRating && String(mainRating.reviews),
  'rating summary': ({ mainRating }) => mainRating && ratingText(mainRating),
};

export const textFieldNames = Object.keys(fields);

/** What texts are filled with now, as one text: it differs when one of the facts does. */
export const describeFields = (): string =>
  JSON.stringify(textFieldNames.map((name) => fields[name]?.(firm())));

/** What is in braces; texts can have it in no other sense. */
const inBraces = /\{([^{}\n]*)\}/g;

/** The words in braces that a text names. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(inBraces)].map(([, name = '']) => name);

/** Those of them that are no fact of the firm. */
export const findUnknownFields = (text: string): string[] =>
  namesIn(text).filter((name) => !textFieldNames.includes(name));

/** How a fact of the firm reads; null where it has none. */
export const readField = (name: string): string | null => fields[name]?.(firm()) ?? null;

/** The firm as it would be without any fact that a firm may lack. */
export const barestFirm = (): Firm => ({
  ...firm(),
  mainRating: null,
  guaranteeYears: 0,
  repairWarrantyMonths: 0,
  experienceYears: null,
  customersServed: null,
  fromPence: null,
});

/** What a text names beside the facts of the firm; null for what is not known. */
export type OwnValues = Readonly<Record<string, string | null>>;

/**
 * Puts the firm's facts into a text that names them: 'Ring us on {telephone}.'
 * @returns undefined where it names what the firm has not; other words in braces stay as they are
 */
export function fillFields(
  text: string,
  of: Firm = firm(),
  own: OwnValues = {},
): string | undefined {
  let isMissing = false;
  const filled = text.replace(inBraces, (whole, name: string) => {
    const isOwn = Object.hasOwn(own, name);
    if (!isOwn && !Object.hasOwn(fields, name)) return whole;
    const value = isOwn ? own[name] : fields[name]?.(of);
    if (value == null) isMissing = true;
    return value ?? whole;
  });
  return isMissing ? undefined : filled;
}
