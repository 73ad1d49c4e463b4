import { type Firm, firm } from './firm.ts';

const span = ({ least, most }: { least: number; most: number }) => `${least}–${most}`;

/** What a text may name in braces, and how it reads; null where the firm has none. */
const fields: Record<string, (of: Firm) => string | null> = {
  firm: ({ name }) => name,
  'short name': ({ shortName }) => shortName,
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
  response: ({ responseHours }) => String(responseHours),
  'visit length': ({ consultationMinutes }) => span(consultationMinutes),
  guarantee: ({ guaranteeYears }) => String(guaranteeYears),
  'repair warranty': ({ repairWarrantyMonths }) => String(repairWarrantyMonths),
  experience: ({ experienceYears }) => String(experienceYears),
  customers: ({ customersServed }) => String(customersServed),
  rating: ({ mainRating }) => mainRating && `${mainRating.value} out of ${mainRating.outOf}`,
  reviews: ({ mainRating }) => mainRating && String(mainRating.reviews),
};

export const textFieldNames = Object.keys(fields);

const anyField = /\{([a-z ]{2,20})\}/g;

/** The words in braces that name no fact of the firm. */
export const findUnknownFields = (text: string): string[] =>
  [...text.matchAll(anyField)].flatMap(([, name = '']) => (fields[name] ? [] : name));

/** What texts are filled with now, as one text: it differs when one of the facts does. */
export const describeFields = (): string =>
  JSON.stringify(textFieldNames.map((name) => fields[name]?.(firm())));

/**
 * Puts the firm's facts into a text that names them: 'Ring us on {telephone}.'
 * @returns undefined where it names what the firm has not; other words in braces stay as they are
 */
export function fillFields(text: string, of: Firm = firm()): string | undefined {
  let isMissing = false;
  const filled = text.replace(anyField, (whole, name: string) => {
    const value = fields[name]?.(of);
    if (value === null) isMissing = true;
    return value ?? whole;
  });
  return isMissing ? undefined : filled;
}
