import { Link } from 'wouter';
import { firm } from '#features/business/firm.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import type { AreaSummary } from '../contract.ts';
import { driveTimeText } from '../drive-time.ts';
import { areasQuery } from './api.ts';
import { CoverageCheck } from './coverage-check.tsx';
import { CoverageMap } from './coverage-map.tsx';
import { useCoverage } from './use-coverage.ts';

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const grid = 'grid grid-cols-2 gap-x-4 sm:gap-x-8';

/** The postcode check with the map of areas and, beside it, a card for each area. */
export function AreaGrid() {
  const { data: areas, error } = useRead(areasQuery);
  const question = useCoverage();
  if (areas?.length === 0 || error)
    return <p className="dimension py-10 text-center">Service areas will be available soon</p>;
  return (
    <div className="grid gap-x-16 gap-y-4 sm:gap-y-10 lg:grid-cols-[5fr_7fr]">
      <div id="coverage" className="mx-auto grid w-full max-w-[34rem] gap-8 lg:self-start">
        <CoverageCheck question={question} />
        {/* The list says the distances on a phone, where the map's names are too small. */}
        <div className="max-sm:hidden">
          <CoverageMap areas={areas ?? []} asked={question.answer?.place} />
        </div>
      </div>
      {areas ? (
        <ul className={grid}>
          {areas.map((area) => (
            <li key={area.id}>
              <AreaCard area={area} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={grid} role="status">
          <span className="sr-only">Loading service areas</span>
          {skeletons.map((key) => (
            <div key={key} className="grid gap-3 border-t border-line py-5">
              <div className="skeleton h-7 w-1/2" />
              <div className="skeleton h-18" />
              <div className="skeleton h-6 w-1/4" />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function AreaCard({ area }: { area: AreaSummary }) {
  const { slug, name, description, distanceMiles } = area;
  return (
    <article className="relative flex h-full flex-col border-t border-line-strong py-2 max-sm:flex-row max-sm:flex-wrap max-sm:gap-x-2 sm:pt-4 sm:pb-5">
      <div className="flex items-baseline justify-between gap-4 max-sm:contents">
        <h3 className="text-base max-sm:w-full sm:text-lg">{name}</h3>
        <p className="shrink-0 self-center text-sm text-ink-soft tabular-nums sm:self-auto">
          {distanceMiles < 1 ? 'Our base' : driveTimeText(distanceMiles)}
          <span className="sr-only">{distanceMiles < 1 ? '' : ` from ${firm().base.town}`}</span>
        </p>
      </div>
      <p className="mt-1 text-base text-ink-soft max-sm:hidden">{description}</p>
      <Link
        href={`/area/${slug}`}
        className="link mt-auto inline-flex items-center self-start sm:min-h-11 text-base font-semibold after:absolute after:inset-0"
      >
        Learn More<span className="sr-only"> about flooring in {name}</span>
      </Link>
    </article>
  );
}
