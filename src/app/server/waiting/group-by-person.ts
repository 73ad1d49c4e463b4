import type { Dashboard } from '#app/dashboard-contract.ts';
import type { Waiting } from './find-waiting.ts';

export type KnownPerson = { customerId: string; phone: string | null };

/**
 * Makes one row of all that one customer waits for, at the place of the first of it. What is of nobody we know is a row
 * of its own.
 */
export function groupByPerson(
  waiting: readonly Waiting[],
  findPerson: (one: Waiting) => KnownPerson | undefined,
): Dashboard['queue'] {
  const groups = Map.groupBy(
    waiting,
    (one) => findPerson(one)?.customerId ?? `${one.kind} ${one.id}`,
  );
  return [...groups.values()].map((all) => {
    const person = all.map(findPerson).find(Boolean);
    return {
      // A chat may not know more than "Customer".
      name: (all.find(({ kind }) => kind !== 'chat') ?? all[0])?.name ?? '',
      customerId: person?.customerId ?? null,
      phone: all.find(({ phone }) => phone)?.phone ?? person?.phone ?? null,
      items: all.map(({ kind, id, about, since, due, owner }) => ({
        kind,
        id,
        about,
        since: since.toISOString(),
        due: due?.toISOString() ?? null,
        owner,
      })),
    };
  });
}
