import { Link } from 'wouter';
import type { AreaSummary } from '#features/areas/contract.ts';
import { driveTimeText } from '#features/areas/drive-time.ts';
import { firm } from '#features/business/firm.ts';

type OtherAreasProps = { areas: readonly AreaSummary[]; current: string };

/** Links to the pages of the other service areas. */
export function OtherAreas({ areas, current }: OtherAreasProps) {
  const others = areas.filter(({ slug }) => slug !== current);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-areas-title" className="wrap pb-20 lg:pb-28">
      <h2 id="other-areas-title" className="text-2xl">
        Other places we cover
      </h2>
      <ul className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {others.map(({ slug, name, distanceMiles }) => (
          <li key={slug} className="border-t border-line">
            <Link
              href={`/area/${slug}`}
              className="flex min-h-12 items-center justify-between gap-4 hover:underline"
            >
              <span className="font-semibold">{name}</span>
              <span className="text-base text-ink-soft tabular-nums">
                {distanceMiles < 1 ? 'Our base' : driveTimeText(distanceMiles)}
                {distanceMiles >= 1 && <span className="sr-only"> from {firm().base.town}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
