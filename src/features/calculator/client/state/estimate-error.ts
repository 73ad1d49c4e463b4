import type { RequestError } from '#platform/request-error.ts';

/** The server's error message, with the room's name; null where the toast's text is sufficient. */
export function describeEstimateError(
  error: RequestError,
  rooms: { name?: string }[],
): string | null {
  if (error.status < 400 || error.status >= 500) return null;
  if (error.detail.startsWith('productId:'))
    return 'We can’t price this floor here any more. Please choose another, or call us.';
  if (error.detail.startsWith('underlayId:'))
    return 'We don’t sell this underlay any more. Please choose another.';
  const nameRoom = (index: string) => rooms[Number(index)]?.name ?? 'Room';
  return error.detail
    .replace(
      /\brooms\[(\d+)\]\.doorways\[(\d+)\]\.(\w+):?/g,
      (_, index: string, doorway: string, field: string) =>
        `${nameRoom(index)}, doorway ${Number(doorway) + 1}: ${field}`,
    )
    .replace(
      // Of a part or of stairs the field alone is named: 'Lounge: width'.
      /\brooms[.[](\d+)\]?(?:\.\w+(?:\[\d+\])?(?=\.))*\.(\w+):?/g,
      (_, index: string, field: string) => `${nameRoom(index)}: ${field}`,
    );
}
