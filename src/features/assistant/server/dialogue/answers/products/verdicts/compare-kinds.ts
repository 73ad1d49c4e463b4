import { formatPounds } from '#platform/units/pounds.ts';
import { capitalise, kindName, standardOf } from '../../../../conversation/describe-record.ts';
import type { Clause } from '../../../../conversation/message.ts';
import { consider } from '../../../../conversation/record.ts';
import type { Flooring } from '../../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../../tools/business-tools.ts';
import type { Turn } from '../../../../turn.ts';
import { asksToChoose } from '../../../acts/products/asks-to-choose.ts';
import { asksStrengths, comparesOnNeed } from '../../../acts/products/weighed-kinds.ts';
import { type Need, rankFloors, weightOfEarlier } from '../../../products/advise.ts';
import { choiceOf } from '../../../products/choose-floor.ts';
import { isFloor, kindOf, sellingPrice } from '../../../products/match-products.ts';
import { topicsOf } from '../../../products/product-wishes.ts';
import { floorsSpokenOf } from '../../../products/subject.ts';
import { placeNames, topicsAsked } from '../../../topics/find-topics.ts';
import type { FloorTopic } from '../../../topics/topic.ts';
import { describePrice, shortName } from '../describe-facet.ts';
import { recommend } from '../note-mentioned.ts';
import { describeKindFacts, reasonsFor } from '../topic-facts.ts';
import { judge, nameIn } from './say-verdict.ts';

/** Notes the floor that is the better one. */
export function take({ record }: Turn, product: ProductFact): void {
  consider(record, choiceOf(product));
  recommend(record, [choiceOf(product)]);
}

const strengths: Record<Flooring, string> = {
  laminate:
    'Laminate is harder on the surface and costs less, but stands only splashes wiped up within the hour.',
  lvt: 'LVT isn’t harmed by water, and it’s quieter and warmer underfoot.',
  vinyl:
    'Sheet vinyl costs less than LVT and lies in one piece in most rooms, with no joint for water.',
  carpet: 'Carpet is the softest, warmest and quietest, and the one for stairs.',
};

/** What is said of a kind only beside others than LVT, which is dearer, or than carpet, which is warmer. */
function strengthBeside(kind: Flooring, others: readonly Flooring[]): string {
  if (kind === 'laminate' && !others.includes('lvt'))
    return 'Laminate is harder on the surface, but stands only splashes wiped up within the hour.';
  if (kind === 'lvt' && others.includes('carpet'))
    return 'LVT isn’t harmed by water and wipes clean, so mud, pets and spills are less trouble.';
  return strengths[kind];
}

const titleOf = (kind: Flooring) => capitalise(kindName(kind));

/** What is true of a kind on what was asked; else what it is good at. */
function strengthOf(
  turn: Turn,
  kind: Flooring,
  kinds: readonly Flooring[],
  question: string,
): string {
  const topics = topicsAsked(question).filter(({ rate }) => !rate);
  const facts = topics.length > 0 ? describeKindFacts(turn, kind, question) : [];
  const told = facts.join(' ');
  if (told === '') return strengthBeside(kind, kinds);
  return told.includes(titleOf(kind)) ? told : `${titleOf(kind)}: ${told}`;
}

/** Where there is mud and spills, of two kinds that are as good the one that is wiped clean. */
const ofMess = new Set(['dogs', 'marks', 'stains', 'kitchen', 'accidents']);
const wipedClean = topicsOf(['water']).map((topic) => ({ topic, weight: 0.1 }));

/** What floors are weighed by: what is asked now, and for less what was wished before of more than a place. */
export function needsOf(asked: readonly FloorTopic[], wished: readonly FloorTopic[]): Need[] {
  if (asked.length === 0) return [];
  const earlier = wished.filter((topic) => !asked.includes(topic) && !placeNames.has(topic.name));
  return [
    ...asked.map((topic) => ({ topic, weight: 1 })),
    ...earlier.map((topic) => ({ topic, weight: weightOfEarlier })),
    ...(asked.some(({ name }) => ofMess.has(name)) ? wipedClean : []),
  ];
}

