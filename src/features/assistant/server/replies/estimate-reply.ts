import { toMetres } from '#platform/units/lengths.ts';
import type { StatedRoom } from '../nlu/parsed-message.ts';
import { isPerhapsFeet, settleUnit } from '../nlu/room-sizes/stated-unit.ts';
import type { Reply } from '../reply.ts';
import { answered } from '../reply.ts';
import { askTool } from '../tools/tool-registry.ts';
import type { Turn } from '../turn.ts';
import { pricedAs } from './priced-as.ts';

const floors = ['carpet', 'vinyl', 'laminate'] as const;
const maxRooms = 30;

/** Prices the stated rooms in the stated floor, else in every kind; asks for missing information. */
export async function replyEstimate(turn: Turn): Promise<Reply> {
  const { memory, reading } = turn;
  const { slots } = reading;
  if (slots.rooms.length > 0) memory.rooms = slots.rooms;
  const { unit } = slots;
  if (unit) memory.rooms = memory.rooms?.map((room) => settleUnit(room, unit));
  if (slots.flooring) memory.flooring = slots.flooring;
  if (slots.fitted !== undefined) memory.fitted = slots.fitted;
  if (!memory.rooms) {
    memory.expects = 'rooms';
    return answered([
      'Tell me how long and how wide each room is, in metres or feet, and I will work it out.',
    ]);
  }
  if (memory.rooms.some(isPerhapsFeet)) return answered(['Are your sizes in feet or in metres?']);
  const rooms = memory.rooms.slice(0, maxRooms);
  const product = await findNamedProduct(turn);
  if (product) memory.productSlug = product.slug;
  else if (slots.flooring) delete memory.productSlug;
  const wanted = product ? [product.floor] : memory.flooring ? [pricedAs(memory.flooring)] : floors;
  const paragraphs: string[] = [];
  for (const flooringType of wanted) {
    const sentences = await askTool(turn, 'estimate', {
      rooms: rooms.map(toRoom),
      flooringType,
      carpetWidth: slots.rollWidth ?? 4,
      includeInstallation: memory.fitted ?? true,
      ...(product && { productSlug: product.slug }),
    });
    paragraphs.push(...(wanted.length === 1 ? sentences : sentences.slice(0, 1)));
  }
  await askTool(turn, 'business_fact', { topic: 'home_visit' });
  return answered([...paragraphs, 'The free measure makes it exact. Shall I book one for you?']);
}

const toRoom = ({ name, lengthMm, widthMm }: StatedRoom) => ({
  ...(name && { name }),
  length: toMetres(lengthMm),
  width: toMetres(widthMm),
});

/** A product named in the message, such as 'saxony', else the one priced before. */
async function findNamedProduct({ tools, reading, memory }: Turn) {
  const words = reading.slots.productWords;
  const before = reading.slots.flooring ? undefined : memory.productSlug;
  const found =
    words.length === 0
      ? []
      : await tools.searchProducts({ words, category: memory.flooring, most: 3 });
  const product =
    found.find(({ unit, category }) => unit === 'm²' && category !== 'accessories') ??
    (before === undefined ? undefined : await tools.findProduct(before));
  if (!product) return undefined;
  const { slug, category } = product;
  const floor = floors.find((name) => name === category) ?? 'vinyl';
  return { slug, floor };
}
