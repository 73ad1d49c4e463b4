import { serviceAreas } from '#features/areas/server/schema.ts';
import { seedAreas } from '#features/areas/server/seed/seed-areas.ts';
import { taughtAnswers } from '#features/assistant/server/schema.ts';
import { readStartingAnswers } from '#features/assistant/server/taught-answers/seed-taught-answers.ts';
import { seedFitters } from '#features/booking/server/seed-fitters.ts';
import {
  completeFirm,
  insertStartingFirm,
  type StartingSettings,
} from '#features/business/server/queries-firm.ts';
import { defaultPriceBook } from '#features/calculator/price-book.ts';
import { insertPriceBook } from '#features/calculator/server/queries.ts';
import { seedOffers } from '#features/catalogue/server/offers/seed-offers.ts';
import { seedCatalogue } from '#features/catalogue/server/seed/queries-seed.ts';
import type { Db } from '#platform/server/database/database.ts';
import { seedOnce, wasSeeded } from '#platform/server/database/seed-once.ts';
import { loadFirm } from './load-firm.ts';

type Starting = StartingSettings & {
  fitters?: number;
  /** Whether the content is that of the firm itself: nothing is left to be set up. */
  isReference?: boolean;
};

/**
 * Seeds the content that the site needs: the firm, catalogue, areas, price book, the assistant's starting answers and
 * a number of fitters.
 */
export async function seedReferenceContent(db: Db, { fitters = 1, ...starting }: Starting = {}) {
  // A site that was there before its settings were is the firm's own.
  const isReference = starting.isReference ?? (await wasSeeded(db, 'catalogue'));
  await seedOnce(db, 'firm', (tx) =>
    insertStartingFirm(tx, { ...starting, isReference }, new Date()),
  );
  await seedOnce(db, 'firm of the environment', (tx) => completeFirm(tx, starting));
  await loadFirm(db);
  await seedOnce(db, 'catalogue', (tx) => seedCatalogue(tx, new Date()));
  await seedOnce(db, 'offers', (tx) => seedOffers(tx, new Date()));
  await seedOnce(db, 'areas', (tx) => tx.insert(serviceAreas).values(seedAreas));
  await seedOnce(db, 'starting answers', (tx) =>
    tx.insert(taughtAnswers).values(readStartingAnswers(new Date())),
  );
  await seedOnce(db, 'price book', (tx) => insertPriceBook(tx, defaultPriceBook));
  await seedOnce(db, 'fitters', (tx) => seedFitters(tx, fitters, new Date()));
}
