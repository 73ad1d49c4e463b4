import { formatPence } from '#platform/units/pounds.ts';
import { capitalise } from '../../../conversation/describe-record.ts';

/** Which of two sums is less, and by how much. */
export function describeDifference(sums: readonly { name: string; pence: number }[]): string[] {
  if (sums.length !== 2) return [];
  const [low, high] = [...sums].sort((one, other) => one.pence - other.pence);
  if (!low || !high || low.pence === high.pence) return ['The price is the same.'];
  return [`${capitalise(low.name)} is ${formatPence(high.pence - low.pence)} less.`];
}
