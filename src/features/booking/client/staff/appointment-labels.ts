import type { ChipTone } from '#platform/client/staff/staff-table.tsx';
import type { Appointment } from '../../contract.ts';
import type { Status } from '../../transitions.ts';

export const statusWords: Record<Status, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export const statusTones: Record<Status, ChipTone> = {
  pending: 'waiting',
  confirmed: 'going',
  completed: 'done',
  cancelled: 'ended',
};

const floorWords = { carpet: 'Carpet', vinyl: 'Vinyl', laminate: 'Laminate', other: 'Other' };

/** 'Carpet, Vinyl' */
export const describeFloors = ({ flooringTypes }: Pick<Appointment, 'flooringTypes'>) =>
  flooringTypes.map((type) => floorWords[type]).join(', ');

/** '07700 900123' as a link's address. */
export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const eventWords: Record<Appointment['history'][number]['what'], string> = {
  booked: 'Booked',
  confirmed: 'Confirmed',
  moved: 'Moved',
  completed: 'Completed',
  cancelled: 'Cancelled',
  restored: 'Restored',
  edited: 'Quote or notes changed',
  'email-not-sent': 'Email not sent',
};

/** 'booking-confirmed' as a person says it. */
export function describeMailKind(kind: string): string {
  const [whom, what = ''] = [kind.split('-', 1)[0], kind.split('-').slice(1).join(' ')];
  const words = whom === 'notice' ? `notice to us: ${what}` : `to the customer: ${what}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
