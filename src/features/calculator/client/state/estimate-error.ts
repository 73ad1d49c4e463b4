import type { RequestError } from '#platform/request-error.ts';

/** The server's reason, with the room by its name; null where the toast says all there is. */
export function describeEstimateError(
  error: RequestError,
  rooms: { name?: string }[],
): string | null {
  if (error.status < 400 || error.status >= 500) return null;
  return error.detail.replace(
    /\brooms[.[](\d+)\]?\.(\w+):?/g,
    (_, index: string, field: string) => `${rooms[Number(index)]?.name ?? 'Room'}: ${field}`,
  );
}
