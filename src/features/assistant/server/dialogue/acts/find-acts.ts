import { isQuestion } from '../../conversation/act-patterns.ts';
import type { Act, Context } from './act.ts';
import { isBesideNew, isBesideRepair } from './context-of-acts.ts';
import { readOwnFloor } from './own-floor.ts';
import { readClause } from './read-clause.ts';

/** The acts of a message, in the order of its clauses, each once; the pressing ones first. */
export function findActs(context: Context): Act[] {
  const ownFloor = readOwnFloor(context);
  const read = context.message.clauses.map((clause) => ({
    isReason: clause.isReason === true,
    asks: isQuestion(clause.text),
    acts: readClause(clause, context),
  }));
  const isAnswered = read.some(
    ({ isReason, acts }) => !isReason && acts.some(({ kind }) => kind !== 'unknown'),
  );
  const isOfPrice = read.some(({ acts: own }) => own.some(({ kind }) => kind === 'priceMatter'));
  const acts = read
    .flatMap(({ isReason, asks, acts: own }) =>
      own.filter(
        ({ kind }) =>
          !(isReason && isAnswered && kind === 'fact') &&
          // What is told before a question about the price is its reason.
          !(isOfPrice && !asks && ofThings.has(kind)),
      ),
    )
    .filter(({ kind }) => !ownFloor || !pricesFloor.has(kind))
    .concat(ownFloor ?? []);
  const isUpset = acts.some(({ kind }) => ofTrouble.has(kind));
  const all = unique([
    ...acts.filter(({ kind }) => pressing.has(kind) && !(isUpset && reachesTeam.has(kind))),
    ...acts.filter(({ kind }) => !pressing.has(kind)),
  ]);
  const isPriced = all.some(({ kind }) => ['price', 'stairs', 'priceMatter'].includes(kind));
  const known = all.filter(
    (act) =>
      act.kind !== 'unknown' && !(isPriced && act.kind === 'taught' && ofNoPrice.has(act.question)),
  );
  const isBooking = known.some(({ kind }) => kind === 'book');
  const isComplaint = known.some(({ kind }) => kind === 'complaint');
  const isBudget = known.some(({ kind }) => kind === 'cheaper');
  const isOfTiles = known.some(({ kind }) => kind === 'asbestos');
  const useful = known.filter(
    (act) =>
      !(isOfTiles && besideTiles.has(act.kind)) &&
      !politeness.has(act.kind) &&
      !isBesideRepair(act, context.record) &&
      !(known.length > 1 && isBesideNew(act, context.record)) &&
      !(isBooking && act.kind === 'callBack' && !ringsCustomer.test(context.message.plain)) &&
      !(isComplaint && act.kind === 'book') &&
      !(isBudget && (act.kind === 'tooMuch' || act.kind === 'products')),
  );
  if (useful.length > 0) return useful;
  if (known.length < all.length) return all.filter(({ kind }) => kind === 'unknown');
  const polite = known.filter(({ kind }) => kind !== 'remark');
  return polite.length > 0 ? polite : known;
}

const ofThings = new Set<Act['kind']>(['fact', 'taught', 'products', 'productFacts', 'remark']);
const pressing = new Set<Act['kind']>([
  'injury',
  'asbestos',
  'water',
  'complaint',
  'person',
  'callBack',
]);
/** Said of old tiles, these are about the same. */
const besideTiles = new Set<Act['kind']>(['fact', 'taught', 'products', 'productFacts']);
/** What a customer's own floor is not asked about with. */
const pricesFloor = new Set<Act['kind']>([
  'price',
  'products',
  'productFacts',
  'taught',
  'unknown',
]);
/** The team rings about these anyway. */
const ofTrouble = new Set<Act['kind']>(['injury', 'water', 'complaint']);
const reachesTeam = new Set<Act['kind']>(['person', 'callBack']);
const politeness = new Set<Act['kind']>(['thanks', 'goodbye', 'greeting', 'remark']);
export const isPressing = ({ kind }: Act) => pressing.has(kind);

const keyOf = (act: Act) =>
  act.kind === 'ofRequest'
    ? `request ${act.topic}`
    : act.kind === 'fact'
      ? `fact ${act.topic}`
      : act.kind === 'taught'
        ? `taught ${act.answer}`
        : act.kind === 'priceMatter'
          ? `matter ${act.matter}`
          : act.kind;

const unique = (acts: readonly Act[]) =>
  acts.filter((act, at) => acts.findIndex((other) => keyOf(other) === keyOf(act)) === at);

/** What the sheet says where no price can be told. */
const ofNoPrice = new Set([
  'What does a repair cost?',
  'Do you carpet stairs?',
  'Are door bars included?',
]);

/** The customer wants to be rung, not the tenant. */
const ringsCustomer =
  /\b(?:ring|call|phone|bell|contact)\w* (?:me|us)\b|\b(?:call|ring)[ -]?back\b/i;
