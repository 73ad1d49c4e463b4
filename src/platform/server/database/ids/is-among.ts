import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Condition: an id is one of those that a query finds, which runs once. As `inArray`, for queries that lock what they
 * find and skip what is locked: with `in` the planner may run them again for each row, and then they find other rows.
 */
export const isAmong = (column: SQLWrapper, found: SQLWrapper): SQL =>
  sql`${column} = any(array${found})`;
