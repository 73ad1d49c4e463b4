import type { Flooring } from '../../nlu/parsed-message.ts';
import type { ProductFact } from '../../tools/business-tools.ts';
import { floorTopics, topicsAsked, topicsDenied } from '../topics/find-topics.ts';
import { isContract, spec } from '../topics/rate-floors.ts';
import type { FloorTopic } from '../topics/topic.ts';
import { isOfKind } from './advise.ts';
import { isFloor, isOfMake, sellingPrice } from './match-products.ts';
import { asksDecent, decentWish } from './suits-rooms.ts';

/** What a floor must be, which it is or is not. */
type Filter = { says: RegExp; name: string; isMet: (product: ProductFact) => boolean };

const textOf = ({ name, description, features, specifications }: ProductFact) =>
  [name, description, ...features, ...Object.values(specifications)].join(' ').toLowerCase();

const filters: readonly Filter[] = [
  {
    says: /(?<!\b(?:no|without|not|any|to) )(?<!\b(?:old|existing|current|our|my) )\bwool(?:len)?\b/i,
    name: 'wool',
    isMet: (product) => /wool/i.test(spec(product, 'Fibre')),
  },
  {
    says: /\b(?:synthetic|man[ -]?made)\b|\bpolyprop\w* or (?:whatever|anything|something|similar)\b/i,
    name: 'man-made',
    isMet: (product) => product.category === 'carpet' && !/wool/i.test(spec(product, 'Fibre')),
  },
  {
    says: /\bpolyprop\w*\b(?! or (?:whatever|anything|something|similar)\b)/i,
    name: 'polypropylene',
    isMet: (product) => /polyprop/i.test(spec(product, 'Fibre')),
  },
  {
    // "The one you can bleach", "bleach cleanable"; not "bleach gets spilt".
    says: /\b(?:can|could|to|may) (?:(?:i|you|we|u|be|just|use) )*bleach\w*\b|\bbleach[ -]?(?:able|clean\w*|proof|safe|resist\w*)\b|\b(?:clean\w*|wash\w*|scrub\w*|takes?|stands?) (?:it |them |up )?(?:with |to )?bleach\b/i,
    name: 'cleaned with bleach',
    isMet: (product) => /solution-dyed/i.test(spec(product, 'Fibre')),
  },
  { says: asksDecent, name: decentWish, isMet: (product) => !isContract(product) },
  {
    says: /\b(?:5|five) ?m(?:etres?)?\b[^.?!]{0,12}\b(?:wide|roll)/i,
    name: '5 m wide',
    isMet: (product) => product.rollWidths.includes(5),
  },
  {
    says: /\bhard ?(?:floor\w*|surface\w*)\b/i,
    name: 'hard floors',
    isMet: ({ category }) => category !== 'carpet',
  },
  { says: /\bclick\b/i, name: 'click', isMet: (product) => /click/i.test(textOf(product)) },
  {
    says: /(?<!\b(?:without|no|not|never|any|avoid|hate|(?:do|does|is|are|would|need)(?:n['’]?t| not)?(?: (?:need|use|using|want|be))?|dont (?:need|use|want)|doesnt (?:need|use)|isnt) (?:any |the |being |to be )?)(?:\bglue(?:d|s)?\b(?!-?less| free)|\bdry ?back\b)/i,
    name: 'glued down',
    isMet: (product) => /dryback/i.test(textOf(product)),
  },
  {
    says: /\b(?:sale|reduced|offers?|on offer|discount\w*|money off)\b/i,
    name: 'reduced',
    isMet: ({ salePrice }) => salePrice !== null,
  },
  {
    says: /\bin stock\b|\bavailable (?:now|straight)/i,
    name: 'in stock',
    isMet: ({ stock }) => stock === 'instock',
  },
];

const budgetPattern =
  /\b(?:under|below|less than|up to|upto|max(?:imum)?(?: of)?|no more than|within|cheaper than)\s*£?\s*(\d+(?:\.\d{1,2})?)(?!\s*(?:m\b|metre|cm|mm|ft|feet|miles|rooms?|days|weeks))/i;

/** The floors that pass the filters of a text; `names` are the filters. */
export function filterFloors(
  text: string,
  products: readonly ProductFact[],
  kind: Flooring | undefined,
  remembered: readonly string[] = [],
): { found: ProductFact[]; names: string[]; budget: number | undefined } {
  const isOfFibre = filters.some(({ says, name }) => ofFibre.has(name) && says.test(text));
  const kept = remembered.filter((name) => !(isOfFibre && ofFibre.has(name)));
  const isWished = ({ says, name }: Filter) =>
    says.test(text) && !(ofFibre.has(name) && asksFibre.test(text));
  const asked = filters.filter((filter) => isWished(filter) || kept.includes(filter.name));
  const budget = Number(budgetPattern.exec(text)?.[1]) || undefined;
  const isSheet = /\bsheet|lino|roll\b/i.test(text);
  const words = text.toLowerCase().split(/\W+/);
  const ofMake = products.filter((product) => isFloor(product) && isOfMake(product, words));
  const found = (ofMake.length > 0 ? ofMake : products).filter(
    (product) =>
      isFloor(product) &&
      isOfKind(product, kind) &&
      !(isSheet && kind === 'vinyl' && product.category === 'lvt') &&
      asked.every(({ isMet }) => isMet(product)) &&
      (budget === undefined || sellingPrice(product) <= budget),
  );
  const names = asked.map(({ name }) => name);
  return { found, names: ofMake.length > 0 ? ['make', ...names] : names, budget };
}

const places = new Set(['stairs', 'bathroom', 'kitchen', 'office', 'bedroom', 'lounge']);
const ofFibre = new Set(['wool', 'man-made', 'polypropylene', 'cleaned with bleach']);
const lasting = new Set([...ofFibre, decentWish]);
const maxWishes = 8;

/** "Is wool OK?", "it's 80% wool": what a floor is made of is asked or told, and not wished for. */
const asksFibre =
  /\b(?:(?:is|are)(?! there)|isn'?t|\w's|so|than|\d+ ?%)(?=\W)[^.,?!]{0,25}\bwool\b|\bwool\b (?:carpets? )?(?:is|ok|okay|any good|bad)\b/i;

/** The needs that a text tells; to who has an allergy, dust is that, and no mark that shows. */
export function ratedIn(text: string, wishes: readonly string[]): FloorTopic[] {
  const isOfDust = wishes.includes('allergy') && /\bdust/i.test(text) && !showsMarks.test(text);
  return topicsAsked(text).filter(({ rate, name }) => rate && !(isOfDust && name === 'marks'));
}
const showsMarks = /\b(?:shows?|hides?|marks?|dirt\w*|mud\w*|kids?|child\w*|bab\w+|toddlers?)\b/i;

/** What a floor should be like, after a message: a new place replaces the one before. */
export function mergeWishes(before: readonly string[], text: string): string[] {
  const topics = ratedIn(text, before);
  const denied = topicsDenied(text).map(({ name }) => name);
  const left = before.filter((name) => !denied.includes(name));
  const own = [
    ...topics.map(({ name }) => name),
    ...filters
      .filter(
        ({ says, name }) =>
          lasting.has(name) && says.test(text) && !(ofFibre.has(name) && asksFibre.test(text)),
      )
      .map(({ name }) => name),
  ];
  if (own.length === 0) return left;
  const isElsewhere = own.some((name) => places.has(name));
  const kept = left.filter((name) => !own.includes(name) && !(isElsewhere && places.has(name)));
  return [...own, ...kept].slice(0, maxWishes);
}

/** The topics among remembered wishes. */
export const topicsOf = (names: readonly string[]): FloorTopic[] =>
  floorTopics.filter(({ name, rate }) => rate && names.includes(name));
