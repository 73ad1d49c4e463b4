import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { type CardFloor, type CardRoom, emptyPrice, type PriceCard } from '../../contract.ts';
import { describeRoom, nameFloor } from './describe.ts';
import { findBySlug } from './look-up-tools.ts';
import { floorOfProduct } from './product-item.ts';
import { putPrice } from './put-cards.ts';
import { BadToolCall, defineTool, floorType, given, slug, text } from './tool.ts';
import { openCard, type Turn } from './turn.ts';

const maxRooms = 30;
const maxChanges = 12;
const maxMetres = 50;
const metresPerFoot = 0.3048;
const side = z.optional(z.number().check(z.gte(0.1), z.lte(maxMetres / metresPerFoot)));
const floor = { floor: z.optional(floorType), product: z.optional(slug) };
const room = z.object({
  name: text(60),
  length: side,
  width: side,
  steps: z.optional(z.int().check(z.gte(1), z.lte(30))),
  ...floor,
});
type Floor = { floor?: CardFloor['type'] | undefined; product?: string | undefined };

function readFloor(turn: Turn, { floor: type, product: wanted }: Floor): CardFloor | undefined {
  if (wanted === undefined) return type && { type };
  const found = floorOfProduct(findBySlug(turn, wanted));
  if (!found) throw new BadToolCall(`${wanted} is no floor: it cannot be priced by the room.`);
  return found;
}

const isNamed =
  (name: string) =>
  (other: { name: string }): boolean =>
    other.name.trim().toLowerCase() === name.trim().toLowerCase();

/** A room with its sides in metres, to the millimetre. */
function inMetres(asked: z.output<typeof room>, unit: 'm' | 'ft'): z.output<typeof room> {
  const convert = (value: number | undefined) => {
    const metres = value && Math.round(value * (unit === 'ft' ? metresPerFoot : 1) * 1_000) / 1_000;
    if (metres && metres > maxMetres)
      throw new BadToolCall(`put_price: rooms: ${asked.name}: at most ${maxMetres} metres.`);
    return metres;
  };
  return { ...asked, length: convert(asked.length), width: convert(asked.width) };
}

/** A row with what was given of it: steps in place of sides, sides in place of steps. */
function mergeRoom(turn: Turn, old: CardRoom | undefined, asked: z.output<typeof room>): CardRoom {
  const { name, steps, length, width } = asked;
  const laid = readFloor(turn, asked) ?? old?.floor;
  const sides = given({ length: length ?? old?.length, width: width ?? old?.width });
  const isFlight = steps ?? (length === undefined && width === undefined ? old?.steps : undefined);
  return {
    name: old?.name ?? name.replaceAll(/\s/g, ' ').trim(),
    ...(isFlight === undefined ? sides : { steps: isFlight }),
    ...(laid && { floor: laid }),
  };
}

/** What differs from the card that the customer has seen. */
function listChanges(before: PriceCard | undefined, card: PriceCard): string[] {
  if (!before) return [];
  const name = (one: { name: string }) => one.name || 'Room';
  const changed = card.rooms.flatMap((one) => {
    const old = before.rooms.find(isNamed(one.name));
    if (!old) return [`${name(one)} added`];
    const [was, is] = [describeRoom(old), describeRoom(one)];
    const [wasLaid, isLaid] = [old.floor, one.floor].map((laid) => laid && nameFloor(laid));
    return [
      ...(was === is ? [] : [`${was}, now ${is.slice(name(one).length).replace(/^, /, '')}`]),
      ...(wasLaid === isLaid || !isLaid ? [] : [`${name(one)}: now ${isLaid}`]),
    ];
  });
  const gone = before.rooms.filter((old) => !card.rooms.some(isNamed(old.name)));
  const fitting = card.includeInstallation ? 'With fitting' : 'Without fitting';
  return [
    ...changed,
    ...gone.map((old) => `${name(old)} removed`),
    ...(before.includeInstallation === card.includeInstallation ? [] : [fitting]),
  ].slice(0, maxChanges);
}

export const priceTool = defineTool({
  name: 'put_price',
  description:
    'Prices rooms and shows the price card: the one tool for every sum. Give only what is new or changes; rooms are known by their names and keep the rest. Sizes in metres, or in feet with unit ft. A flight of stairs is a room with steps and no sides; a landing is a room of its own. floor or product beside rooms are for all rooms of the call that name none, and without rooms for all of the card. A floor without a product is the standard one. areaOnly (m²) where no sizes are known. remove takes rooms off by name; startAgain empties the card. It picks the cheapest roll and names each floor’s sum and the total of all floors.',
  input: z.object({
    rooms: z._default(z.array(room).check(z.maxLength(maxRooms)), []),
    ...floor,
    unit: z._default(z.enum(['m', 'ft']), 'm'),
    includeInstallation: z.optional(z.boolean()),
    areaOnly: z.optional(z.number().check(z.gt(0), z.lte(2_500))),
    remove: z._default(z.array(text(60)).check(z.maxLength(maxRooms)), []),
    startAgain: z._default(z.boolean(), false),
  }),
  run: (turn, asked) => {
    const open = openCard(turn, 'price');
    const old = open ?? emptyPrice(randomUUID());
    const all = readFloor(turn, asked);
    const rooms = asked.startAgain
      ? []
      : old.rooms.filter((one) => !asked.remove.some((name) => isNamed(name)(one)));
    for (const one of asked.rooms.map((each) => inMetres(each, asked.unit))) {
      const at = rooms.findIndex(isNamed(one.name));
      const merged = mergeRoom(turn, rooms[at], one);
      const isPlain = one.floor === undefined && one.product === undefined;
      const row = all && isPlain ? { ...merged, floor: all } : merged;
      if (at === -1) rooms.push(row);
      else rooms[at] = row;
    }
    if (rooms.length > maxRooms) throw new BadToolCall(`put_price: at most ${maxRooms} rooms.`);
    const { areaOnly = rooms.length === 0 ? old.areaOnly : undefined } = asked;
    const areaFloor = all ?? old.areaFloor;
    const card: PriceCard = {
      kind: 'price',
      version: 1,
      id: old.id,
      rooms: all && asked.rooms.length === 0 ? rooms.map((one) => ({ ...one, floor: all })) : rooms,
      includeInstallation: asked.includeInstallation ?? old.includeInstallation,
      ...(areaOnly !== undefined && { areaOnly, ...(areaFloor && { areaFloor }) }),
    };
    const before = turn.known.find((one) => one.kind === 'price');
    const changes = listChanges(before, card);
    return putPrice(turn, { ...card, ...(changes.length > 0 && { changes }) });
  },
});
