import { readUsualNumber } from '#platform/phone-number.ts';
import { readPostcode } from '#platform/uk-postcode.ts';
import { shadesOf } from './colours.ts';
import type { Firm, OpeningHours, SpecialDay } from './firm.ts';
import type { FirmSettings, StoredFirm } from './firm-settings.ts';
import { groupDays, nameDays, spokenHour, weekdayNames } from './opening-hours.ts';
import type { Claim } from './proofs.ts';
import { fillFields } from './text-fields.ts';

const outOf = 5;

/**
 * Makes of the settings, and of the days with other hours, what everything else reads.
 * @param unproven the claims without proof, which the firm may hide
 */
export function describeFirm(
  { base, calendarDomain, ...settings }: StoredFirm,
  specialDays: readonly SpecialDay[] = [],
  unproven: Partial<Record<Claim, string>> = {},
): Firm {
  const { logo } = settings.look;
  const { firm, hours, area, visits, promises, money, social, chat } = settings;
  const mails = filledOf(settings.mails);
  const show = <Value>(claim: Claim, value: Value) =>
    promises.hidesUnproven && unproven[claim] ? null : value || null;
  const describeRating = (claim: 'mainRating' | 'areaRating') => {
    const rating = show(claim, promises[claim]);
    return rating && { value: rating.value, reviews: rating.reviews, outOf };
  };
  const shades = shadesOf(settings.look);
  const openingHours = groupHours(hours.weekly);
  const district = readPostcode(firm.postcode)?.outcode ?? firm.postcode;
  const street = firm.street && `${firm.street}, `;
  const described: Firm = {
    name: firm.name,
    shortName: firm.shortName,
    legalName: firm.legalName || firm.name,
    registration: [
      firm.companyNumber && `Company number ${firm.companyNumber}`,
      firm.vatNumber && `VAT number ${firm.vatNumber}`,
    ]
      .filter(Boolean)
      .join(', '),
    since: firm.since,
    copyrightYear: firm.copyrightYear,
    phone: {
      display: firm.phone,
      href: `tel:${readUsualNumber(firm.phone) ?? firm.phone.replace(/[^+\d]/g, '')}`,
    },
    email: { display: firm.email, href: `mailto:${firm.email}` },
    colours: { brand: shades.brand, action: shades.action },
    ...(logo && { logo: describeLogo(logo, firm.name) }),
    styleSheet: addressOfStyle(settings.look),
    calendarDomain,
    base: {
      town: firm.town,
      county: firm.county,
      region: firm.region,
      postcodeDistrict: district,
      country: 'GB',
      ...base,
    },
    address: `${street}${firm.town}, ${firm.county} ${firm.postcode}`,
    radiusMiles: area.radiusMiles,
    openingHours,
    openingHoursText: openingHours.map(({ label, text }) => `${label} ${text}`).join(', '),
    specialDays,
    slots: visits.slots,
    confirmsAtOnce: visits.confirmsAtOnce,
    assistant: { name: chat.assistantName, role: chat.assistantRole },
    responseHours: visits.responseHours,
    consultationMinutes: { least: visits.leastMinutes, most: visits.mostMinutes },
    carpetFittingHours: { least: promises.leastFittingHours, most: promises.mostFittingHours },
    guaranteeYears: promises.guaranteeYears,
    repairWarrantyMonths: promises.repairWarrantyMonths,
    levellingUpToMm: promises.levellingUpToMm,
    experienceYears: show('experienceYears', promises.experienceYears),
    customersServed: show('customersServed', promises.customersServed),
    fromPence: show('fromPence', promises.fromPence),
    mainRating: describeRating('mainRating'),
    areaRating: describeRating('areaRating'),
    vatPercent: money.vatPercent,
    ...(social.links.length > 0 && {
      socialLinks: social.links.map((url) => ({ name: nameOfSite(url), url })),
    }),
    ...(Object.keys(mails).length > 0 && { mails }),
  };
  // Where it names what the firm has not, the usual words stand.
  const greeting = chat.greeting && fillFields(chat.greeting, described);
  return greeting ? { ...described, assistant: { ...described.assistant, greeting } } : described;
}

const filledOf = <T extends object>(texts: T): Partial<T> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<T>;

/** Sites that are called otherwise than their host. */
const siteNames: Record<string, string> = {
  'x.com': 'X',
  'twitter.com': 'X',
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'wa.me': 'WhatsApp',
  'g.page': 'Google',
  'trustatrader.com': 'TrustATrader',
  'mybuilder.com': 'MyBuilder',
};

/** 'Facebook' for https://www.facebook.com/severnfloors; the host where it has no name of one word. */
function nameOfSite(url: string): string {
  const host = new URL(url).hostname.replace(/^(www|m|uk|en-gb)\./, '');
  const word = /^([a-z]+)\.(com|co\.uk|net|org|social)$/.exec(host)?.[1];
  return siteNames[host] ?? (word ? word.charAt(0).toUpperCase() + word.slice(1) : host);
}

/** The width in which logos are served: at twice their size on the screen. */
const servedWidth = 480;

function describeLogo(
  { url, width, height }: NonNullable<FirmSettings['look']['logo']>,
  name: string,
) {
  const src = width > servedWidth ? url.replace('.webp', `-${servedWidth}.webp`) : url;
  return { src, width, height, alt: width >= 1.5 * height ? name : '' };
}

const ownLook = { brand: '#1f4a3c', action: '#ffc93c' };

/** The colours are in the address: a browser keeps the sheet until they change. */
const addressOfStyle = ({ brand, action, logo }: FirmSettings['look']) =>
  brand === ownLook.brand && action === ownLook.action && !logo
    ? null
    : `/firm-${brand.slice(1)}-${action.slice(1)}.css`;

/** The days that follow each other with the same hours, together: 'Mon-Fri 8am-6pm'. */
const groupHours = (weekly: FirmSettings['hours']['weekly']): OpeningHours[] =>
  groupDays(weekly).map(({ first, last, opens, closes }) => ({
    label: nameDays({ first, last }, '-'),
    text: `${spokenHour(opens)}-${spokenHour(closes)}`,
    days: weekdayNames.slice(first, last + 1),
    opens,
    closes,
  }));

/** What company law asks for in letters: the legal name where it is another, and the registration; empty without one. */
export const registrationText = ({ name, legalName, registration }: Firm) =>
  registration && legalName !== name ? `${legalName}, ${registration}` : registration;
