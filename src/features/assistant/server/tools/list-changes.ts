import { formatSlot } from '#features/business/slot-times.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';

/** What fits into one line of a field. */
export const plain = (text: string, length: number) =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim()
    .slice(0, length);

const labels = {
  dates: 'Day',
  times: 'Time',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  postcode: 'Postcode',
  bestTime: 'Best time',
};

/** What a card says otherwise than the one before it, in a few words each: 'Day: Thu 3 Dec, now Fri 4 Dec'. */
export function listChanges(before: object | undefined, card: object): string[] {
  const say = (values: object | undefined, field: string): string => {
    const value = new Map(Object.entries(values ?? {})).get(field);
    if (!Array.isArray(value)) return String(value ?? '');
    return value.map(field === 'dates' ? weekdayDate : formatSlot).join(' or ');
  };
  return Object.entries(labels).flatMap(([field, label]) => {
    const [was, now] = [say(before, field), say(card, field)];
    return was && now && was !== now ? [plain(`${label}: ${was}, now ${now}`, 250)] : [];
  });
}
