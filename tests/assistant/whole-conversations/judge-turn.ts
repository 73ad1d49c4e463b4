import { askedFor } from './asked-for.ts';
import type { Asked, Conversation, Expectation, Job } from './conversation.ts';
import type { Pricer } from './price-jobs.ts';

/** What has been said so far, for the checks that hold in every conversation. */
export type SoFar = {
  replies: string[];
  /** Everything the customer wrote, in lower case. */
  said: string;
  jobs: Job[];
};

export type TurnJudgement = {
  failures: string[];
  isWrongPrice: boolean;
  isSilent: boolean;
  isRepeated: boolean;
};

const money = (pounds: number) =>
  `£${pounds.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const penny = 0.005;
const squash = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s ]+/g, ' ')
    .replace(/[’‘]/g, "'");
const digits = (text: string) => text.replace(/\D/g, '');

/** A sum this small is a price per m² or a line, not a total. */
const minTotal = 50;

function matches(reply: string, wanted: string): boolean {
  const pattern = /^\/(.*)\/[a-z]*$/s.exec(wanted)?.[1];
  if (pattern !== undefined) return new RegExp(pattern, 'is').test(squash(reply));
  return squash(reply).includes(squash(wanted));
}

const detailOf: Partial<Record<Asked, string>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  address: 'address',
  postcode: 'postcode',
};

/** The details that the customer has already told. */
function alreadyTold({ about }: Conversation, said: string): Asked[] {
  return (Object.entries(detailOf) as [Asked, string][])
    .filter(([asked, field]) => {
      const value = about[field];
      if (!value) return false;
      return asked === 'phone'
        ? digits(said).includes(digits(value))
        : squash(said).includes(squash(value));
    })
    .map(([asked]) => asked);
}

/** Judges a reply against what every reply must be, and against what this one must hold. */
export async function judgeTurn(
  reply: string,
  expected: Expectation,
  conversation: Conversation,
  so: SoFar,
  pricer: Pricer,
): Promise<TurnJudgement> {
  const failures: string[] = [];
  const isSilent = reply.trim() === '';
  if (isSilent) failures.push('silent');
  const isRepeated = so.replies.some((before) => squash(before) === squash(reply));
  if (isRepeated) failures.push('said the same before');
  if (/\b\d{4}-\d{2}-\d{2}\b|undefined|\bNaN\b|\[object/.test(reply))
    failures.push('shows the machine');
  const asked = askedFor(reply);
  const again = alreadyTold(conversation, so.said).filter((name) => asked.includes(name));
  if (again.length > 0 && !expected.asksFor?.some((name) => again.includes(name)))
    failures.push(`asks again for ${again.join(', ')}`);
  const { isWrongPrice, failures: priceFailures } = await judgePrices(reply, expected, so, pricer);
  failures.push(...priceFailures, ...judgeWords(reply, expected, asked, conversation));
  return { failures, isWrongPrice, isSilent, isRepeated };
}

function judgeWords(
  reply: string,
  expected: Expectation,
  asked: readonly Asked[],
  { about }: Conversation,
): string[] {
  const failures: string[] = [];
  for (const wanted of expected.contains ?? [])
    if (!wanted.some((one) => matches(reply, one))) failures.push(`lacks ${wanted.join(' | ')}`);
  for (const unwanted of expected.lacks ?? [])
    if (matches(reply, unwanted)) failures.push(`says ${unwanted}`);
  const { asksFor = [], doesNotAskFor = [] } = expected;
  if (asksFor.length > 0 && !asksFor.some((name) => asked.includes(name)))
    failures.push(`does not ask for ${asksFor.join(' | ')}`);
  const unwanted = doesNotAskFor.filter((name) => asked.includes(name));
  if (unwanted.length > 0) failures.push(`asks for ${unwanted.join(', ')}`);
  if (expected.readsBack && !readsBack(reply, about)) failures.push('does not read back');
  if (
    expected.offersPerson &&
    !/\bteam\b|01632|\bperson\b|\bsome(?:one|body)\b|\bring you\b|\bcall you\b/i.test(reply)
  )
    failures.push('offers no person');
  if (
    expected.urgent &&
    !/\burgent|straight ?away|right away|\bnow\b|\bfirst\b|\bas soon as\b|\btoday\b|\bimmediately\b|\bat once\b/i.test(
      reply,
    )
  )
    failures.push('not urgent');
  return failures;
}

/** Whether a reply reads a request back: two of the customer's details, and a question. */
export function readsBack(reply: string, about: Record<string, string>): boolean {
  const plain = squash(reply);
  const found = ['name', 'phone', 'email', 'postcode', 'address'].filter((field) => {
    const value = about[field];
    return (
      value &&
      (field === 'phone' ? digits(reply).includes(digits(value)) : plain.includes(squash(value)))
    );
  });
  return found.length >= 2 && reply.includes('?');
}

async function judgePrices(reply: string, expected: Expectation, so: SoFar, pricer: Pricer) {
  const failures: string[] = [];
  const wanted = expected.price ?? [];
  const priced = await Promise.all(wanted.map((job) => pricer.price(job)));
  for (const { total } of priced)
    if (!reply.includes(money(total))) failures.push(`lacks the price ${money(total)}`);
  const totals = priced.map(({ total }) => total);
  const sum = totals.reduce((all, total) => all + total, 0);
  if (expected.sum && !reply.includes(money(sum))) failures.push(`lacks the sum ${money(sum)}`);
  const difference = Math.abs((totals[0] ?? 0) - (totals[1] ?? 0));
  if (expected.difference && !reply.includes(money(difference)))
    failures.push(`lacks the difference ${money(difference)}`);
  const known = [...so.jobs, ...wanted, ...(expected.mayPrice ?? [])];
  const isWrongPrice = (await findStrangeSums(reply, known, pricer)).length > 0;
  const figures = totalsIn(reply);
  if (expected.noPrice && figures.length > 0) failures.push(`states ${figures.join(', ')}`);
  if (isWrongPrice) failures.push('wrong price');
  return { failures, isWrongPrice: isWrongPrice && wanted.length > 0 };
}

const totalsIn = (reply: string) =>
  [...reply.matchAll(/£\s?(\d[\d,]*(?:\.\d{1,2})?)/g)]
    .map(([, figure = '']) => Number(figure.replaceAll(',', '')))
    .filter((figure) => figure >= minTotal);

/** What a job is, whatever its floor. */
const sizesOf = ({ floor: _, product: __, roll: ___, ...sizes }: Job): Job => sizes;

/** Sums in a reply that belong to none of the jobs spoken of. */
async function findStrangeSums(
  reply: string,
  jobs: readonly Job[],
  pricer: Pricer,
): Promise<number[]> {
  const figures = totalsIn(reply);
  if (figures.length === 0) return [];
  const floors = ['carpet', 'vinyl', 'laminate'] as const;
  const named = pricer.products.filter(
    ({ name, category }) => category !== 'accessories' && reply.includes(name),
  );
  const related = jobs.flatMap((job) => [
    job,
    ...named.map(({ name }) => ({ ...sizesOf(job), product: name })),
    ...floors.map((floor) => ({ ...sizesOf(job), floor })),
  ]);
  // A hard floor on stairs alone has no price.
  const isPriced = ({ rooms, floor, product }: Job) =>
    rooms.length > 0 ||
    (floor ?? pricer.products.find(({ name }) => name === product)?.category) === 'carpet';
  const priced = await Promise.all(related.filter(isPriced).map((job) => pricer.price(job)));
  const totals = priced.map(({ total }) => total);
  const allowed = [
    ...priced.flatMap((each) => each.allowed),
    ...pricer.products.flatMap(({ price, salePrice }) => [price, salePrice ?? price]),
    ...totals.flatMap((one) =>
      totals.flatMap((other) => [
        one + other,
        Math.abs(one - other),
        ...totals.map((third) => one + other + third),
      ]),
    ),
  ];
  // The VAT of a sum, and the sum without it.
  const withVat = allowed.flatMap((one) => [one, one / 6, one / 1.2]);
  return figures.filter((figure) => !withVat.some((one) => Math.abs(one - figure) < penny));
}
