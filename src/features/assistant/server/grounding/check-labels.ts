import { unitOf } from '../nlu/text/spoken-numbers.ts';
import { type Facts, isRounded, keyOf } from './evidence.ts';
import { type Claim, findFigures } from './figures.ts';
import { idle, type Label, readLabel } from './read-labels.ts';
import { allStems, clausesOf, contentStems, stemOf, textBefore } from './statements.ts';
import { writeFigures } from './sums/amounts-in-words.ts';

/** A total with what it includes, and a part of a total. */
const isOfWhole =
  /\b(?:includ\w+|with|plus|cover\w*|all[ -]in|whole (?:thing|lot|job)|of (?:the|that|this|your) £)/i;
/** "With underlay and accessories it's £352" */
const listsParts = /\b(?:with|including)\s(?!£)[^,;:.£]*\band\s*$/i;
const ofTax = /\b(?:including|with|inc\.?|plus) (?:the )?VAT\b|\bVAT (?:is )?included\b/gi;

const isPartName =
  /\b(?:fit\w*|install\w*|labour|underlay|accessor\w+|gripper|bars?|scotia|seal|trims?|bits|extras|lay\w*)\b/i;

const isAccessory = /\b(?:accessor\w+|gripper|bars?|scotia|seal|trims?)\b/i;

const has = (label: Label, figure: Claim) =>
  label.figures.some(
    (told) =>
      keyOf(told) === keyOf(figure) ||
      (told.kind === 'money' && figure.kind === 'money' && isRounded(figure, [Number(told.value)])),
  );

/**
 * The figure of a clause, if the evidence gives it for something else: words of the clause stand with other figures of
 * its kind, and never with this one. "Levelling is £14" where that is the plywood.
 */
export function findMislabelled(
  clause: string,
  sentence: string,
  { labels, names }: Facts,
): Claim[] {
  const bare = clause.replace(ofTax, ' ');
  const { figures, words, floors } = readLabel(bare);
  const [figure, ...more] = figures;
  const goesOn = listsParts.test(textBefore(clause, sentence));
  if (!figure || goesOn || isOfWhole.test(bare) || isSumOfParts(figure, sentence, labels))
    return [];
  const same = labels.filter((label) => label.figures.some(({ kind }) => kind === figure.kind));
  // Both ends of a range are told at once; of two prices in a clause the words may be of either.
  const mine = same.filter((label) => [figure, ...more].every((one) => has(label, one)));
  // What a job is of, "13 stairs", its parts are of too.
  const others = same.filter((label) => !mine.includes(label) && !label.isTotal);
  if (mine.length === 0) return [];
  // All that is supplied is materials.
  if (words.has('materials') && mine.some(({ of }) => /\bsupply only\b/i.test(of ?? ''))) return [];
  const isOther = [...words].some(
    (word) =>
      !names.has(word) &&
      others.some((label) => label.words.has(word)) &&
      !mine.some((label) => label.words.has(word)),
  );
  const [floor] = floors;
  const isOtherFloor =
    floors.size === 1 &&
    floor !== undefined &&
    mine.every((label) => label.floors.size > 0 && !label.floors.has(floor));
  // "£129.60 is the vinyl" where that is its fitting.
  const isOtherPart =
    floors.size > 0 &&
    !isPartName.test(bare) &&
    mine.every(({ isPart, words: part }) => isPart && !part.has('materials'));
  // "£107.64 of that is gripper" where that is the underlay.
  const isOtherAccessory =
    isAccessory.test(bare) &&
    mine.every(
      ({ isPart, words: part }) =>
        isPart && !part.has('accessories') && ![...part].some((word) => words.has(word)),
    );
  return isOther || isOtherFloor || isOtherPart || isOtherAccessory
    ? [{ ...figure, kind: `${figure.kind} of something else` }]
    : [];
}

/** The parts of a price that a text names, of whichever job. */
function partsNamed(text: string, labels: readonly Label[]): Label[] {
  const { words, floors } = readLabel(text);
  const isFloor = floors.size > 0 || /\b(?:boards?|planks?|tiles?|flooring)\b/i.test(text);
  return labels.filter(
    (part) =>
      part.isPart &&
      [...part.words].some((word) => words.has(word) || (word === 'materials' && isFloor)),
  );
}

