import { line, lines, needing, paragraph, type TextFields, type ValuesOf } from './text-kinds.ts';

/** What an email knows besides the firm, with what the panel shows in its place. */
export type OwnFields = Readonly<
  Record<
    string,
    {
      example: string;
      /** Whether there are emails without it. */
      mayLack?: true;
    }
  >
>;

/** The wording of an email to a customer. Lists, links and attachments are put in by the site. */
export type MailText = {
  /** What the panel calls it. */
  label: string;
  /** To whom it goes, and why. */
  sentWhen: string;
  fields: TextFields;
  /** What it can name in braces besides the facts of the firm. */
  own: OwnFields;
};

const name = { 'first name': { example: 'Ann', mayLack: true } } as const;
const day = { example: 'Wed, 24 Jun 2026' } as const;
const time = { example: '11:00 AM - 1:00 PM' } as const;
const confirmBy = { 'confirm by': { example: 'Monday 10am' } } as const;
const title = { subject: line('Subject', 150), heading: line('Heading', 150) } as const;
const intro = paragraph('Introduction');
const end = { button: line('Button', 60), closing: paragraph('End') } as const;
const asText = paragraph('As a text message, to a customer without an email address', 300);
const free = paragraph('After the introduction, for a measuring visit');
const farAway = needing(paragraph('For a home outside your area'), 'miles');
const miles = { miles: { example: '31' } } as const;
const invitation = paragraph('About the attached calendar file');

const visit = {
  ...title,
  measure: paragraph('Introduction for a measuring visit'),
  repair: paragraph('Introduction for a repair'),
  ready: line('Heading of what to have ready', 60),
} as const;
const ofVisit = { ...name, day, time } as const;

const offer = {
  choose: needing(line('Button of each time', 60), 'offered time'),
  deadline: needing(paragraph('By when to choose'), 'choose by'),
  none: line('Button for none of them', 60),
  closing: paragraph('End'),
} as const;
const ofOffer = {
  ...name,
  'offered time': { example: 'Wed, 24 Jun 2026, 11:00 AM - 1:00 PM' },
  'choose by': { example: '22 Jun 2026, 18:00' },
} as const;

