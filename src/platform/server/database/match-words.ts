import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { plainNumber } from '#platform/phone-number.ts';
import { escapeLike } from './escape-like.ts';

/** The trigram index covers pieces of three characters, the first of which may be the space before a word. */
const shortestPiece = 3;
/** Of a telephone number, without the code of the country and the 0. */
const fewestDigits = 9;

/** Condition: a text in the form in which searches are compared (the migration `search-forms`) has a piece in it. */
export const hasPiece = (searchForm: SQL, pattern: string): SQL =>
  sql`${searchForm} like search_form(${pattern})`;

/** Condition: the words of some texts, which no index holds in that form, have a piece in them. */
export const haveWord = (texts: SQL, word: string): SQL =>
  hasPiece(sql`search_form(concat_ws(E'\n', ${texts}))`, escapeLike(word));

/**
 * Conditions that every word of a search occurs in a row's searchable text; a word of fewer than three
 * characters must be at the beginning of a word. A telephone number is found however it is written. `search_words` is a
 * generated column that no row type names, so that it is never selected.
 */
export function matchWords(table: PgTable, search: string): SQL[] {
  const column = sql`${table}."search_words"`;
  const words = search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const start = word.length < shortestPiece ? '% ' : '%';
      return hasPiece(column, `${start}${escapeWildcards(word)}%`);
    });
  const digits = phoneDigits(search);
  if (digits === undefined) return words;
  return [sql`(${column} like ${`%${digits}%`} or (${sql.join(words, sql` and `)}))`];
}

/** Order: the rows whose name begins with the whole search before those that have its words elsewhere. */
export const beginningFirst = (name: Column, search: string): SQL =>
  sql`search_form(${name}) like search_form(${`${escapeWildcards(search.trim())}%`}) desc`;

/** An underscore is a space in the form in which searches are compared. */
const escapeWildcards = (word: string) => word.replace(/[\\%]/g, '\\$&');

function phoneDigits(search: string): string | undefined {
  if (!/^[\d\s()+.\-\p{Cf}]+$/u.test(search)) return undefined;
  const digits = plainNumber(search)
    .replaceAll(/\D/g, '')
    .replace(/^(?:0044|44|0)/, '');
  return digits.length >= fewestDigits ? digits : undefined;
}
