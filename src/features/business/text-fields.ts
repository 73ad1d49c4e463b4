import { carpetSupplyAndFit } from './claims.ts';
import { type Firm, firm } from './firm.ts';

const asText = (value: number | null) => (value === null ? null : String(value));
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
  experience: ({ experienceYears }) => asText(experienceYears),
  customers: ({ customersServed }) => asText(customersServed),
  'from price': (of) => carpetSupplyAndFit(of)?.price ?? null,
  rating: ({ mainRating }) => mainRating && `${mainRating.value} out of ${mainRating.outOf}`,
  reviews: ({ mainRating }) => mainRating && String(mainRating.reviews),
};

export const textFieldNames = Object.keys(fields);

/** What texts are filled with now, as one text: it differs when one of the facts does. */
export const describeFields = (): string =>
  JSON.stringify(textFieldNames.map((name) => fields[name]?.(firm())));

/**
 * Puts the firm's facts into a text that names them: 'Ring us on {telephone}.'
 * @returns undefined where it names what the firm has not; other words in braces stay as they are
 */
export function fillFields(text: string): string | undefined {
  let isMissing = false;
  const filled = text.replace(/\{([a-z ]{2,20})\}/g, (whole, name: string) => {
    const value = fields[name]?.(firm());
    if (value === null) isMissing = true;
    return value ?? whole;
  });
  return isMissing ? undefined : filled;
}
