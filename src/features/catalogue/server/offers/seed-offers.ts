import type { Tx } from '#platform/server/database/database.ts';
import { banners, carpetOffer, hardFlooringOffer } from '../seed/seed-banners.ts';
import { insertOffer } from './queries-offers.ts';

const textOf = (id: string) => banners.find((banner) => banner.id === id)?.description ?? '';
const pageOf = <Page extends string>(page: Page, bannerId: string) => ({
  page,
  text: textOf(bannerId),
  bannerId,
});
const announced = { kind: 'announce', by: 'The specification', byId: 'seed' } as const;

/** Inserts the specified offers, which announce sale prices of the catalogue; their banners are seeded with it. */
export async function seedOffers(tx: Tx, now: Date) {
  const running = { ...announced, state: 'running', startsAt: now, createdAt: now } as const;
  await insertOffer(tx, {
    ...running,
    id: 'offer-carpets',
    name: carpetOffer.text,
    products: { categories: ['carpet'] },
    pages: [
      { page: 'homepage', text: '', bannerId: 'offer-carpets-homepage' },
      pageOf('carpets', 'banner-carpet-offer'),
    ],
  });
  await insertOffer(tx, {
    ...running,
    id: 'offer-hard-flooring',
    name: hardFlooringOffer.text,
    products: { categories: ['lvt', 'vinyl', 'laminate'] },
    pages: [
      { page: 'homepage', text: '', bannerId: 'offer-hard-flooring-homepage' },
      pageOf('lvt', 'banner-lvt-offer'),
      pageOf('vinyl', 'banner-vinyl-offer'),
      pageOf('laminate', 'banner-laminate-offer'),
    ],
  });
}
