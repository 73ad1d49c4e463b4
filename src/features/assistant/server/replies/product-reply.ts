import type { Flooring } from '../nlu/parsed-message.ts';
import type { Reply } from '../reply.ts';
import { answered } from '../reply.ts';
import { describeProduct } from '../tools/describe-facts.ts';
import { askTool, maxProducts } from '../tools/tool-registry.ts';
import type { Turn } from '../turn.ts';

const pages = {
  carpet: '/carpets',
  lvt: '/lvt',
  vinyl: '/vinyl-flooring',
  laminate: '/laminate-flooring',
} as const;

const everything = [
  'We sell carpet, LVT, vinyl and laminate, and what belongs to them.',
  `Carpets: ${pages.carpet}`,
  `LVT: ${pages.lvt}`,
  `Vinyl: ${pages.vinyl}`,
  `Laminate: ${pages.laminate}`,
  'Tell me a floor, a colour or a room, and I will look for you.',
];

/** Lists products that match the words of a message, and links to more. */
export async function replyProducts(turn: Turn): Promise<Reply> {
  const { flooring, productWords, colours } = turn.reading.slots;
  if (flooring) turn.memory.flooring = flooring;
  const words = [...productWords, ...colours].slice(0, 8);
  if (words.length === 0 && !flooring) {
    turn.evidence.push(...everything);
    return answered(everything);
  }
  const sentences = await searchWide(turn, words);
  const page = flooring ? pages[flooring] : '/#products';
  turn.evidence.push(page);
  return answered([...sentences, `See all of them: ${page}`]);
}

/** Searches with all words, else with each alone, else lists the category: the closest available. */
async function searchWide(turn: Turn, words: string[]): Promise<readonly string[]> {
  const category = turn.reading.slots.flooring;
  const tries = [words, ...(words.length > 1 ? words.map((word) => [word]) : []), []];
  for (const wanted of tries) {
    const sentences = await findProducts(turn, wanted, category);
    if (!sentences) continue;
    return wanted === words || words.length === 0
      ? sentences
      : ['I found nothing by exactly those words. This is what comes near:', ...sentences];
  }
  return askTool(turn, 'search_products', { words });
}

/** Searches products and adds the result to the evidence; undefined if nothing was found. */
async function findProducts(
  turn: Turn,
  words: string[],
  category: Flooring | undefined,
): Promise<string[] | undefined> {
  const found = await turn.tools.searchProducts({ words, category, most: maxProducts });
  if (found.length === 0) return undefined;
  const sentences = found.map(describeProduct);
  turn.evidence.push(...sentences);
  return sentences;
}

/** States the price of a named product, else the price list. */
export async function replyPrice(turn: Turn): Promise<Reply> {
  const { productWords, flooring } = turn.reading.slots;
  const named =
    productWords.length === 0 ? undefined : await findProducts(turn, productWords, flooring);
  const sentences = named ?? [
    ...(await askTool(turn, 'price_list', {})),
    ...(await askTool(turn, 'business_fact', { topic: 'offers' })).slice(1),
  ];
  turn.memory.expects = 'rooms';
  return answered([
    ...sentences,
    'Tell me the size of your room and I will work out the whole price.',
  ]);
}
