/** The hours that some weekdays share, as pages show them. */
export type OpeningHours = {
  /** 'Mon-Fri'. */
  label: string;
  /** '8am-6pm'. */
  text: string;
  /** The full names of the days. */
  days: readonly string[];
  /** hh:mm. */
  opens: string;
  closes: string;
};

/** A day on which the firm keeps other hours than usual. */
export type SpecialDay = {
  /** YYYY-MM-DD. */
  day: string;
  /** Why, as the site says it: 'Christmas'. */
  name: string;
  isOpen: boolean;
  /** hh:mm; null for the usual hours of an open day, and for a closed one. */
  opens: string | null;
  closes: string | null;
};

type Span = { least: number; most: number };
export type Rating = {
  value: number;
  outOf: number;
  reviews: number;
  /** Whether it is the average of the site's own reviews, and not a figure in the settings. */
  isCounted?: true;
};

export type FirmLogo = {
  src: string;
  /** The pixels of the upload. */
  width: number;
  height: number;
  /** The firm's name where it is so wide that it says that itself; else empty, with the name beside it. */
  alt: string;
};

/** What pages, emails, calendars and the assistant say of the firm: its settings in the words of a reader. */
export type Firm = {
  name: string;
  shortName: string;
  /** In legal texts. */
  legalName: string;
  /** 'Company number 123, VAT number GB 123'; empty without either. */
  registration: string;
  since: number;
  /** The year printed in the footer. */
  copyrightYear: number;
  phone: { display: string; href: string };
  email: { display: string; href: string };
  /** As #rrggbb. */
  colours: { brand: string; action: string };
  /** In place of the mark; absent without an own one. */
  logo?: FirmLogo;
  /** The address of the style sheet with the firm's colours; null for those of the site's own. */
  styleSheet: string | null;
  /** Behind the @ of the ids of visits in calendars; it stays when the email changes. */
  calendarDomain: string;
  /** Where the vans start; distances and the radius are measured from here. */
  base: {
    town: string;
    county: string;
    region: string;
    postcodeDistrict: string;
    country: string;
    latitude: number;
    longitude: number;
  };
  /** In emails and legal texts. */
  address: string;
  radiusMiles: number;
  openingHours: readonly OpeningHours[];
  /** 'Mon-Fri 8am-6pm, Sat 9am-4pm'. */
  openingHoursText: string;
  /** Those that staff have decided on, of the last and the next months; bank holidays are closed without them. */
  specialDays: readonly SpecialDay[];
  /** When visits can take place, in the order of the day, as hh:mm. */
  slots: readonly { from: string; to: string }[];
  /** Whether a booking within the area fixes its first free time at once. */
  confirmsAtOnce: boolean;
  /** The assistant's name and role in the chat, and its own first words, if it has any. */
  assistant: { name: string; role: string; greeting?: string };
  responseHours: number;
  consultationMinutes: Span;
  carpetFittingHours: Span;
  guaranteeYears: number;
  repairWarrantyMonths: number;
  levellingUpToMm: number;
  /** Null for what the firm does not claim, or what it has no proof of and hides; likewise the next ones. */
  experienceYears: number | null;
  customersServed: number | null;
  /** The price per m² of the cheapest carpet that is supplied and fitted. */
  fromPence: number | null;
  /** The firm's pages elsewhere; absent without any. */
  socialLinks?: readonly { name: string; url: string }[];
  /** What emails say beside name and address; absent where it is nothing. */
  mails?: {
    senderName?: string;
    replyTo?: string;
    signature?: string;
  };
  mainRating: Rating | null;
  areaRating: Rating | null;
  /** The standard rate, which supply and fitting of floors have. */
  vatPercent: number;
};

let current: Firm | undefined;

/**
 * The firm as it is now. A process reads its settings before it serves anything, the browser has it from the page;
 * what is computed of it is computed when it is needed, as settings change while a process runs.
 */
export function firm(): Firm {
  if (!current) throw new Error('The firm is not known yet.');
  return current;
}

export function setFirm(next: Firm) {
  current = next;
}
