import { channels } from '#features/business/server/channels.ts';
import { findImageHosts } from '#features/catalogue/server/queries-images.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { subscribe } from '#platform/server/database/channel.ts';
import type { Database } from '#platform/server/database/database.ts';
import { PageCache } from '#platform/server/http/pages/page-cache.ts';
import { readInOrder } from '#platform/server/read-in-order.ts';
import { AnswerCache } from './answer-cache.ts';

/**
 * Opens the caches of pages and of the answers that pages are rendered from, which are emptied whenever
 * products, prices, texts or areas change and when a day begins, and keeps the list of other hosts that images of products
 * come from.
 */
export async function watchProducts({
  database,
  cacheBytes,
  clock,
  onError,
}: {
  database: Database;
  cacheBytes: number | undefined;
  clock: () => Date;
  onError: (error: unknown) => void;
}) {
  const cache = new PageCache(cacheBytes);
  const answers = new AnswerCache();
  let imageHosts: readonly string[] = [];
  const readHosts = async () => {
    imageHosts = await findImageHosts(database.db);
  };
  const hosts = readInOrder(readHosts, { onError });
  const clear = () => {
    answers.clear();
    cache.clear();
  };
  const onProducts = () => {
    clear();
    hosts.again();
  };
  const stops = await Promise.all([
    subscribe(database, channels.products, { onEvent: onProducts, onGap: onProducts, onError }),
    subscribe(database, channels.prices, { onEvent: clear, onGap: clear, onError }),
    subscribe(database, channels.texts, { onEvent: clear, onGap: clear, onError }),
    subscribe(database, channels.areas, { onEvent: clear, onGap: clear, onError }),
  ]);
  let today = dayInLondon(clock());
  const dayTimer = setInterval(() => {
    const day = dayInLondon(clock());
    if (day !== today) clear();
    today = day;
  }, 60_000).unref();
  await hosts.again();
  return {
    cache,
    answers,
    clear,
    imageHosts: () => imageHosts,
    stop: async () => {
      clearInterval(dayTimer);
      for (const stop of stops) await stop();
      await hosts.settled();
    },
  };
}
