import type { RequestError } from '#platform/request-error.ts';

/** The server's error message, with the room's name; null where the toast's text is sufficient. */
export function describeEstimateError(
  error: RequestError,
  rooms: { name?: string }[],
): string | null {
  if (error.status < 400 || error.status >= 500) return null;
  if (error.detail.startsWith('productId:'))
    return 'We can’t price this floor here any more. Please choose another, or call us.';
  return error.detail.replace(
    /\brooms[.[](\d+)\]?\.(\w+):?/g,
    (_, index: string, field: string) => `${rooms[Number(index)]?.name ?? 'Room'}: ${field}`,
  );
}
