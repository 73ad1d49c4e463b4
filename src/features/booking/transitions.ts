// The statuses of an appointment, and which may follow which.
export const statuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export type Status = (typeof statuses)[number];

/** The figures of the dashboard whose appointments can be listed. */
export const figures = ['active-quotes', 'monthly-revenue'] as const;
export type Figure = (typeof figures)[number];

/** The kinds of events in an appointment's log. */
export const eventKinds = [
  'booked',
  'confirmed',
  'confirmation-undone',
  'moved',
  'move-undone',
  'times-offered',
  'offer-accepted',
  'offer-declined',
  'offer-withdrawn',
  'offer-taken',
  'assigned',
  'completed',
  'cancelled',
  'restored',
  'reopened',
  'edited',
  'corrected',
  'priced',
  'quote-sent',
  'quote-accepted',
  'quote-declined',
  // Reported from the visit.
  'on-the-way',
  'arrived',
  'could-not',
  'note',
  'measured',
  'photo-added',
  'photo-removed',
  'text',
  'text-not-sent',
  'email-not-sent',
] as const;

const next: Record<Status, readonly Status[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  // Reopened by the office.
  completed: ['confirmed'],
  cancelled: ['pending'],
};

export function canBecome(from: Status, to: Status): boolean {
  return next[from].includes(to);
}

/** The statuses from which a status can be reached. */
export function statusesBefore(to: Status): Status[] {
  return statuses.filter((from) => canBecome(from, to));
}

/** The error message for changing what is completed. */
export const completedMessage = 'This appointment is completed: please reopen it first.';

/** The error message for a transition that is not allowed. */
export function describeRefusedStatus(from: Status, to: Status): string {
  if (from === to) return `This appointment is already ${to}.`;
  if (from === 'completed') return completedMessage;
  if (to === 'completed')
    return `Only a confirmed appointment can be completed; this one is ${from}.`;
  if (to === 'confirmed')
    return `Only a pending appointment can be confirmed; this one is ${from}.`;
  return `An appointment that is ${from} cannot become ${to}.`;
}
