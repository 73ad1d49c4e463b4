import type { ClosedPeriod } from '#features/booking/diary/closed-periods.ts';
import { firm, type Rating } from '#features/business/firm.ts';
import { heroImage } from '#features/business/pictures/images.ts';

/**
 * Describes the business in schema.org's terms; a page adds its own properties.
 * @param closed when it keeps other hours than usual in the coming weeks
 */
export function describeBusiness(origin: string, closed: readonly ClosedPeriod[]): object {
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${origin}/#business`,
    name: firm().name,
    url: `${origin}/`,
    image: origin + heroImage.src,
    ...(firm().logo && { logo: origin + firm().logo?.src }),
    ...(firm().socialLinks && { sameAs: firm().socialLinks?.map(({ url }) => url) }),
    telephone: firm().phone.href.replace('tel:', ''),
    email: firm().email.display,
    foundingDate: String(firm().since),
    address: {
      '@type': 'PostalAddress',
      addressLocality: firm().base.town,
      addressRegion: firm().base.county,
      postalCode: firm().base.postcodeDistrict,
      addressCountry: firm().base.country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: firm().base.latitude,
      longitude: firm().base.longitude,
    },
    openingHoursSpecification: firm().openingHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    ...(closed.length > 0 && {
      specialOpeningHoursSpecification: closed.map(({ from, to, name, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        name,
        validFrom: from,
        validThrough: to,
        opens: opens ?? '00:00',
        closes: closes ?? '00:00',
      })),
    }),
  };
}

/** The property of a rating in schema.org's terms, if there is one; each rating belongs to certain pages. */
export function describeRating(rating: Rating | null) {
  if (!rating) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      bestRating: rating.outOf,
      reviewCount: rating.reviews,
    },
  };
}
