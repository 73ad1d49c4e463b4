import type { EstimateRequest } from '#features/calculator/contract.ts';
import { limits } from '#features/calculator/limits.ts';

/**
 * A job with the rooms of another one before its own: these keep the floor that they were measured for, and the rest is
 * the job's.
 */
export function addRooms(before: EstimateRequest, job: EstimateRequest): EstimateRequest {
  const offset = before.rooms.length;
  const shift = (index: number) => index + offset;
  const lastLink = Math.max(0, ...before.rooms.map(({ link }) => link ?? 0));
  const names = new Set(before.rooms.map(({ name }) => name));
  const rooms = job.rooms.map(({ id, name, link, doorways, ...room }) => {
    const freeName = findFreeName(name, names);
    names.add(freeName);
    return {
      ...room,
      name: freeName,
      ...(link !== undefined && { link: link + lastLink }),
      ...(doorways && {
        doorways: doorways.map(({ sharedWith, ...doorway }) => ({
          ...doorway,
          ...(sharedWith !== undefined && { sharedWith: shift(sharedWith) }),
        })),
      }),
    };
  });
  const [earlier, own] = [before.extras, job.extras];
  const extras = {
    uplift: Boolean(earlier?.uplift || own?.uplift),
    furnitureRooms: (earlier?.furnitureRooms ?? 0) + (own?.furnitureRooms ?? 0),
    doorTrims: (earlier?.doorTrims ?? 0) + (own?.doorTrims ?? 0),
    plywood: [...(earlier?.plywood ?? []), ...(own?.plywood ?? []).map(shift)],
    levelling: [...(earlier?.levelling ?? []), ...(own?.levelling ?? []).map(shift)],
  };
  return {
    ...job,
    rooms: [...before.rooms.map((room) => withFloorOf(before, job, room)), ...rooms],
    ...(job.includeInstallation && (earlier || own) && { extras }),
  };
}

function withFloorOf(
  before: EstimateRequest,
  job: EstimateRequest,
  { id, floor, ...room }: EstimateRequest['rooms'][number],
): EstimateRequest['rooms'][number] {
  const { flooringType, productId } = floor ?? before;
  const isSame = flooringType === job.flooringType && productId === job.productId;
  const own = { flooringType, ...(productId !== undefined && { productId }) };
  return { ...room, ...(!isSame && { floor: own }) };
}

/** 'Lounge', or 'Lounge 2' where another room has that name. */
function findFreeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) {
    const next = `${name.slice(0, limits.roomName - 4)} ${number}`;
    if (!taken.has(next)) return next;
  }
}
