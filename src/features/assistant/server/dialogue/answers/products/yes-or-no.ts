import { listOf } from '../../../conversation/describe-record.ts';
import type { Fibre } from '../../../conversation/floors/turned-down.ts';
import type { Clause } from '../../../conversation/message.ts';
import { consider } from '../../../conversation/record.ts';
import type { Flooring } from '../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { describeProduct } from '../../../tools/describe-facts.ts';
import type { Turn } from '../../../turn.ts';
import { asksAnyOf, asksIfCheapest } from '../../acts/products/search-acts.ts';
import { isOfKind } from '../../products/advise.ts';
import { choiceOf, fittedPrice } from '../../products/choose-floor.ts';
import { ofLook, readLook } from '../../products/conditions/read-look.ts';
import { isFloor, kindOf, rangeOf, sellingPrice } from '../../products/match-products.ts';
import { findSubject, floorsSpokenOf } from '../../products/subject.ts';
import { fibresNamed } from '../../products/turned-down/read-turned-down.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { kindFactsOf } from '../../topics/kind-facts.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import { spec } from '../../topics/rate-floors.ts';
import { rateVerdict } from '../../topics/verdicts/judge-floor.ts';
import { adviseFloors } from './advice/advice.ts';
import { asksIfWoolSuits } from './advice/advice-lead.ts';
import { shortName } from './describe-facet.ts';
import { noted, showProducts } from './show-products.ts';
import { describeTopicFacts } from './topic-facts.ts';

/** A question about a floor that a yes or a no answers, or one of two things; nothing where the data has neither. */
export function answerYesOrNo(turn: Turn, clause: Clause): string[] | undefined {
  const { text } = clause;
  if (asksAnyOf.test(text)) return sayAnyOf(turn, text);
  if (asksIfWoolSuits(text)) return noted(turn, adviseFloors(turn, clause, 'carpet'));
  const ofUse = sayIfEnough(turn, text) ?? sayIfCheapest(turn, text);
  if (ofUse) return noted(turn, [ofUse]);
  const describe = asksForm.test(text)
    ? sayForm
    : asksMadeOf.test(text) && fibresNamed(text).length + Number(manMade.test(text)) > 0
      ? sayFibre
      : asksBetter.test(text)
        ? sayBetter
        : asksFigure.test(text)
          ? sayFigure
          : undefined;
  const subject = describe && findSubject(turn, clause);
  const isOfBetter = describe === sayBetter;
  const product = (isOfBetter ? ofKindBefore(turn, text) : undefined) ?? subject?.products[0];
  if (!describe || !product || !isFloor(product)) return undefined;
  const line = describe(product, text, turn);
  if (!line) return undefined;
  consider(turn.record, choiceOf(product));
  turn.record.factAsked = text;
  return noted(turn, [line]);
}

/** "Is that the cheapest vinyl?": customers call LVT vinyl, so it is one of both. */
function sayIfCheapest(turn: Turn, text: string): string | undefined {
  const [kind, ...others] = kindsNamed(text);
  if (!asksIfCheapest.test(text) || !kind || others.length > 0) return undefined;
  const { products, prices } = turn.catalogue;
  const [cheapest] = products
    .filter((one) => isFloor(one) && one.stock === 'instock' && isOfKind(one, kind))
    .toSorted((one, other) => fittedPrice(one, prices) - fittedPrice(other, prices));
  if (!cheapest) return undefined;
  const sum = Number(/£ ?(\d+(?:\.\d+)?)/.exec(text)?.[1]);
  const meant = turn.record.considered.find(({ slug }) => slug !== undefined)?.slug;
  const isIt = sum ? sellingPrice(cheapest) === sum : meant === cheapest.slug;
  showProducts(turn, [cheapest]);
  consider(turn.record, choiceOf(cheapest));
  return isIt
    ? `Yes: ${describeProduct(cheapest)}`
    : `No, the cheapest is ${describeProduct(cheapest)}`;
}

