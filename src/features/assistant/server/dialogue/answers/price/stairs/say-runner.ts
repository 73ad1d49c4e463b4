import { formatPence, toPence } from '#platform/units/pounds.ts';
import type { ConversationRecord, PricedJob } from '../../../../conversation/record.ts';
import { sumOf } from '../../../pricing/price-job.ts';

/** What the edges of a runner cost, which the full width has not. */
export function sayBinding(jobs: readonly PricedJob[]): string[] {
  const pence = jobs
    .filter(({ flight }) => flight?.runnerMm)
    .flatMap(({ estimate: { charges = [] } }) => charges.filter(({ name }) => name === 'binding'))
    .reduce((sum, { price = 0 }) => sum + toPence(price), 0);
  return pence > 0
    ? [`Both edges of a runner are bound, which is ${formatPence(pence)} of its price.`]
    : [];
}

const sizes = (jobs: readonly PricedJob[]) =>
  JSON.stringify(jobs.map(({ rooms, floor, fitted }) => [rooms, floor.slug ?? floor.kind, fitted]));
const flightOf = (jobs: readonly PricedJob[]) => jobs.find(({ flight }) => flight)?.flight;

/** How much less or more stairs with a runner are than at full width, as they were priced before, and why. */
export function sayRunner(
  { priced }: Pick<ConversationRecord, 'priced'>,
  jobs: readonly PricedJob[],
): string[] {
  const [before, now] = [flightOf(priced), flightOf(jobs)];
  const isNew = before && !before.runnerMm && now?.runnerMm && sizes(priced) === sizes(jobs);
  const pence = sumOf(jobs) - sumOf(priced);
  if (!isNew || pence === 0) return [];
  return [
    `That’s ${formatPence(Math.abs(pence))} ${pence > 0 ? 'more' : 'less'} than at full width.`,
    ...sayBinding(jobs),
  ];
}
