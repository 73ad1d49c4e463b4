import {
  base,
  businessName,
  email,
  openingHours,
  phone,
  tradingSince,
} from '#features/business/facts.ts';
import { heroImage } from '#features/business/images.ts';

/** The business as schema.org describes one; a page adds what it says of it. */
export function describeBusiness(origin: string) {
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
  };
}

/** A rating as schema.org describes one; each has its own pages. */
export function describeRating(rating: { value: number; outOf: number; reviews: number }) {
  return {
    '@type': 'AggregateRating',
    ratingValue: rating.value,
    bestRating: rating.outOf,
    reviewCount: rating.reviews,
  };
}
