import { addDays, type Day } from '#platform/dates/london-time.ts';
import { shortDate } from '#platform/dates/short-dates.ts';
import { formatPence } from '#platform/units/pounds.ts';
import type { FirmSettings } from './firm-settings.ts';

/** The promises that need a proof. */
export type Claim =
  | 'mainRating'
  | 'areaRating'
  | 'customersServed'
  | 'experienceYears'
  | 'fromPence';

/** What claims are held against. */
export type Evidence = {
  today: Day;
  /** The cheapest carpet whose price has the fitting in it; null without any. */
  cheapestFitted: { name: string; pence: number } | null;
  /** Whether the average of the site's own reviews stands in place of the ratings. */
  hasCountedRating: boolean;
};

/** A count or a rating that somebody looked up longer ago says little of today. */
const freshDays = 365;

/** Why each claim that is made lacks its proof, as a sentence. */
export function findUnproven(
  { firm, promises }: Pick<FirmSettings, 'firm' | 'promises'>,
  { today, cheapestFitted, hasCountedRating }: Evidence,
): Partial<Record<Claim, string>> {
  const isOld = (day: Day) => day < addDays(today, -freshDays);
  const weighRating = (
    rating: FirmSettings['promises']['mainRating'],
    where: string,
  ): string | undefined => {
    if (!rating || hasCountedRating) return undefined;
    const said = `The rating ${where}`;
    if (!rating.source || !rating.checkedOn)
      return `${said} has no source: add where it can be read and when you looked.`;
    return isOld(rating.checkedOn)
      ? `${said} was last looked up on ${shortDate(rating.checkedOn)}: look again.`
      : undefined;
  };
  const weighCustomers = () => {
    const { customersServed, customersCounted, customersCountedOn } = promises;
    if (customersServed === 0) return undefined;
    const said = `“${customersServed}+ customers”`;
    if (!customersCountedOn) return `${said} has no count: add how many you counted and when.`;
    return customersCounted < customersServed
      ? `${said} is more than the ${customersCounted} that you counted on ${shortDate(customersCountedOn)}.`
      : undefined;
  };
  const weighExperience = () => {
    const years = Number(today.slice(0, 4)) - firm.since;
    return promises.experienceYears > years
      ? `“${promises.experienceYears}+ years of experience” is more than the ${years} since ${firm.since}.`
      : undefined;
  };
  const weighPrice = () => {
    const { fromPence } = promises;
    if (fromPence === 0) return undefined;
    const said = `“From ${formatPence(fromPence)}/m²” has no carpet behind it`;
    if (!cheapestFitted) return `${said}: no price in the shop has the fitting in it.`;
    return cheapestFitted.pence > fromPence
      ? `${said}: the cheapest with fitting is ${cheapestFitted.name} at ${formatPence(cheapestFitted.pence)}/m².`
      : undefined;
  };
  const found: Record<Claim, string | undefined> = {
    mainRating: weighRating(promises.mainRating, 'on the home and category pages'),
    areaRating: weighRating(promises.areaRating, 'on the pages of areas'),
    customersServed: weighCustomers(),
    experienceYears: weighExperience(),
    fromPence: weighPrice(),
  };
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence));
}
