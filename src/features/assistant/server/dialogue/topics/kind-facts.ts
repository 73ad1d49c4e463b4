import type { Flooring } from '../../nlu/parsed-message.ts';
import type { ProductFact } from '../../tools/business-tools.ts';
import { spec } from './rate-floors.ts';
import { judgeFloor } from './verdicts/judge-floor.ts';

/** What is true of a kind of floor, whichever product; `of` where only of some. */
type KindFact = { text: string; topics: readonly string[]; of?: (product: ProductFact) => boolean };

/** As the pages of the kinds say it. */
const kindFacts: Record<Flooring, readonly KindFact[]> = {
  carpet: [
    {
      text: 'A new wool pile sheds some fluff for the first weeks; vacuuming deals with it.',
      topics: ['fluff'],
      of: (product) => /wool/i.test(spec(product, 'Fibre')),
    },
    {
      text: 'I don’t have its tog, nor that of our underlays, but the team does. Over underfloor heating the two together should be at most 2.5 tog.',
      topics: ['tog'],
    },
  ],
  lvt: [
    {
      text: 'Each block is laid by hand from the middle of the room and more of it is cut at the edges, so herringbone costs more to fit than plank.',
      topics: ['laying'],
      of: ({ name }) => /herringbone/i.test(name),
    },
    {
      text: 'A 0.55 mm wear layer suits a kitchen, a hall or a family with a dog.',
      topics: ['marks'],
      of: (product) => spec(product, 'Wear layer').startsWith('0.55'),
    },
    {
      text: 'Sweep it, then use a damp mop with a neutral floor cleaner; no steam mop.',
      topics: ['cleaning'],
    },
    {
      text: 'One damaged plank or tile can be changed without touching the rest.',
      topics: ['replace'],
    },
    {
      text: 'On concrete it goes down once that is dry and level; over sound tiles it can go once the joints are filled; over floorboards we screw down plywood first.',
      topics: ['subfloor'],
    },
  ],
  laminate: [
    {
      text: 'A damaged board is replaced rather than sanded.',
      topics: ['replace', 'maintenanceFree'],
    },
    { text: 'Wipe it with a damp mop, not a wet one.', topics: ['cleaning'] },
  ],
  vinyl: [{ text: 'It wipes clean.', topics: ['cleaning', 'marks'] }],
};

/** How a product does at topics, and what is true of its kind. */
export const kindFactsOf = (product: ProductFact, topics: readonly string[]): string[] => [
  ...topics.flatMap((topic) => judgeFloor(product, topic)?.why ?? []),
  ...(kindFacts[product.category as Flooring] ?? [])
    .filter((fact) => fact.topics.some((topic) => topics.includes(topic)))
    .filter(({ of }) => of?.(product) ?? true)
    .map(({ text }) => text),
];
