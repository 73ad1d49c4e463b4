import { floorName, sizeText } from '../conversation/describe-record.ts';
import type { ConversationRecord } from '../conversation/record.ts';
import { describeJob } from '../dialogue/pricing/price-job.ts';
import type { Evidence } from '../grounding/check-grounding.ts';
import type { Turn } from '../turn.ts';

/** What the record holds, for a model to go on from: one line a subject, without what is not known. */
export function describeKnown(record: ConversationRecord): string {
  const { rooms, floor, considered, contact, visit, draft, requirements } = record;
  const sizes = rooms.map((room) =>
    [room.name ?? 'room', sizeText(room), room.floor && `in ${floorName(room.floor)}`]
      .filter(Boolean)
      .join(' '),
  );
  const lines: [subject: string, known: string | undefined][] = [
    ['Rooms', sizes.join('; ')],
    ['Floor', floor && floorName(floor)],
    ['Spoken of', considered.map(floorName).join(', ')],
    ['Fitting', record.fitted === undefined ? undefined : record.fitted ? 'wanted' : 'not wanted'],
    ['Priced', record.priced.map(describeJob).join(' ')],
    ['Purpose', record.purpose === 'repair' ? 'a repair' : undefined],
    [
      'Contact',
      Object.values(contact)
        .filter((part) => typeof part === 'string')
        .join(', '),
    ],
    ['No email address', contact.noEmail && 'call back instead'],
    [
      'Days wished',
      [...visit.dates, visit.from && `from ${visit.from}`, visit.to && `to ${visit.to}`]
        .filter(Boolean)
        .join(', '),
    ],
    ['Times wished', visit.times.join(', ')],
    ['Number of rooms', record.projectSize],
    ['How soon', record.urgency],
    ['Notes', requirements.join(' / ')],
    ['Read back, waits for a yes', draft?.proposed ? draft.kind : undefined],
    ['Asked last', record.asked],
    ['Team', record.handedOver ? 'has been asked to take over' : undefined],
    ['Call back', record.callBackSent ? 'has been requested' : undefined],
  ];
  return lines.flatMap(([subject, known]) => (known ? [`${subject}: ${known}`] : [])).join('\n');
}

/** What may be stated in a turn: what its tools said, and what the calculator said of the jobs priced before. */
export const evidenceOf = ({ evidence, record, text, today }: Turn): Evidence => ({
  evidence: [...evidence, ...record.priced.map(describeJob)],
  customer: [
    text,
    ...Object.values(record.contact),
    ...record.rooms.map((room) => `${room.name ?? ''} ${sizeText(room)}`),
  ].join('\n'),
  today,
});
