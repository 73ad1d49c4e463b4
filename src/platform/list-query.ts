import * as z from 'zod/mini';

/** The most that one read of a staff list answers. */
export const maxListLength = 200;

const limitMessage = `must be a whole number from 1 to ${maxListLength}.`;

/** How many rows a part of a list may have. */
export const maxPageSize = z.coerce
  .number(limitMessage)
  .check(z.multipleOf(1, limitMessage), z.gte(1, limitMessage), z.lte(maxListLength, limitMessage));

/**
 * What every list for staff takes. The next part of a list is asked for with the cursor that the
 * header X-Next-Cursor of the part before gave; without that header there is no more.
 */
export const listQuery = {
  limit: z._default(maxPageSize, maxListLength),
  cursor: z.optional(z.string().check(z.maxLength(500, 'must be a cursor that a list gave.'))),
  search: z.optional(
    z.string().check(z.trim(), z.maxLength(100, 'must be at most 100 characters.')),
  ),
};
