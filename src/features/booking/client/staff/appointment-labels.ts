import type { ChipTone } from '#platform/client/staff/staff-table.tsx';
import type { Appointment } from '../../contract.ts';
import type { Status } from '../../transitions.ts';

/** Labels of statuses, events and mails on the staff screens. */
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

/** The floors, marked for a repair: 'Repair: Carpet' */
export const describeService = (appointment: Pick<Appointment, 'purpose' | 'flooringTypes'>) =>
  `${appointment.purpose === 'repair' ? 'Repair: ' : ''}${describeFloors(appointment)}`;

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

/** The label of a mail kind such as 'booking-confirmed'. */
export function describeMailKind(kind: string): string {
  const [whom, what = ''] = [kind.split('-', 1)[0], kind.split('-').slice(1).join(' ')];
  const words = whom === 'notice' ? `notice to us: ${what}` : `to the customer: ${what}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
