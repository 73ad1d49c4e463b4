/**
 * Who the business is. A firm that forks this project changes this module, and `claims.ts` beside it
 * for what it promises; pages, e-mails, structured data and the assistant read both.
 */
export const businessName = 'Wyvern Vale Flooring';
export const shortName = 'Wyvern Vale';

/** The assistant who answers in the chat, and what he is there for. */
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
 * Where people ask for a visit. On any page a link with `book` in its query opens the booking dialog;
 * without script it leads to the contact section.
 */
export const bookingPath = '/?book=1#contact';

/** Where the vans start from; distances and the service radius are measured from here. */
export const base = {
  town: 'Chippenham',
  county: 'Wiltshire',
  region: 'South West England',
  postcodeDistrict: 'SN15',
  country: 'GB',
  latitude: 51.461,
  longitude: -2.116,
} as const;

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
/** The same beside a single price. */
export const vatMark = 'including VAT';

/** What we come out and do, in the words the pages use. */
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

/** Numbers behind the promises in `claims.ts`; product and area texts quote them too. */
export const responseHours = 24;
export const consultationMinutes = { least: 45, most: 60 } as const;
export const carpetInstallationHours = { least: 4, most: 6 } as const;
export const workmanshipGuaranteeYears = 5;
export const repairWarrantyMonths = 12;
export const levellingUpToMm = 50;
export const experienceYears = 20;
export const customersServed = 1000;
