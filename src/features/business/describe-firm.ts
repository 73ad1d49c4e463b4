import { readUsualNumber } from '#platform/phone-number.ts';
import { readPostcode } from '#platform/uk-postcode.ts';
import { shadesOf } from './colours.ts';
import type { Firm, OpeningHours, SpecialDay } from './firm.ts';
import type { FirmSettings, StoredFirm } from './firm-settings.ts';
import { spokenHour } from './opening-hours.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const outOf = 5;

/** Makes of the settings, and of the days with other hours, what everything else reads. */
export function describeFirm(
  { base, calendarDomain, ...settings }: StoredFirm,
  specialDays: readonly SpecialDay[] = [],
): Firm {
  const { firm, hours, area, visits, promises, money, chat } = settings;
  const shades = shadesOf(settings.look);
  const openingHours = groupHours(hours.weekly);
  const district = readPostcode(firm.postcode)?.outcode ?? firm.postcode;
  const street = firm.street && `${firm.street}, `;
  return {
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
    experienceYears: promises.experienceYears,
    customersServed: promises.customersServed,
    fromPence: promises.fromPence,
    mainRating: promises.mainRating && { ...promises.mainRating, outOf },
    areaRating: promises.areaRating && { ...promises.areaRating, outOf },
    vatPercent: money.vatPercent,
  };
}

const ownLook = { brand: '#1f4a3c', action: '#ffc93c' };

/** The colours are in the address: a browser keeps the sheet until they change. */
const addressOfStyle = ({ brand, action }: FirmSettings['look']) =>
  brand === ownLook.brand && action === ownLook.action
    ? null
    : `/firm-${brand.slice(1)}-${action.slice(1)}.css`;

/** The days that follow each other with the same hours, together: 'Mon-Fri 8am-6pm'. */
function groupHours(weekly: FirmSettings['hours']['weekly']): OpeningHours[] {
  const groups: { first: number; days: string[]; opens: string; closes: string }[] = [];
  for (const [index, day] of weekly.entries()) {
    if (!day) continue;
    const last = groups.at(-1);
    const name = dayNames[index] ?? '';
    const follows = last && last.first + last.days.length === index;
    if (follows && last.opens === day.opens && last.closes === day.closes) last.days.push(name);
    else groups.push({ first: index, days: [name], ...day });
  }
  return groups.map(({ days, opens, closes }) => {
    const [from, to] = [days[0], days.at(-1)].map((name) => name?.slice(0, 3));
    return {
      label: from === to ? `${from}` : `${from}-${to}`,
      text: `${spokenHour(opens)}-${spokenHour(closes)}`,
      days,
      opens,
      closes,
    };
  });
}
