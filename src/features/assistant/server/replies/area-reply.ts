import type { Reply } from '../reply.ts';
import { answered } from '../reply.ts';
import { askTool } from '../tools/tool-registry.ts';
import type { Turn } from '../turn.ts';

/** Answers whether a postcode or place is within the service area; asks for one if there is none. */
export async function replyArea(turn: Turn): Promise<Reply> {
  const { postcode } = turn.reading.slots;
  const place = turn.reading.slots.place ?? (await findNamedArea(turn));
  if (postcode) return answered(await askTool(turn, 'check_area', { postcode }));
  if (place) return answered(await askTool(turn, 'check_area', { place }));
  turn.memory.expects = 'postcode';
  const sentences = await askTool(turn, 'business_fact', { topic: 'area' });
  return answered([...sentences, 'Tell me your postcode and I will check it for you.']);
}

/** In a question about places, 'bath' means the town. */
async function findNamedArea({ tools, text }: Turn): Promise<string | undefined> {
  const words = ` ${text.toLowerCase().replace(/[^a-z]+/g, ' ')} `;
  const areas = await tools.listAreas();
  return areas.find(({ name }) => words.includes(` ${name.toLowerCase().replaceAll('-', ' ')} `))
    ?.name;
}
