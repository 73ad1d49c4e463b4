import { isQuestion } from '../../../../conversation/act-patterns.ts';
import { kindName } from '../../../../conversation/describe-record.ts';
import type { WantedLook } from '../../../../conversation/floors/wanted-floor.ts';
import type { Clause } from '../../../../conversation/message.ts';
import type { Flooring } from '../../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../../tools/business-tools.ts';
import type { Turn } from '../../../../turn.ts';
import { chooseBest, isUnfitFor, weightOf } from '../../../products/advise.ts';
import { type Catalogue, choiceOf } from '../../../products/choose-floor.ts';
import { ofLook } from '../../../products/conditions/read-look.ts';
import { hasColour, kindOf, offRoll, rangeOf } from '../../../products/match-products.ts';
import { filterFloors } from '../../../products/product-wishes.ts';
import { floorsSpokenOf } from '../../../products/subject.ts';
import { withoutTurnedDown } from '../../../products/turned-down/read-turned-down.ts';
import { coloursNamed } from '../../../topics/colours.ts';
import { topicsAsked } from '../../../topics/find-topics.ts';
import { kindFactsOf } from '../../../topics/kind-facts.ts';
import type { FloorTopic } from '../../../topics/topic.ts';
import { describeShort } from '../describe-facet.ts';
import { recommend } from '../note-mentioned.ts';
import { noteTold, showProducts, wasTold } from '../show-products.ts';
import { reasonsFor } from '../topic-facts.ts';
import { caveatsOf, leadOf, withoutLesser, withoutWool } from './advice-lead.ts';
import { lasts, needsOfTalk } from './needs-of-talk.ts';
import { cheapestOf, preferSpoken, rankForNeeds, withNextCheapest } from './rank-for-needs.ts';
import { maxFew, scopeOf } from './scope-of-advice.ts';

/** One or two floors for what is needed, each with the reason; nothing where no need is known. */
export function adviseFloors(turn: Turn, { text }: Clause, kind: Flooring | undefined): string[] {
  const { record, catalogue } = turn;
  const told = turn.message.clauses.filter((clause) => !isQuestion(clause.text));
  const { now, earlier, needs, main } = needsOfTalk(turn, text, told);
  if (needs.length === 0) return [];
  const scope = scopeOf(turn, text, now);
  const liked = told
    .map((clause) => clause.text)
    .filter((words) => likes.test(words) && !dislikes.test(words));
  const ofRoll =
    kind === 'vinyl' && offRoll.test(turn.message.plain.toLowerCase()) ? ['sheet'] : [];
  const { found } = filterFloors(
    [text, ...liked, ...ofRoll].join('. '),
    scope,
    kind,
    record.wishes,
  );
  const ranked = rankForNeeds(
    turn,
    inLook(
      withoutWool(inColour(found, [text, ...liked].join('. '), catalogue), text, now),
      record.wanted,
    ),
    needs,
    kind,
    now,
    main,
  );
  const isCheap = record.cheapWish?.isOpen === true;
  const wanted = isCheap ? cheapestOf(ranked, turn, main) : ranked;
  const isFew = scope.length <= maxFew;
  const best =
    cheapestAsked.test(text) || (isCheap && !isFew)
      ? withNextCheapest(turn, wanted, kind, needs)
      : isFew
        ? wanted.slice(0, 1).map(({ product }) => product)
        : chooseBest(preferSpoken(wanted, floorsSpokenOf(turn)), kind);
  const all = [...now, ...earlier.filter((topic) => now.length === 0 || lasts(topic))];
  // What people and animals need is a better reason than a room.
  const topics = all.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (best.length > 0) {
    const { offered } = record;
    const lines = describeBest(turn, withoutLesser(best, topics), {
      topics,
      now,
      question: text,
      kind,
    });
    // A choice among those shown leaves them under discussion.
    if (scope.length <= maxFew && offered.length > 1) record.offered = offered;
    return lines;
  }
  const anyKind = rankForNeeds(turn, catalogue.products, needs, undefined, now);
  const unfit = sayUnfit(found, now);
  if (unfit) {
    const [best] = chooseBest(anyKind, undefined);
    return [
      unfit,
      ...describeBest(turn, best ? [best] : [], { topics, now, question: text, kind }),
    ];
  }
  return describeBest(turn, chooseBest(anyKind, undefined), {
    topics,
    now,
    question: text,
    kind: undefined,
  });
}

const cheapestAsked = /\b(?:cheapest|least expensive|lowest price|most affordable)\b/i;

