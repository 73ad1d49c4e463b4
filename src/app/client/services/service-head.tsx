import { firm } from '#features/business/firm.ts';
import { describeBusiness } from '../shell/head/business-data.ts';
import { JsonLd } from '../shell/head/json-ld.tsx';
import { PageHead, type PageHeadProps } from '../shell/head/page-head.tsx';
import { useSiteOrigin } from '../shell/head/site-origin.ts';
import { useClosedPeriods } from '../shell/shell-queries.ts';

type ServiceHeadProps = PageHeadProps & { name: string; offers: string[] };

const metresPerMile = 1609.344;

/** The head of a service page, with structured data (schema.org) of the service. */
export function ServiceHead({ name, offers, ...head }: ServiceHeadProps) {
  const origin = useSiteOrigin();
  const closed = useClosedPeriods();
  const { description, path } = head;
  return (
    <>
      <PageHead {...head} />
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@type': 'Service',
            name,
            description,
            url: origin + path,
            provider: describeBusiness(origin, closed),
            areaServed: {
              '@type': 'GeoCircle',
              geoMidpoint: {
                '@type': 'GeoCoordinates',
                latitude: firm().base.latitude,
                longitude: firm().base.longitude,
              },
              geoRadius: Math.round(firm().radiusMiles * metresPerMile),
            },
            hasOfferCatalog: {
              '@type': 'OfferCatalog',
              name,
              itemListElement: offers.map((offer) => ({
                '@type': 'Offer',
                itemOffered: { '@type': 'Service', name: offer },
              })),
            },
          }
        }
      />
    </>
  );
}
