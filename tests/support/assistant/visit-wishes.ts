import { readMessage } from '#features/assistant/server/conversation/message.ts';
import { emptyRecord } from '#features/assistant/server/conversation/record.ts';
import { observeVisit } from '#features/assistant/server/dialogue/observe/observe-visit.ts';
import type { Day } from '#platform/dates/london-time.ts';

/** The slots of a day, in their order. */
export const [nine, eleven, one, three] = [
  '9:00 AM - 11:00 AM',
  '11:00 AM - 1:00 PM',
  '1:00 PM - 3:00 PM',
  '3:00 PM - 5:00 PM',
] as const;

/** What is known of a visit after messages while it is being booked. */
export function wishesAfter(today: Day, texts: readonly string[]) {
  const record = structuredClone(emptyRecord);
  record.draft = { kind: 'booking', proposed: false, askedAgain: 0 };
  for (const text of texts)
    observeVisit(record, readMessage(text, { today, knownPlaces: [] }), today);
  return record.visit;
}
