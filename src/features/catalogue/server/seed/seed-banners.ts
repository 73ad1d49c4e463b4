import { consultationTimeText, coverageText, freeMeasureText } from '#features/business/claims.ts';
import { referenceFirm } from '#features/business/reference-firm.ts';
import type { SeedProduct } from './seed-floor.ts';

const [carpetPercent, hardFlooringPercent] = [20, 10];
/** The specified offers, which sale prices of the starting catalogue bear out. */
export const carpetOffer = {
  percentOffUpTo: carpetPercent,
  text: `Up to ${carpetPercent}% off selected carpets`,
} as const;
export const hardFlooringOffer = {
  percentOff: hardFlooringPercent,
  text: `${hardFlooringPercent}% off selected hard flooring`,
} as const;

const banner = { productType: 'banner', pricePence: 0, imageUrl: null } as const;

/** Offers shown in the strip at the top of their page. */
export const banners: SeedProduct[] = [
  {
    ...banner,
    id: 'banner-carpet-offer',
    slug: 'banner-carpet-offer',
    name: carpetOffer.text,
    category: 'carpet',
    pageLocation: 'carpets',
    description: 'Reduced ranges show the old price crossed out.',
  },
  {
    ...banner,
    id: 'banner-lvt-offer',
    slug: 'banner-lvt-offer',
    name: hardFlooringOffer.text,
    category: 'lvt',
    pageLocation: 'lvt',
    description: 'This includes herringbone LVT. Look for the price crossed out.',
  },
  {
    ...banner,
    id: 'banner-vinyl-offer',
    slug: 'banner-vinyl-offer',
    name: hardFlooringOffer.text,
    category: 'vinyl',
    pageLocation: 'vinyl',
    description: 'This includes a chequered sheet vinyl for kitchens and bathrooms.',
  },
  {
    ...banner,
    id: 'banner-laminate-offer',
    slug: 'banner-laminate-offer',
    name: hardFlooringOffer.text,
    category: 'laminate',
    pageLocation: 'laminate',
    description: 'This includes a weathered grey board. Look for the price crossed out.',
  },
  {
    ...banner,
    id: 'banner-mobile-showroom',
    slug: 'banner-mobile-showroom',
    name: 'We bring the samples to you',
    category: 'accessories',
    pageLocation: 'all',
    description: `Our mobile showroom comes to your door. ${freeMeasureText}, ${consultationTimeText(referenceFirm)}. ${coverageText(referenceFirm)} of ${referenceFirm.base.town}.`,
  },
];
