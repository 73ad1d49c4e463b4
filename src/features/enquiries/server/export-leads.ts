import type { Db } from '#platform/server/database/database.ts';
import { writeCursor } from '#platform/server/http/cursor.ts';
import { findEnquiries } from './queries.ts';

type Filters = Omit<Parameters<typeof findEnquiries>[1], 'limit' | 'cursor'>;

const partLength = 200;

export const exportHeadings = [
  'Id',
  'Created',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Message',
  'Source',
  'Status',
  'Followed up by',
  'Followed up at',
  'Notes',
  'Address',
  'Postcode',
];

/** The rows of the file, read page by page while the response is being sent. */
export async function* exportRows(db: Db, filters: Filters) {
  let cursor: string | undefined;
  do {
    const { rows, next } = await findEnquiries(db, { ...filters, limit: partLength, cursor });
    for (const row of rows)
      yield [
        row.id,
        row.createdAt.toISOString(),
        row.firstName,
        row.lastName,
        row.email,
        row.phone,
        row.message,
        row.source,
        row.followedUp ? 'Followed Up' : 'New',
        row.followedUpBy,
        row.followedUpAt?.toISOString() ?? null,
        row.notes,
        row.sampleOrder?.address ?? null,
        row.sampleOrder?.postcode ?? null,
      ];
    cursor = next && writeCursor(next);
  } while (cursor);
}
