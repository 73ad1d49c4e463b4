import type { Db } from '#platform/server/database/database.ts';
import type { RecordCustomer } from '../contract.ts';
import { findCustomersOf } from './queries-list.ts';
import { findSuggestions } from './queries-merge.ts';

/** Finds the customers of records: of a list without suggestions, which cost a query each. */
export type FindCustomers = (
  kind: 'appointment' | 'enquiry',
  recordIds: string[],
  how: { withSuggestions: boolean },
) => Promise<Map<string, RecordCustomer>>;

/** Creates what other features call to show the customer of their records. */
export const makeFindCustomers =
  (db: Db): FindCustomers =>
  async (kind, recordIds, { withSuggestions }) => {
    const found = await findCustomersOf(db, kind, recordIds);
    const present = async ([recordId, customer]: [
      string,
      { id: string; otherRequests: number },
    ]) => {
      const suggestions = withSuggestions ? (await findSuggestions(db, customer.id)).length : null;
      return [recordId, { ...customer, suggestions }] as const;
    };
    return new Map(await Promise.all([...found].map(present)));
  };
