import { Link } from 'wouter';
import { areasQuery } from '#features/areas/client/api.ts';
import { firm } from '#features/business/firm.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { SectionLink } from './section-link.tsx';

/** The Service Areas menu, with one link per area. */
export function AreasMenu() {
  const { data: areas = [] } = useRead(areasQuery);
  return (
    <div className="grid grid-cols-[1fr_3fr] gap-8">
      <p className="max-w-56 text-base text-ink-soft">
        We fit within {firm().radiusMiles} miles of {firm().base.town}.
      </p>
      <div>
        <ul className="grid grid-cols-3 gap-x-8 xl:grid-cols-4">
          {areas.map(({ slug, name }) => (
            <li key={slug} className="border-t border-line">
              <Link
                href={`/area/${slug}`}
                className="flex min-h-11 items-center font-semibold hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <SectionLink section="areas" className="link mt-4 inline-flex min-h-11 items-center">
          View All Areas
        </SectionLink>
      </div>
    </div>
  );
}