/** What emails to customers say; most are named after their kind. */
export const mailTexts = {
  'booking-received': {
    label: 'Booking request received',
    sentWhen: 'To a customer who asks for a visit on the website or in the chat.',
    fields: {
      ...title,
      intro: needing(intro, 'confirm by'),
      free,
      farAway,
      next: line('Heading of the next steps', 60),
      measureSteps: lines('Next steps of a measuring visit', 300),
      repairSteps: lines('Next steps of a repair', 300),
      ...end,
    },
    own: { ...name, ...confirmBy, ...miles },
  },
  'booking-entered': {
    label: 'Booking request noted for a customer',
    sentWhen: 'To a customer for whom you enter a request.',
    fields: { ...title, intro, free, farAway, correction: paragraph('Before the button'), ...end },
    own: { ...name, ...miles },
  },
  'booking-changed': {
    label: 'New dates received',
    sentWhen: 'To a customer who asks for other dates.',
    fields: { ...title, intro: needing(intro, 'confirm by'), ...end },
    own: { ...name, ...confirmBy },
  },
  'booking-confirmed': {
    label: 'Visit confirmed',
    sentWhen: 'When a visit is fixed.',
    fields: { ...visit, invitation, ...end },
    own: ofVisit,
  },
  'booking-moved': {
    label: 'Visit moved',
    sentWhen: 'When a visit moves to another time.',
    fields: { ...visit, invitation, ...end },
    own: ofVisit,
  },
  'booking-reminder': {
    label: 'Visit tomorrow',
    sentWhen: 'The day before a visit.',
    fields: { ...visit, ...end, text: needing(asText, 'day', 'time') },
    own: ofVisit,
  },
  'booking-cancelled': {
    label: 'Visit or booking cancelled',
    sentWhen: 'When a customer or you cancel.',
    fields: {
      ...title,
      asked: paragraph('Where the customer cancels'),
      told: paragraph('Where you cancel'),
      invitation,
      closing: end.closing,
    },
    own: { ...name, visit: { example: 'visit' } },
  },
  'booking-restored': {
    label: 'Booking request open again',
    sentWhen: 'When you reopen a request that was cancelled or confirmed.',
    fields: { ...title, intro: needing(intro, 'confirm by'), invitation, ...end },
    own: { ...name, ...confirmBy },
  },
  'booking-offered': {
    label: 'Other times offered',
    sentWhen:
      'When you offer other times than those asked for, or after a visit that didn’t happen.',
    fields: {
      ...title,
      request: paragraph('Introduction for a request'),
      missed: paragraph('Introduction after a visit that didn’t happen'),
      ...offer,
    },
    own: { ...ofOffer, 'visit at': { ...ofOffer['offered time'], mayLack: true } },
  },
  'booking-move-offered': {
    label: 'Other times offered for a fixed visit',
    sentWhen: 'When you have to move a visit and offer times for it.',
    fields: { ...title, intro: needing(intro, 'visit at'), ...offer },
    own: { ...ofOffer, 'visit at': ofOffer['offered time'] },
  },
  'booking-on-the-way': {
    label: 'On the way',
    sentWhen:
      'When a fitter says that they’re on their way; to a customer without an email address, introduction and end go as a text.',
    fields: {
      ...title,
      intro: paragraph('Introduction without the minutes'),
      soon: needing(paragraph('Introduction with the minutes'), 'minutes'),
      closing: end.closing,
    },
    own: {
      ...ofVisit,
      fitter: { example: 'Jo from our team' },
      minutes: { example: '20', mayLack: true },
    },
  },
  'booking-link': {
    label: 'Link to a visit',
    sentWhen: 'To a customer who asks for the link to their visit again.',
    fields: { ...title, intro, ...end },
    own: name,
  },
  'estimate-link': {
    label: 'Estimate',
    sentWhen: 'To a customer who has their estimate sent to them.',
    fields: {
      ...title,
      promise: needing(paragraph('Your promise about the measured price'), 'percent'),
      button: end.button,
      closing: end.closing,
      unasked: paragraph('For somebody who didn’t ask for it'),
    },
    own: { total: { example: '£1,081.99' }, percent: { example: '15', mayLack: true } },
  },
  'enquiry-received': {
    label: 'Enquiry received',
    sentWhen: 'To somebody who writes by the contact form.',
    fields: { ...title, intro },
    own: name,
  },
  'samples-ordered': {
    label: 'Samples ordered',
    sentWhen: 'To somebody who orders free samples.',
    fields: { ...title, closing: end.closing },
    own: name,
  },
  'enquiry-reply': {
    label: 'Reply to an enquiry',
    sentWhen: 'Around a reply that you write.',
    fields: { ...title, closing: end.closing },
    own: name,
  },
  'chat-replies': {
    label: 'Replies in the chat',
    sentWhen: 'To a customer who hasn’t seen your reply in the chat for five minutes.',
    fields: { ...title, ...end },
    own: { ...name, days: { example: '14' } },
  },
  quote: {
    label: 'Quote',
    sentWhen: 'When you send a quote. Its lines and its total stand in it.',
    fields: { ...title, intro, ...end },
    own: { ...name, total: { example: '£1,081.99' }, 'good until': day },
  },
  'quote-reminder': {
    label: 'Reminder of a quote',
    sentWhen: 'Three and seven days after a quote, and on its last day, until it’s answered.',
    fields: { ...title, intro, ...end },
    own: { ...name, total: { example: '£1,081.99' }, 'good until': day },
  },
  'quote-accepted': {
    label: 'Quote accepted',
    sentWhen:
      'To a customer who accepts a quote. Ask your solicitor to check the words about cancelling.',
    fields: {
      ...title,
      intro,
      button: end.button,
      terms: line('Link to the terms', 60),
      early: paragraph('For a customer who asks you to begin within 14 days'),
      cancelling: paragraph('How to cancel'),
      form: paragraph('Words with which a customer can cancel'),
      closing: end.closing,
    },
    own: { ...name, total: { example: '£1,081.99' } },
  },
  'review-request': {
    label: 'How did we do?',
    sentWhen: 'Three days after a visit, once.',
    fields: {
      ...title,
      intro,
      ...end,
      stopping: line('Before the link that stops these emails', 60),
      stop: line('Link that stops these emails', 80),
    },
    own: { ...name, days: { example: '30' } },
  },
} as const satisfies Record<string, MailText>;

export type MailName = keyof typeof mailTexts;
export const mailNames = Object.keys(mailTexts) as MailName[];
export const isMailName = (name: string): name is MailName => Object.hasOwn(mailTexts, name);
/** What an email says. */
export type MailTextOf<Name extends MailName> = ValuesOf<(typeof mailTexts)[Name]['fields']>;
