import type { ConversationRecord } from '../../../conversation/record.ts';
import { wasSaid } from '../../../conversation/said.ts';
import { hasOpenUnit } from '../../observe/observe-rooms.ts';

const question = 'Are your sizes in feet or in metres?';

/** Asks once whether sizes are in feet; unanswered, they are priced as the metres that the price then names. */
export function askForUnit(record: ConversationRecord): string[] | undefined {
  if (!hasOpenUnit(record) || wasSaid(record, question)) return undefined;
  record.wantsPrice = true;
  record.asked = 'unit';
  return [question];
}
