import { formatPounds } from '#platform/units/pounds.ts';
import type { TimelineEntry } from '../../contract.ts';

const mailStates: Record<string, string> = {
  waiting: 'waiting to be sent',
  sending: 'being sent',
  sent: 'sent',
  failed: 'could not be sent',
  dropped: 'not sent: out of date',
  dismissed: 'not sent: dismissed',
};

const eventTitles: Record<string, string> = {
  measured: 'Rooms measured',
  note: 'Note from the visit',
  'could-not': 'Visit could not be made',
  'quote-sent': 'Quote sent',
  'quote-accepted': 'Quote accepted',
  'quote-declined': 'Quote declined',
};

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What an entry of the timeline is, and a line of details. */
export function describeEntry(entry: TimelineEntry): { title: string; details: string } {
  const { kind, state, by, total, version, text, photos } = entry;
  switch (kind) {
    case 'appointment':
      return {
        title: 'Appointment',
        details: [capitalise(state ?? ''), total === null ? '' : `quote ${formatPounds(total)}`]
          .filter(Boolean)
          .join(', '),
      };
    case 'event':
      return {
        title: eventTitles[state ?? ''] ?? 'Visit',
        details: [total === null ? '' : formatPounds(total), `By ${by}`].filter(Boolean).join(', '),
      };
    case 'visit':
      return { title: 'Visit', details: [state, by].filter(Boolean).join(', ') };
    case 'photos':
      return {
        title: photos.length === 1 ? 'Photo' : `${photos.length} photos`,
        details: by ?? '',
      };
    case 'enquiry':
      return { title: 'Enquiry', details: capitalise(state ?? '') };
    case 'conversation':
      return { title: 'Chat', details: by ? `With ${by}` : capitalise(state ?? '') };
    case 'estimate':
      return {
        title: `Estimate ${version}`,
        details: [total === null ? '' : formatPounds(total), text].filter(Boolean).join(', '),
      };
    case 'mail':
      return { title: 'Email', details: `To ${by}, ${mailStates[state ?? ''] ?? state}` };
    case 'text':
      return {
        title: 'Text message',
        details: `To ${by}, ${mailStates[state ?? ''] ?? state}`,
      };
    case 'note':
      return { title: 'Note', details: `By ${by}` };
    case 'step':
      return { title: 'Done', details: by ? `By ${by}` : '' };
  }
}
