import type { FormValues } from '../tools/business-tools.ts';
import type { FormDraft, Turn } from '../turn.ts';
import { pricedAs } from './priced-as.ts';

/** The question for a field, and how to read it from the answer. */
type FormField = { question: string; read: (turn: Turn) => FormValues[string] | undefined };

const slots = {
  early: '9:00 AM - 11:00 AM',
  late: '11:00 AM - 1:00 PM',
  afternoon: '1:00 PM - 3:00 PM',
  evening: '3:00 PM - 5:00 PM',
} as const;

const slotsOfPart = {
  morning: [slots.early, slots.late],
  afternoon: [slots.afternoon, slots.evening],
  evening: [slots.evening],
} as const;

function readTimes({ text, reading }: Turn): string[] | undefined {
  if (/\b(?:any ?time|whenever|don'?t mind|all day|either|any)\b/i.test(text))
    return Object.values(slots);
  const { clock } = reading.slots;
  const parts = (Object.keys(slotsOfPart) as (keyof typeof slotsOfPart)[]).filter(
    (part) =>
      reading.slots.parts.includes(part) || new RegExp(`^\\W*${part}s?\\W*$`, 'i').test(text),
  );
  const times = clock.length > 0 ? clock.map(slotAt) : parts.flatMap((part) => slotsOfPart[part]);
  return times.length > 0 ? [...new Set(times)] : undefined;
}

function slotAt(clock: string): string {
  const hour = Number(clock.slice(0, 2));
  if (hour < 11) return slots.early;
  if (hour < 13) return slots.late;
  return hour < 15 ? slots.afternoon : slots.evening;
}

function readFlooring({ text, reading }: Turn): string[] | undefined {
  const { flooring } = reading.slots;
  if (flooring) return [pricedAs(flooring)];
  return /\b(?:other|not sure|no idea|don'?t know|undecided|help)\b/i.test(text)
    ? ['other']
    : undefined;
}

function readProjectSize({ text }: Turn): string | undefined {
  if (/\b(?:whole|entire) (?:house|home|flat|place)\b|\bthroughout\b/i.test(text)) return 'large';
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const word = words.findIndex((one) => new RegExp(`\\b${one}\\b`, 'i').test(text)) + 1;
  const rooms = Number(/\b(\d{1,2})\b/.exec(text)?.[1] ?? word);
  if (/\b(?:just|only|single) (?:a |the )?room\b|\ba room\b/i.test(text)) return 'small';
  return rooms < 1 ? undefined : projectSizeOf(rooms);
}

/** The booking form's project size for a number of rooms. */
export const projectSizeOf = (rooms: number) =>
  rooms <= 2 ? 'small' : rooms <= 5 ? 'medium' : 'large';

function readUrgency({ text }: Turn): string | undefined {
  const found = (
    [
      ['planning', /\bplan|\bjust (?:looking|thinking)|\bno idea\b|\bnext year\b/i],
      [
        'flexible',
        /\bflexible\b|\bno (?:rush|hurry)\b|\b(?:few|2|3|two|three)(?: to three)? months\b|\bwhenever\b/i,
      ],
      [
        'urgent',
        /\burgent|\basap\b|\bsoon as\b|\bthis week\b|\bnext week\b|\bweeks?\b|\bfortnight\b|\bquick/i,
      ],
      ['soon', /\bmonth\b|\bsoon\b/i],
    ] as const
  ).find(([, pattern]) => pattern.test(text));
  return found?.[0];
}

/** A few words without digits; introductions such as 'my name is' are removed. */
function readName({ text, reading }: Turn): string | undefined {
  if (reading.slots.name) return reading.slots.name;
  const bare = text
    .replace(/^\W*(?:hi|hello|it'?s|i'?m|i am|my name is|name is|this is)\b/i, '')
    .replace(/[.!?]+$/, '')
    .trim();
  const isName = /^\p{L}[\p{L}'’. -]{1,59}$/u.test(bare) && bare.split(/\s+/).length <= 4;
  return isName && reading.slots.answer === undefined ? bare : undefined;
}

function readPostalAddress({ text, reading }: Turn): string | undefined {
  const { postcode } = reading.slots;
  const loose = postcode && new RegExp(postcode.replace(' ', '[ -]*'), 'i');
  const bare = (loose ? text.replace(loose, '') : text).replace(/[\s,.]+$/, '').trim();
  return bare.length >= 5 &&
    bare.length <= 300 &&
    /\d|,|\b(?:house|cottage|farm|lane|road|street|close)\b/i.test(bare)
    ? bare
    : undefined;
}

const wholePostcode = ({ reading }: Turn) =>
  reading.slots.postcode?.includes(' ') ? reading.slots.postcode : undefined;

export const formFields: Record<string, FormField> = {
  flooringTypes: {
    question: 'Which floor is it about: carpet, vinyl, laminate or something else?',
    read: readFlooring,
  },
  projectSize: { question: 'How many rooms is it?', read: readProjectSize },
  urgency: {
    question:
      'How soon would you like it: within two weeks, within a month, in two or three months, or are you just planning?',
    read: readUrgency,
  },
  preferredDates: {
    question: 'Which day would suit you for the free measure?',
    read: ({ reading }) =>
      reading.slots.dates?.length ? reading.slots.dates.slice(0, 4) : undefined,
  },
  preferredTimes: {
    question: 'And at what time of the day: morning or afternoon?',
    read: readTimes,
  },
  customerName: { question: 'What is your name?', read: readName },
  firstName: { question: 'What is your name?', read: (turn) => readName(turn)?.split(/\s+/)[0] },
  lastName: {
    question: 'And your surname?',
    read: (turn) => {
      const name = readName(turn)?.split(/\s+/) ?? [];
      return turn.memory.form?.asked === 'lastName' ? name.join(' ') : name.slice(1).join(' ');
    },
  },
  phone: {
    question: 'Which number can we call you on?',
    read: ({ reading }) => reading.slots.phone,
  },
  email: {
    question: 'Which email address may we write to?',
    read: ({ reading }) => reading.slots.email,
  },
  address: { question: 'What is the address, house number and street?', read: readPostalAddress },
  postcode: { question: 'And the postcode, all of it?', read: wholePostcode },
};

/** Fields recognised anywhere in a message; the others are read only when asked for. */
const unmistakable = ['phone', 'email', 'postcode', 'preferredDates'];

/** Whether a message certainly answers the form's question: a number, an address, a date. */
export function answersPlainly(turn: Turn, { asked }: FormDraft): boolean {
  if (asked === null || !unmistakable.includes(asked)) return false;
  return (formFields[asked]?.read(turn) ?? '').length > 0;
}

/** Fills a form from a message. @returns whether it contained the field asked for */
export function fillIn(turn: Turn, draft: FormDraft, fields: readonly string[]): boolean {
  const { asked } = draft;
  let isAnswered = false;
  for (const field of fields) {
    const isAsked = field === asked;
    const comesAlong = field === 'lastName' && asked === 'firstName';
    if (!isAsked && !comesAlong && !unmistakable.includes(field)) continue;
    const value = formFields[field]?.read(turn);
    if (value === undefined || value.length === 0) continue;
    draft.values[field] = value;
    isAnswered ||= isAsked;
  }
  return isAnswered;
}