const poundsOf = ({ figures }: Label) => Number(figures[0]?.value);

/** Whether a sum is that of the parts that a sentence names: "the carpet and underlay come to £413.90". */
export function isSumOfParts(sum: Claim, sentence: string, labels: readonly Label[]): boolean {
  if (sum.kind !== 'money') return false;
  const named = partsNamed(sentence.split('£')[0] ?? '', labels);
  return [...new Set(named.map(({ of }) => of))].some((of) => {
    const parts = named.filter((part) => part.of === of).map(poundsOf);
    const total = parts.reduce((all, part) => all + Math.round(100 * part), 0) / 100;
    return parts.length > 1 && (Number(sum.value) === total || isRounded(sum, [total]));
  });
}

/** How far a spoken share may be from the exact one, in percent: "about a third" of what is 29%. */
const shareTolerance = 6;

/** Whether a share of a price is that of the part that a sentence names, of the job whose price it tells. */
export function isShareOfPart(share: Claim, sentence: string, labels: readonly Label[]): boolean {
  if (share.kind !== 'percent') return false;
  const told = findFigures(sentence).map(({ value }) => Number(value));
  const shares = partsNamed(sentence, labels).map((part) => {
    const all = labels.filter(({ isPart, of }) => isPart && of === part.of).map(poundsOf);
    const pence = all.reduce((sum, pounds) => sum + Math.round(100 * pounds), 0);
    return {
      isTold: told.includes(pence / 100),
      more: (10_000 * poundsOf(part)) / pence - Number(share.value),
    };
  });
  const meant = shares.some(({ isTold }) => isTold) ? shares.filter((one) => one.isTold) : shares;
  return (
    meant.length > 0 &&
    meant.every(({ more }) => {
      if (share.hedge === 'under' && more > 0) return false;
      if (share.hedge === 'over' && more < 0) return false;
      return Math.abs(more) <= (share.hedge ? shareTolerance : 1);
    })
  );
}

const goods =
  /\b(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten) (tub|pack|roll|box)(?:e?s)?\b/i;
const isCoverage = /\b(?:coverage|a tub|pack size|roll size)\b/i;
const isEnough = /\b(?:do|does|covers?|enough|plenty|need|suffices?|see you through)\b/i;
const areaOf = (text: string) => findFigures(text).find(({ kind }) => kind === 'm2')?.value;

/** So many packs that are said to do for an area, and cover less of it. */
export function findShort(clause: string, { sentences, customer }: Facts): Claim[] {
  const [whole, many = ''] = goods.exec(clause) ?? [];
  const each = sentences.filter((text) => isCoverage.test(text)).map(areaOf)[0];
  const area = areaOf(clause) ?? areaOf(customer);
  if (!whole || !each || !area || !isEnough.test(clause)) return [];
  const count = unitOf.get(many.toLowerCase()) ?? (/^an?$/i.test(many) ? 1 : Number(many));
  return count * Number(each) < Number(area) ? [{ kind: 'too few', value: whole }] : [];
}

const count =
  /(?<![\d,.£]|\bone of the )\b(\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten)\+? (?:\p{L}+ )??(\p{L}{2,}(?<!s)s|(?<=\bone )(?:join|pack))\b/giu;
const isUnit =
  /^(?:metres?|miles?|minutes?|mins|hours?|days?|weeks?|months?|years?|pounds?|rooms?|ones?|square|of|or|and|is|that)$/i;

const noJoin = /\b(?:no|without(?: an?| any)?) joins?\b/i;

const countsOf = (text: string) => [
  ...[...writeFigures(text).matchAll(count)]
    .filter(([, , thing = '']) => !isUnit.test(thing))
    .map(([, many = '', thing = '']) => ({
      many: unitOf.get(many.toLowerCase()) ?? Number(many.replaceAll(',', '')),
      thing: stemOf(thing),
    })),
  ...(noJoin.test(text) ? [{ many: 0, thing: stemOf('joins') }] : []),
];

