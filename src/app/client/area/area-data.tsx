import type { ServiceArea } from '#features/areas/contract.ts';
import { firm } from '#features/business/firm.ts';
import { describeBusiness, describeRating } from '../shell/head/business-data.ts';
import { JsonLd } from '../shell/head/json-ld.tsx';
import { useSiteOrigin } from '../shell/head/site-origin.ts';
import { useClosedPeriods } from '../shell/shell-queries.ts';

/** Structured data (schema.org) of the business for one service area, with the rating of the area pages. */
export function AreaData({ area }: { area: ServiceArea }) {
  const origin = useSiteOrigin();
  const closed = useClosedPeriods();
  return (
    <JsonLd
      data={
        import.meta.env.SSR && {
          ...describeBusiness(origin, closed),
          description: area.metaDescription,
          mainEntityOfPage: `${origin}/area/${area.slug}`,
          areaServed: [area.name, ...area.villages].map((name) => ({
            '@type': 'Place',
            name,
            containedInPlace: { '@type': 'Place', name: firm().base.region },
          })),
          ...describeRating(firm().areaRating),
        }
      }
    />
  );
}
