/**
 * Facts about the business. A firm that forks this project changes this module and its promises in
 * `claims.ts`; pages, emails, structured data and the assistant read both.
 */
export const businessName = 'Wyvern Vale Flooring';
export const shortName = 'Wyvern Vale';

/** The assistant's name and role in the chat. */
export const assistant = { name: 'Adam', role: 'Flooring Assistant' } as const;

export const tradingSince = 2004;
/** The year printed in the footer. */
export const footerYear = 2024;

export const phone = { display: '01632 960 147', href: 'tel:+441632960147' } as const;
export const email = {
  display: 'hello@wyvernvale.example',
  href: 'mailto:hello@wyvernvale.example',
} as const;

/**
 * The link to book a visit. A link with `book` in its query opens the booking dialog on any page; without
 * JavaScript it leads to the contact section.
 */
export const bookingPath = '/?book=1#contact';

/** Where the vans start; distances and the service radius are measured from here. */
export const base = {
  town: 'Chippenham',
  county: 'Wiltshire',
  region: 'South West England',
  postcodeDistrict: 'SN15',
  country: 'GB',
  latitude: 51.461,
  longitude: -2.116,
} as const;

/** The address in emails and legal texts. */
export const baseAddress = `${base.town}, ${base.county} ${base.postcodeDistrict}`;

export const serviceRadiusMiles = 25;

export const weekdayHours = {
  label: 'Mon-Fri',
  text: '8am-6pm',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '08:00',
  closes: '18:00',
} as const;
export const saturdayHours = {
  label: 'Sat',
  text: '9am-4pm',
  days: ['Saturday'],
  opens: '09:00',
  closes: '16:00',
} as const;
export const openingHours = [weekdayHours, saturdayHours] as const;
export const openingHoursText = `${weekdayHours.label} ${weekdayHours.text}, ${saturdayHours.label} ${saturdayHours.text}`;

export const currency = 'GBP';
export const vatNote = 'Prices include VAT.';
/** The same note beside a single price. */
export const vatMark = 'including VAT';
/** The standard rate, which supply and fitting of floors have. */
export const vatPercent = 20;

/** The services, in the words of the pages. */
export const services = {
  floors: ['carpet', 'vinyl', 'laminate', 'LVT'],
  preparation: [
    'Subfloor Levelling',
    'Moisture Testing',
    'Surface Repair',
    'Underlay Installation',
  ],
  maintenancePlans: ['Commercial', 'Residential', 'Landlord'],
} as const;

/** What customers have ready for a visit, by what it is for. */
export const visitPreparation = {
  measure: [
    'A clear path to each room, with anything easy to move off the floor',
    'Lights that work, and somewhere to park the van',
    'Any colours or photos you like, and a plan of the rooms if you have one',
  ],
  repair: [
    'A clear path to the damage, with anything easy to move off the floor',
    'A light that works, and somewhere to park the van',
    'Any spare pieces of the floor, and the date or invoice of the fitting if you have it',
  ],
} as const;

/** The figures of the promises in `claims.ts`; product and area texts quote them too. */
export const responseHours = 24;
export const consultationMinutes = { least: 45, most: 60 } as const;
export const carpetInstallationHours = { least: 4, most: 6 } as const;
export const workmanshipGuaranteeYears = 5;
export const repairWarrantyMonths = 12;
export const levellingUpToMm = 50;
export const experienceYears = 20;
export const customersServed = 1000;
