import type { LikelyCustomer } from '../../contract.ts';

export type SharedContact = 'email' | 'phone';
export type DuplicateGroup = { kind: SharedContact; people: LikelyCustomer[] };

const minGroup = 2;
const words = { email: 'email', phone: 'number' } as const;

/** Sorts suggestions into those that share an email address or a number, to be merged at once, and single ones. */
export function groupDuplicates(suggestions: readonly LikelyCustomer[]): {
  groups: DuplicateGroup[];
  others: LikelyCustomer[];
} {
  const groups: DuplicateGroup[] = [];
  let others = [...suggestions];
  for (const kind of ['email', 'phone'] as const) {
    const people = others.filter(({ kinds }) => kinds.includes(kind));
    if (people.length < minGroup) continue;
    groups.push({ kind, people });
    others = others.filter((one) => !people.includes(one));
  }
  return { groups, others };
}

/** What the records of a group share; the customer may have given more than one such contact. */
export const describeDuplicates = (kind: SharedContact, count: number, given: number): string =>
  `${count} more records with ${given > 1 ? `one of these ${words[kind]}s` : `this ${words[kind]}`}`;
