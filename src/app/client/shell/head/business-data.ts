import type { ClosedPeriod } from '#features/booking/diary/closed-periods.ts';
import {
  base,
  businessName,
  email,
  openingHours,
  phone,
  tradingSince,
} from '#features/business/facts.ts';
import { heroImage } from '#features/business/images.ts';

/**
 * Describes the business in schema.org's terms; a page adds its own properties.
 * @param closed when it is closed in the coming weeks besides its usual hours
 */
export function describeBusiness(origin: string, closed: readonly ClosedPeriod[]): object {
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${origin}/#business`,
    name: businessName,
    url: `${origin}/`,
    image: origin + heroImage.src,
    telephone: phone.href.replace('tel:', ''),
    email: email.display,
    foundingDate: String(tradingSince),
    address: {
      '@type': 'PostalAddress',
      addressLocality: base.town,
      addressRegion: base.county,
      postalCode: base.postcodeDistrict,
      addressCountry: base.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: base.latitude, longitude: base.longitude },
    openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    ...(closed.length > 0 && {
      specialOpeningHoursSpecification: closed.map(({ from, to, name }) => ({
        '@type': 'OpeningHoursSpecification',
        name,
        validFrom: from,
        validThrough: to,
        opens: '00:00',
        closes: '00:00',
      })),
    }),
  };
}

/** Describes a rating in schema.org's terms; each rating belongs to certain pages. */
export function describeRating(rating: { value: number; outOf: number; reviews: number }) {
  return {
    '@type': 'AggregateRating',
    ratingValue: rating.value,
    bestRating: rating.outOf,
    reviewCount: rating.reviews,
  };
}
