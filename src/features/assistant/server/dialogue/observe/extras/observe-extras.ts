import { isQuestion } from '../../../conversation/act-patterns.ts';
import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import { heardBefore } from '../../../conversation/said.ts';
import { readExtras, readRefused, workPointedTo } from './read-extras.ts';
import { readLeftOutByClause, readPutBack } from './read-left-out.ts';
import { readUpliftRooms } from './uplift-rooms.ts';

/**
 * Notes the work that is wanted beside the fitting of what was priced, and the parts that its price is wanted without.
 * @returns whether these changed
 */
export function observeExtras(record: ConversationRecord, message: Message): boolean {
  const before = JSON.stringify([record.extras, record.without]);
  const { plain, text, clauses } = message;
  const isPriced = record.priced.length > 0;
  const told = isPriced ? clauses.filter((clause) => !isQuestion(clause.text)) : [];
  for (const clause of told) {
    const wanted = { ...record.extras, ...readExtras(clause.text) };
    if (Object.keys(wanted).length > 0) record.extras = wanted;
  }
  const pointed = isPriced ? workPointedTo(record, plain) : undefined;
  if (pointed) record.extras = { ...record.extras, [pointed]: true };
  for (const extra of readRefused(plain)) delete record.extras?.[extra];
  const up = isPriced ? readUpliftRooms(record, plain) : undefined;
  if (up)
    for (const room of record.rooms)
      if (up.includes(room)) delete room.keepsOldFloor;
      else room.keepsOldFloor = true;
  if (Object.keys(record.extras ?? {}).length === 0) delete record.extras;
  const back = clauses.flatMap((clause) => readPutBack(clause.text));
  const out = readLeftOutByClause(clauses, heardBefore(record, text)).flat();
  const without = [...new Set([...(record.without ?? []), ...out])].filter(
    (part) => !back.includes(part),
  );
  if (without.length > 0) record.without = without;
  else delete record.without;
  return before !== JSON.stringify([record.extras, record.without]);
}
