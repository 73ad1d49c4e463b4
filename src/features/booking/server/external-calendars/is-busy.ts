import type ICAL from 'ical.js';

type Reader = {
  /** The UIDs that the firm gives its own events: these are in the diary already. */
  ownUids: RegExp;
  /** The email address whose calendar it is, where it is known. */
  owner?: string | undefined;
};

/** Whether an event keeps the owner of a calendar busy: it is not marked as free, cancelled or declined. */
export function isBusy(event: ICAL.Component, { ownUids, owner }: Reader): boolean {
  const read = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (read('transp') === 'TRANSPARENT' || read('status') === 'CANCELLED') return false;
  if (read('x-microsoft-cdo-busystatus') === 'FREE' || isDeclined(event, owner)) return false;
  return !ownUids.test(String(event.getFirstPropertyValue('uid') ?? ''));
}

/** Whether the owner declined; where nobody is known to be the owner, whether everybody did. */
function isDeclined(event: ICAL.Component, owner: string | undefined): boolean {
  const attendees = event.getAllProperties('attendee');
  const own = attendees.filter((attendee) => emailOf(attendee) === owner?.toLowerCase());
  const judged = own.length > 0 ? own : attendees;
  return (
    judged.length > 0 &&
    judged.every((each) => String(each.getParameter('partstat')).toUpperCase() === 'DECLINED')
  );
}

const emailOf = (attendee: ICAL.Property) =>
  String(attendee.getFirstValue())
    .toLowerCase()
    .replace(/^mailto:/, '');
