import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** What stands between words: in `search_words` there are spaces in its place. */
const separators = /[\n.@\-_,/+()":]/g;
/** The index knows pieces of three characters, the first of which may be the space before a word. */
const shortestPiece = 3;

/**
 * Every word must stand somewhere in what a row can be searched by; one of less than three characters
 * at the beginning of a word. The column `search_words` is made by the database of other columns, and
 * no row type names it, so that it is not read.
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
