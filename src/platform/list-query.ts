import * as z from 'zod/mini';
import { isDay } from './dates/london-time.ts';

/** Maximum rows in one response of a staff list. */
export const maxListLength = 200;

const limitMessage = `must be a whole number from 1 to ${maxListLength}.`;

/** The number of rows that one page of a list may have. */
export const maxPageSize = z.coerce
  .number(limitMessage)
  .check(z.multipleOf(1, limitMessage), z.gte(1, limitMessage), z.lte(maxListLength, limitMessage));

/**
 * Query parameters of every staff list. The next page is requested with the cursor from the previous
 * response's X-Next-Cursor header; without that header there are no more pages.
 */
export const listQuery = {
  limit: z._default(maxPageSize, maxListLength),
  cursor: z.optional(z.string().check(z.maxLength(500, 'must be a cursor that a list gave.'))),
  search: z.optional(
    z.string().check(z.trim(), z.maxLength(100, 'must be at most 100 characters.')),
  ),
};

/** A day that limits a list. */
export const dayFilter = z.optional(
  z
    .string()
    .check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day as yyyy-mm-dd.'),
      z.refine(isDay, 'must be a day that exists.'),
    ),
);
