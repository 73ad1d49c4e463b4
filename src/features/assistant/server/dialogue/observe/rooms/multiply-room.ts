import type { ConversationRecord } from '../../../conversation/record.ts';
import { readMultiple } from '../project/count-homes.ts';

/** After these "four of them" are door bars, and no rooms. */
const ofThings = new Set(['priceMatter', 'workPrice', 'productFacts', 'products']);
/** "Times two", of a room: as many rooms like it. */
export function multiplyRoom({ rooms, lastAct }: ConversationRecord, text: string): boolean {
  const multiple = ofThings.has(lastAct ?? '') ? undefined : readMultiple(text);
  const [only, ...others] = rooms;
  if (!multiple || multiple.name || !only || others.length > 0) return false;
  const { name: _, ...copy } = only;
  for (let count = 1; count < multiple.count; count += 1) rooms.push(copy);
  return true;
}