/** Why none of the floors asked for meets a need. */
function sayUnfit(found: readonly ProductFact[], now: readonly FloorTopic[]): string | undefined {
  const [product] = found;
  const need = now.find(({ rate, isStrict }) => isStrict && product && (rate?.(product) ?? 0) <= 0);
  const [fact] = product && need ? kindFactsOf(product, [need.name]) : [];
  return product && fact && `${rangeOf(product)}: ${fact}`;
}

const dislikes = /\b(?:don'?t|dont|do not|didn'?t|never|hates?|not)\b/i;
const likes = /\b(?:like|love|prefer|fancy|want|after|rather)\b/i;

/** The floors that look as was wished before, if there are such. */
function inLook(products: readonly ProductFact[], wanted: WantedLook | undefined) {
  const alike = wanted ? ofLook(products, wanted) : [];
  return alike.length > 0 ? alike : products;
}

/** The floors of a colour that is named, if there are such. */
export function inColour(
  products: readonly ProductFact[],
  text: string,
  catalogue: Catalogue,
): readonly ProductFact[] {
  const wanted = text
    .toLowerCase()
    .replace(/\bnot (?:too |so |very )?dark\b/g, 'pale')
    .replace(/\bnot (?:too |so |very )?(?:pale|light)\b/g, 'dark');
  const { hues, tones } = coloursNamed(withoutTurnedDown(wanted, catalogue).split(/[^\p{L}]+/u));
  const colours = hues.length > 0 ? hues : tones;
  const found = products.filter((product) => colours.some((word) => hasColour(product, word)));
  const inTone = found.filter((product) => tones.some((word) => hasColour(product, word)));
  return [inTone, found].find((some) => some.length > 0) ?? products;
}

const maxReasons = 2;

/** "But that's a deep pile, you said short is better": what was recommended is no good for what was told. */
function ownUp(
  { catalogue, record }: Turn,
  [best]: readonly ProductFact[],
  question: string,
  topics: readonly FloorTopic[],
): string[] {
  const [before] = record.offered;
  const offered = catalogue.products.find(({ slug }) => slug === before?.slug);
  const isUnfit = offered && offered !== best && topics.some((topic) => isUnfitFor(offered, topic));
  return isUnfit && objects.test(question) ? ['You’re right, sorry.'] : [];
}
const objects =
  /^\W*(?:(?:no|hang on|hold on|wait|er+|um+|hmm+|sorry)\W+)*(?:but|though)\b|\byou(?:['’]?ve| have)? (?:just )?said\b|\b(?:isn['’]?t|aren['’]?t) (?:it|they|that)\b/i;

type Asked = {
  topics: readonly FloorTopic[];
  now: readonly FloorTopic[];
  question: string;
  kind: Flooring | undefined;
};

function describeBest(
  turn: Turn,
  products: readonly ProductFact[],
  { topics, now, question, kind }: Asked,
): string[] {
  const [before] = turn.record.offered;
  const given = new Set<string>();
  const opened = now.length > 0 ? now : topics;
  const opening = [
    ...ownUp(turn, products, question, topics),
    ...leadOf(turn, question, opened, kind),
  ];
  const caveats = caveatsOf(turn, topics);
  // What is asked is told, even if it was told before.
  const asked = topicsAsked(question);
  const open = topics.filter(
    (topic) => kind || topic.says === undefined || !opened.includes(topic),
  );
  const lines = products.map((product, at) => {
    const reasons = (of: readonly FloorTopic[]) => reasonsFor(turn, product, question, of);
    const fresh = reasons(open.filter((topic) => !asked.includes(topic))).filter(
      (fact) => !wasTold(turn, fact),
    );
    const facts = [
      ...new Set([...reasons(open.filter((topic) => asked.includes(topic))), ...fresh]),
    ]
      .filter((fact) => !given.has(fact))
      .slice(0, maxReasons);
    for (const fact of facts) given.add(fact);
    const lead =
      at === 0
        ? product.slug === before?.slug
          ? 'I’d still choose'
          : 'I’d choose'
        : `Or${product.category === products[0]?.category ? '' : ` in ${kindName(kindOf(product))}`}:`;
    return { product, lead, facts };
  });
  const known = new Set(turn.record.shown ?? []);
  const shown = showProducts(turn, products);
  recommend(turn.record, products.map(choiceOf));
  const chosen = lines.map(({ product, lead, facts }, at) => {
    const reasons = facts.length > 0 ? ` ${facts.join(' ')}` : '';
    if (known.has(product.slug) && at === 0 && reasons) return `${lead} ${product.name}.${reasons}`;
    const price = shown[at] ? describeShort(product) : '';
    return `${lead} ${product.name}.${reasons} ${price}`;
  });
  noteTold(turn, [...opening, ...caveats, ...given]);
  return [...opening, ...chosen, ...caveats];
}
