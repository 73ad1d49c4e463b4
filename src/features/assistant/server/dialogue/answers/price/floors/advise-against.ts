import { capitalise, floorName, listOf } from '../../../../conversation/describe-record.ts';
import type { PricedJob } from '../../../../conversation/record.ts';
import type { Turn } from '../../../../turn.ts';
import { asksCarpetTiles } from '../../../products/not-sold.ts';
import { isUnsuitedToStairs, unsuitedRooms } from '../../../products/suits-rooms.ts';

const kindOf = ({ floor }: PricedJob) =>
  floor.kind === 'carpet' || floor.kind === 'laminate' ? floor.kind : floorName(floor);

const offTheRoll = 'Carpet tiles aren’t in our range, so that’s for carpet off a roll.';

/** Says of rooms and stairs that were priced that their floor does not suit them, and what does. */
export function adviseAgainst({ catalogue, text }: Turn, jobs: readonly PricedJob[]): string[] {
  const withProduct = jobs.map((job) => ({
    job,
    product: catalogue.products.find(({ slug }) => slug === job.floor.slug),
  }));
  const ofRooms = withProduct.flatMap(({ job, product }) => {
    const names = unsuitedRooms(job.floor, product, job.rooms).flatMap(({ name }) => name ?? []);
    const places = listOf([...new Set(names)].map((name) => `the ${name}`));
    return places === ''
      ? []
      : [
          `In ${places} we advise against ${kindOf(job)}: LVT or sheet vinyl takes the water, and I can price that too.`,
        ];
  });
  const carpets = withProduct.flatMap(({ job, product }) =>
    job.flight && isUnsuitedToStairs(product) ? [floorName(job.floor)] : [],
  );
  const ofStairs = [...new Set(carpets)];
  const areNot = ofStairs.length > 1 ? 'aren’t' : 'isn’t';
  const isOfTiles = jobs.some(({ floor }) => floor.kind === 'carpet') && asksCarpetTiles(text);
  return [
    ...(isOfTiles ? [offTheRoll] : []),
    ...new Set(ofRooms),
    ...(ofStairs.length > 0
      ? [
          `${capitalise(listOf(ofStairs))} ${areNot} made for stairs: a carpet for heavy domestic use (class 23) wears better there.`,
        ]
      : []),
  ];
}
