import type { WorkingEstimate } from '../../today/contract.ts';

type Room = WorkingEstimate['rooms'][number];
type Doorway = NonNullable<Room['doorways']>[number];

/** The measures of a room or a flight, as a fitter reads them: '13 steps, 0.85 m wide, landing 2 × 1 m'. */
export function describeSides({ length, width, parts = [], stairs }: Room): string {
  if (!stairs) return [`${length} × ${width} m`, ...parts.map(describePart)].join(', ');
  const { steps, winders, landing, runner } = stairs;
  const kinds = [
    ...(steps > 0 ? [count(steps, 'step')] : []),
    ...(winders ? [count(winders.count, 'winder')] : []),
  ];
  return [
    kinds.join(' and '),
    `${stairs.width} m wide`,
    ...(runner ? [`runner ${runner} m`] : []),
    ...(landing ? [`landing ${landing.length} × ${landing.width} m`] : []),
  ].join(', ');
}

const places = { left: 'on the left', right: 'on the right', top: 'at the top', bottom: 'below' };

function describePart({ side, start, width, depth }: NonNullable<Room['parts']>[number]): string {
  const from = start > 0 ? `, ${start} m from the corner,` : '';
  return `${places[side]}${from} ${width} m wide and ${depth} m deep`;
}

/** The extras, the underlay, the doorways and the linked rooms of an estimate, one line each. */
export function listWork({
  rooms,
  extras,
  underlay,
}: Pick<WorkingEstimate, 'rooms' | 'extras' | 'underlay'>): string[] {
  const nameOf = (index: number) => rooms[index]?.name ?? '';
  const of = (work: string, indexes: readonly number[] = []) =>
    indexes.length > 0 ? [`${work}: ${indexes.map(nameOf).join(', ')}`] : [];
  const { uplift = false, furnitureRooms = 0, doorTrims = 0, plywood, levelling } = extras ?? {};
  return [
    ...(uplift ? ['Take up the old floor'] : []),
    ...(furnitureRooms > 0 ? [`Move furniture in ${count(furnitureRooms, 'room')}`] : []),
    ...(doorTrims > 0 ? [`Trim ${count(doorTrims, 'door')}`] : []),
    ...of('Plywood', plywood),
    ...of('Levelling', levelling),
    ...(underlay ? [underlay.name] : []),
    ...rooms.flatMap(({ name, doorways }) =>
      doorways ? [`Doorways of ${name}: ${listDoorways(doorways, nameOf)}`] : [],
    ),
    ...listLinks(rooms).map((names) => `The floor runs through: ${names.join(', ')}`),
  ];
}

const kindNames = { carpet: 'carpet', hard: 'hard floor', ramp: 'ramp' } as const;

function listDoorways(doorways: readonly Doorway[], nameOf: (index: number) => string): string {
  const texts = doorways.map(({ width, kind, sharedWith }) => {
    const to = sharedWith === undefined ? '' : ` to ${nameOf(sharedWith)}`;
    return `${width} m${to} (${kindNames[kind]})`;
  });
  return texts.join(', ') || 'none';
}

/** The names of the rooms of each group that is laid as one. */
function listLinks(rooms: readonly Room[]): string[][] {
  const groups = new Map<number, string[]>();
  for (const { name, link } of rooms)
    if (link !== undefined) groups.set(link, [...(groups.get(link) ?? []), name]);
  return [...groups.values()].filter(({ length }) => length > 1);
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