/** "Are any of those grey?" */
function sayAnyOf(turn: Turn, text: string): string[] | undefined {
  const { catalogue, record } = turn;
  const wanted = readLook(text, catalogue);
  const all = catalogue.all ?? catalogue.products;
  const shown = all.filter(({ slug }) => record.offered.some((one) => one.slug === slug));
  if (!wanted.colours || shown.length === 0) return undefined;
  const { colours } = wanted;
  const alike = ofLook(shown, { colours });
  if (alike.length > 0) return noted(turn, [`Yes: ${listOf(alike.map(({ name }) => name))}.`]);
  const none = `No, none of those is ${colours.join(' or ')}.`;
  const kinds = new Set(shown.map(kindOf));
  const others = ofLook(catalogue.products.filter(isFloor), { ...record.wanted, colours });
  const nearest = others.find((one) => kinds.has(kindOf(one))) ?? others[0];
  if (!nearest) return noted(turn, [none]);
  showProducts(turn, [nearest]);
  return noted(turn, [`${none} The nearest is ${describeProduct(nearest)}`]);
}

const piece = '(?:tiles?|planks?|boards?|packs?|squares|pieces)';
const sheet = '(?:rolls?|sheets?|one piece)';
/** "Is that a roll or tiles?" */
const asksForm = new RegExp(
  String.raw`\b${sheet}\b[^.?!]{0,20}\bor\b[^.?!]{0,20}\b${piece}\b|\b${piece}\b[^.?!]{0,20}\bor\b[^.?!]{0,20}\b${sheet}\b|^(?![^?]*\b(?:how|what|which)\b).*\b(?:is|are|does|do) (?:it|that|this|they|the \w+(?: \w+)?) (?:come )?(?:in|off|on|from|as|a)(?: a)? (?:roll|sheet|tiles|planks|boards)\W*$`,
  'i',
);

function sayForm(product: ProductFact, question: string): string {
  const { specifications, name } = product;
  const rolls = specifications['Roll widths'];
  const size = specifications['Plank size'];
  const form = /tile/i.test(name) ? 'tiles' : /herringbone/i.test(name) ? 'blocks' : 'planks';
  const isOff = rolls !== undefined;
  const isAsked = /\bor\b/i.test(question);
  const asksRoll = new RegExp(String.raw`\b${sheet}\b`, 'i').test(question);
  const lead = isAsked ? '' : asksRoll === isOff ? 'Yes: ' : 'No: ';
  return isOff
    ? `${lead}${shortName(product)} comes off a roll, ${rolls} wide.`
    : `${lead}${shortName(product)} comes in ${form}, ${size} each.`;
}

const manMade = /\b(?:man[ -]?made|synthetic)\b/i;
/** "Is it 100% wool?", "has it got wool in it?" */
const asksMadeOf =
  /\b(?:is|are|isn'?t|aren'?t|has|have|does|do|so|any)\b[^.?!]{0,40}\b(?:wool|nylon|polyester|polyprop\w*|man[ -]?made|synthetic)\b(?! (?:ok|okay|good|better|warmer|softer|than)\b)/i;

function sayFibre(product: ProductFact, question: string): string | undefined {
  const made = spec(product, 'Fibre');
  if (!made || /\bwhich\b|\bwhat\b|\bor\b/i.test(question)) return undefined;
  const [fibre] = fibresNamed(question);
  const has = (one: Fibre) => made.toLowerCase().includes(one);
  const isWhole = /\b(?:100 ?%|pure|all|only|just|totally|completely)/i.test(question);
  const isWithout = fibre !== undefined && asksWithout.test(question);
  const isMet = manMade.test(question)
    ? !has('wool')
    : isWithout
      ? !has(fibre)
      : fibre !== undefined && has(fibre) && (!isWhole || /^100%/.test(made));
  return `${isMet ? 'Yes' : 'No'}: ${shortName(product)} is ${made}.`;
}

/** "Is it wool free?", "so no wool in it?" */
const asksWithout =
  /\b(?:wool|nylon|polyester|polypropylene)[ -]?(?:free|less)\b|\b(?:no|without|not any|zero) (?:wool|nylon|polyester|polypropylene)\b/i;

/** "Is that better for allergies than a hard floor?" */
const asksBetter =
  /\b(?:is|are|would|will|does|do|so)\b[^.?!]{0,30}\b(?:better|safer|warmer|quieter|softer|tougher|easier|healthier|more \w+|less \w+)\b[^.?!]{0,40}\bthan\b[^.?!]{0,20}\b(?:hard floor\w*|hard surface\w*|carpets?|laminate|vinyl|lvt|wood\w*|(?:floor)?boards|tiles)\b/i;

/** "Would carpet be …er than …": the floor of that kind that was spoken of, or its first. */
function ofKindBefore(turn: Turn, question: string): ProductFact | undefined {
  const [kind] = kindsNamed(question.slice(0, question.toLowerCase().lastIndexOf('than')));
  const ofKind = turn.catalogue.products.filter((one) => isFloor(one) && kindOf(one) === kind);
  return floorsSpokenOf(turn).find((one) => ofKind.includes(one)) ?? ofKind[0];
}

