import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Condition: a text is one of a list. As `inArray`, with one parameter for all: writing and reading a statement with
 * hundreds of parameters costs more than running it.
 */
export const isAnyOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`;
