import { base, serviceRadiusMiles } from '#features/business/facts.ts';
import { describeBusiness } from '../shell/business-data.ts';
import { JsonLd } from '../shell/json-ld.tsx';
import { useSiteOrigin } from '../shell/site-origin.ts';

type ServiceDataProps = { name: string; description: string; path: string; offers: string[] };

const metresPerMile = 1609.344;

/** A service as search engines read it. */
export function ServiceData({ name, description, path, offers }: ServiceDataProps) {
  const origin = useSiteOrigin();
  return (
    <JsonLd
      data={{
        '@type': 'Service',
        name,
        description,
        url: origin + path,
        provider: describeBusiness(origin),
        areaServed: {
          '@type': 'GeoCircle',
          geoMidpoint: {
            '@type': 'GeoCoordinates',
            latitude: base.latitude,
            longitude: base.longitude,
          },
          geoRadius: Math.round(serviceRadiusMiles * metresPerMile),
        },
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name,
          itemListElement: offers.map((offer) => ({
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', name: offer },
          })),
        },
      }}
    />
  );
}