function sayBetter(
  product: ProductFact,
  question: string,
  { catalogue }: Turn,
): string | undefined {
  const than = question.slice(question.toLowerCase().lastIndexOf('than'));
  const kinds: Flooring[] = /\b(?:hard|wood\w*|(?:floor)?boards|tiles)\b/i.test(than)
    ? ['lvt', 'laminate', 'vinyl']
    : kindsNamed(than);
  const asked = topicsAsked(question);
  const topic =
    asked.find(({ name }) => name === 'slip') ?? asked.find(({ rate }) => rate !== undefined);
  const others = catalogue.products.filter(
    (one) => isFloor(one) && kinds.includes(kindOf(one)) && kindOf(one) !== kindOf(product),
  );
  if (!topic || others.length === 0) return undefined;
  const rate = topic.rate ?? ((one: ProductFact) => rateVerdict(one, topic.name));
  // What is not ours is as our hard floors mostly are.
  const isOfOther = /\b(?:wood\w*|(?:floor)?boards|tiles)\b/i.test(than);
  const sorted = others.toSorted((one, other) => rate(other) - rate(one));
  const best = isOfOther ? sorted[Math.floor(sorted.length / 2)] : sorted[0];
  const own = rate(product);
  const rival = best ? rate(best) : 0;
  const why = (one: ProductFact | undefined) =>
    one && !(isOfOther && one === best) ? kindFactsOf(one, [topic.name])[0] : undefined;
  const facts = (own > rival ? [why(product), why(best)] : [why(best), why(product)]).flatMap(
    (fact) => fact ?? [],
  );
  const verdict = own > rival ? 'Yes.' : own < rival ? 'No.' : 'There’s little between them.';
  return [verdict, ...new Set(facts)].join(' ');
}

/** "0.25 mm, is that OK for a café?": of the floors with that wear layer, the one spoken of if it is one. */
function sayIfEnough(turn: Turn, question: string): string | undefined {
  const figure = /\b0\.\d+(?= ?mm\b)/.exec(question)?.[0];
  const topics = topicsAsked(question).filter(({ name }) => name !== 'thickness');
  if (!figure || !isEnough.test(question) || !topics.some(({ rate }) => rate)) return undefined;
  const { products } = turn.catalogue;
  const having = products.filter(
    (one) => isFloor(one) && Number.parseFloat(spec(one, 'Wear layer')) === Number(figure),
  );
  const spoken = turn.record.considered.map(({ slug }) => slug);
  const product = having.find(({ slug }) => spoken.includes(slug)) ?? having[0];
  if (!product) return undefined;
  const facts = describeTopicFacts(turn, product, question, topics);
  const told = facts.filter((fact) => !/^[\w ]+: /.test(fact));
  return told.length > 0 ? `${rangeOf(product)}: ${told.join(' ')}` : undefined;
}
const isEnough = /\b(?:ok|okay|alright|all right|enough|good|fine|suit\w*|do|stand|cope|last)\b/i;

/** "Has the pale oak got that 0.55?" */
const asksFigure =
  /\b(?:is|has|have|does|do|got|with)\b[^.?!]{0,50}\b0\.\d+\b(?! ?m\b)(?!\d* ?(?:x|by)\b)(?![^.?!]*\b(?:ok|okay|enough|good|alright|fine|suit\w*)\b)/i;

function sayFigure(
  product: ProductFact,
  question: string,
  { catalogue }: Turn,
): string | undefined {
  const figure = /\b0\.\d+\b/.exec(question)?.[0];
  const own = spec(product, 'Wear layer');
  if (!figure || !own) return undefined;
  if (Number.parseFloat(own) === Number(figure))
    return `Yes: ${shortName(product)} has a ${own} wear layer.`;
  const having = catalogue.products.filter(
    (one) => isFloor(one) && Number.parseFloat(spec(one, 'Wear layer')) === Number(figure),
  );
  const ranges = [...new Set(having.map(rangeOf))];
  const others =
    ranges.length > 0
      ? ` ${listOf(ranges)} ${ranges.length > 1 ? 'have' : 'has'} ${figure} mm.`
      : '';
  return `No: ${shortName(product)} has a ${own} wear layer.${others}`;
}
