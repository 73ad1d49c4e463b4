/** Why an external calendar could not be read, in a sentence for staff. */
export const calendarErrors = {
  missing: 'There is no calendar at this address.',
  forbidden: 'The calendar does not let us read it. It may not be shared any more.',
  'server-error': 'The calendar’s server answered with an error.',
  unreachable: 'We couldn’t reach the calendar’s server.',
  timeout: 'The calendar’s server took too long to answer.',
  'too-large': 'The calendar is larger than 2 MB.',
  redirects: 'The address leads on to too many other addresses.',
  'not-public': 'This address is not on the public internet, or does not begin with https://.',
  'not-a-calendar': 'What we get at this address is not a calendar that we can read.',
  'too-much': 'The calendar repeats events more often than we can read.',
} as const;
export type CalendarError = keyof typeof calendarErrors;

export const calendarErrorNames = Object.keys(calendarErrors) as [
  CalendarError,
  ...CalendarError[],
];

/** An event of a calendar that staff are to look at; its title is nobody's business. */
export type CalendarNotice = {
  /** As the calendar writes it; empty where it says nothing. */
  start: string;
  /** The time zone that nobody knows, which is taken for London's; null for an event that cannot be read. */
  zone: string | null;
};