/** The kind to choose for what was asked, with a product of it and why, and how the others do; else what each is good at. */
export function compareKinds(
  turn: Turn,
  { text }: Clause,
  kinds: readonly Flooring[],
  meant?: ProductFact,
): string[] {
  const { catalogue, record } = turn;
  const said = [...topicsAsked(text), ...topicsAsked(turn.message.plain)];
  const asked = [...new Set(said)].filter(({ rate }) => rate);
  const wished = topicsOf(record.wishes);
  // "The lounge is 5 by 4" says where it is to lie, not what it must stand.
  const isOfNeed = asked.some(({ name }) => !placeNames.has(name));
  const topics = isOfNeed ? asked : [...new Set([...wished, ...asked])];
  const needs = needsOf(topics, wished);
  const among = catalogue.products.filter(
    (product) =>
      isFloor(product) &&
      kinds.includes(kindOf(product)) &&
      product.stock === 'instock' &&
      (product === meant || meant === undefined || kindOf(product) !== kindOf(meant)),
  );
  const ranked = needs.length > 0 ? rankFloors(among, { needs, prices: catalogue.prices }) : [];
  const [best] = ranked;
  const { material } = catalogue.prices;
  const isOfPrice = /\b(?:cheap|dear|expensive|cost|price|more|less)/i.test(text);
  const strengthsOf = (some: readonly Flooring[]) =>
    some.map((kind) =>
      meant && kind === kindOf(meant)
        ? `${strengthBeside(kind, kinds)} ${describePrice(meant)}`
        : `${strengthOf(turn, kind, kinds, text)}${meant || isOfPrice ? ` Ours is ${formatPounds(material[standardOf(kind)])} per m².` : ''}`,
    );
  for (const kind of kinds) consider(record, { kind });
  if (meant) consider(record, choiceOf(meant));
  if (asksStrengths(text) || !best || (isOfPrice && !isOfNeed)) return strengthsOf(kinds);
  if (isOfNeed && comparesOnNeed(text)) {
    const spoken = floorsSpokenOf(turn);
    const told = kinds.map((kind) => {
      const product = spoken.find((one) => kindOf(one) === kind) ?? ofKind(ranked, among, kind);
      const whys = product ? judge(product, asked).map(({ verdict }) => verdict.why) : [];
      return whys.length > 0 ? nameIn(titleOf(kind), whys.slice(0, maxReasons)) : undefined;
    });
    return told.map((line, at) => line ?? strengthsOf(kinds)[at] ?? '');
  }
  const rival = ranked.find(({ product }) => kindOf(product) !== kindOf(best.product));
  const isEven = (asked.length > 0 || meant) && rival?.score === best.score;
  if (isEven) {
    const [fact] = reasonsFor(turn, best.product, text, topics);
    const ofBoth =
      fact && reasonsFor(turn, rival.product, text, topics).includes(fact) ? [`Both: ${fact}`] : [];
    if ((asksForOne.test(text) || asksToChoose.test(text)) && !meant) {
      take(turn, best.product);
      const kind = kindOf(best.product);
      return [
        ...ofBoth,
        `Of the two I’d choose ${kindName(kind)}, such as ${best.product.name}. ${strengthBeside(kind, kinds)} ${describePrice(best.product)}`,
      ];
    }
    return [
      ...strengthsOf(kinds),
      ...(ofBoth.length > 0 || !isOfNeed ? ofBoth : ['There’s little between them on that.']),
    ];
  }
  const { product } =
    ranked.find((one) => one.score === best.score && one.product === meant) ?? best;
  take(turn, product);
  const facts = reasonsFor(turn, product, text, topics).slice(0, maxReasons);
  const others = kinds.filter((kind) => kind !== kindOf(product));
  const rest = others.map((kind) => {
    const other = meant && kindOf(meant) === kind ? meant : ofKind(ranked, among, kind);
    const [judged] = other ? judge(other, topics) : [];
    const name = other && other === meant ? shortName(other) : titleOf(kind);
    return judged ? nameIn(name, [judged.verdict.why]) : undefined;
  });
  return [
    `I’d choose ${product === meant ? '' : `${kindName(kindOf(product))}, such as `}${product.name}. ${[...facts, `${formatPounds(sellingPrice(product))} per ${product.unit}.`].join(' ')} /products/${product.slug}`,
    ...rest.map((line, at) => line ?? strengthsOf(others)[at] ?? ''),
  ];
}
const maxReasons = 2;
const asksForOne =
  /\b(?:better|best|pick|choose|go (?:for|with)|prefer|recommend|would you have|should (?:i|we) (?:have|get))\b/i;

/** The floor of a kind that does best, or any. */
const ofKind = (
  ranked: readonly { product: ProductFact }[],
  among: readonly ProductFact[],
  kind: Flooring,
): ProductFact | undefined =>
  [...ranked.map(({ product }) => product), ...among].find((product) => kindOf(product) === kind);
