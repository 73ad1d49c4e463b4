import { capitalise, floorName, listOf } from '../../../conversation/describe-record.ts';
import type { PricedJob } from '../../../conversation/record.ts';
import type { Turn } from '../../../turn.ts';
import { isUnsuitedToStairs, unsuitedRooms } from '../../products/suits-rooms.ts';

const kindOf = ({ floor }: PricedJob) =>
  floor.kind === 'carpet' || floor.kind === 'laminate' ? floor.kind : floorName(floor);

/** Says of rooms and stairs that were priced that their floor does not suit them, and what does. */
export function adviseAgainst({ catalogue }: Turn, jobs: readonly PricedJob[]): string[] {
  const said = jobs.flatMap((job) => {
    const product = catalogue.products.find(({ slug }) => slug === job.floor.slug);
    const rooms = unsuitedRooms(job.floor, product, job.rooms).flatMap(({ name }) => name ?? []);
    const places = listOf([...new Set(rooms)].map((name) => `the ${name}`));
    return [
      ...(rooms.length > 0
        ? [
            `In ${places} we advise against ${kindOf(job)}: LVT or sheet vinyl takes the water, and I can price that too.`,
          ]
        : []),
      ...(job.flight && isUnsuitedToStairs(product)
        ? [
            `${capitalise(floorName(job.floor))} isn’t made for stairs: a carpet for heavy domestic use (class 23) wears better there.`,
          ]
        : []),
    ];
  });
  return [...new Set(said)];
}
