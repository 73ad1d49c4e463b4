import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Word separators; `search_words` has spaces in their place. */
const separators = /[\n.@\-_,/+()":]/g;
/** The trigram index covers pieces of three characters, the first of which may be the space before a word. */
const shortestPiece = 3;

/**
 * Conditions that every word of a search occurs in a row's searchable text; a word of fewer than three
 * characters must be at the beginning of a word. `search_words` is a generated column that no row type
 * names, so that it is never selected.
 */
export function matchWords(table: PgTable, search: string): SQL[] {
  return search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const piece = word.replace(separators, ' ').replace(/[\\%]/g, '\\$&');
      const pattern = `%${word.length < shortestPiece ? ' ' : ''}${piece}%`;
      return sql`${table}."search_words" like lower(${pattern})`;
    });
}