/** Numbers of things of which the evidence tells another number: "three joins". */
export function findMiscounted(clause: string, { sentences, customer }: Facts): Claim[] {
  const told = sentences.flatMap(countsOf);
  const asked = countsOf(customer).filter(
    ({ thing }) => /\byour\b/i.test(clause) || !told.some((other) => other.thing === thing),
  );
  told.push(...asked);
  for (const text of sentences) {
    const list = /^\s*Colours: (.+)/.exec(text)?.[1];
    if (list) told.push({ many: list.split(',').length, thing: stemOf('colours') });
  }
  return countsOf(clause)
    .filter(({ many, thing }) => {
      const same = told.filter((other) => other.thing === thing);
      return same.length > 0 && !same.some((other) => other.many === many);
    })
    .map(({ many, thing }) => ({ kind: `another number of ${thing}`, value: String(many) }));
}

const ofShare =
  /\b(?:most|bulk|lion['’]s share|(?:biggest|largest|main) (?:part|share|chunk|item|cost)|majority)\b/i;

const mostly =
  /\b(?:mostly|mainly|largely|chiefly|predominantly|most of it is|nearly all|almost all) (\p{L}+)/iu;
const half = 50;

/** A part of a price, or of a fibre, that is said to be the largest, and is not: "most of it is the fitting". */
export function findOverstated(clause: string, { labels, sentences }: Facts): Claim[] {
  const [, thing = ''] = mostly.exec(clause) ?? [];
  const shares = sentences.flatMap((text) =>
    [...text.matchAll(/(\d+)% (\p{L}+)/gu)].filter(([, , of = '']) => stemOf(of) === stemOf(thing)),
  );
  if (shares.length > 0 && shares.every(([, percent]) => Number(percent) < half))
    return [{ kind: 'largest part', value: clause.trim() }];
  if (!ofShare.test(clause)) return [];
  const parts = labels.filter(({ isPart }) => isPart);
  const said = partsNamed(clause, labels);
  const largest = Math.max(...parts.map(poundsOf));
  return said.length > 0 && !said.some((part) => poundsOf(part) === largest)
    ? [{ kind: 'largest part', value: clause.trim() }]
    : [];
}

const included = /((?:\p{L}+ ){1,3})(?:is|are|comes?) (?:all |also |both )?included\b/giu;

/** "If the floor needs levelling, that's in the price too." */
const inPrice =
  /(?:\b(?:is|are|comes?)|['’]s|['’]re) (?:all |also )?(?:in|part of) (?:the|that|your|this) (?:price|sum|total|cost|figure|quote)\b/i;
const isFitted = /\bsupplied and fitted\b/i;
const pointsBack = /^\W*(?:that|it|this|they)\b/i;

/** What a sentence says is in the price. */
function saidInPrice(clause: string, sentence: string): string[] {
  if (!inPrice.test(clause)) return [];
  const before = clausesOf(textBefore(clause, sentence)).at(-1) ?? '';
  const subject = pointsBack.test(clause) ? before : clause.replace(inPrice, ' ');
  return [...readLabel(subject).words];
}

const includes = /\b(?:includes?|including|covers?)((?: [\p{L}'’-]+){1,3})/giu;

/** What is said to be included in a price and no evidence names: "the stair rods are included". */
export function findIncluded(
  clause: string,
  sentence: string,
  { stems, labels, sentences, answer }: Facts,
): Claim[] {
  const spoken = new Set(findFigures(answer).map(keyOf));
  const isWithin = (stem: string) =>
    sentences.some((text) => /\binclud/i.test(text) && allStems(text).includes(stem));
  return [
    ...[...clause.matchAll(included)]
      .flatMap(([, things = '']) => allStems(things))
      .filter((stem) => !stems.has(stem) && !/^(?:everyth|thing|fit)/.test(stem)),
    ...[...clause.matchAll(includes)]
      .flatMap(([, things = '']) => allStems(things))
      .filter((stem) => {
        const priced = labels.filter(({ words }) => words.has(stem));
        const isSpoken = priced.some(
          ({ isPart, figures }) => isPart || figures.some((one) => spoken.has(keyOf(one))),
        );
        return priced.length > 0 && !isWithin(stem) && !isSpoken;
      }),
    ...saidInPrice(clause, sentence)
      .filter((word) => contentStems(word).length > 0)
      .filter((word) => word !== 'fitting' || !sentences.some((text) => isFitted.test(text)))
      .filter((word) => !labels.some(({ isPart, words }) => isPart && words.has(word)))
      .filter((word) => !isWithin(stemOf(word))),
  ]
    .filter((stem) => !idle.has(stem))
    .map((value) => ({ kind: 'included', value }));
}
