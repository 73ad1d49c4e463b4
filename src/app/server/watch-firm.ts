import { channels } from '#features/business/server/channels.ts';
import { loadMailWording } from '#features/business/server/texts/mail-wording.ts';
import { subscribe } from '#platform/server/database/channel.ts';
import type { Database } from '#platform/server/database/database.ts';
import { readInOrder } from '#platform/server/read-in-order.ts';
import { loadFirm } from './load-firm.ts';

/**
 * Lets this process follow the settings of the firm, the wording of its emails, its special days, its reviews and the prices behind its claims, whoever
 * changes them.
 * @param onChange called when the new ones are in force
 * @returns a function that ends it
 */
export async function watchFirm(
  database: Database,
  { onChange, onError }: { onChange: () => void; onError: (error: unknown) => void },
) {
  const load = async () => {
    await loadFirm(database.db);
    await loadMailWording(database.db, onError);
  };
  const first = load();
  const follow = async () => {
    await load();
    onChange();
  };
  const { again, settled } = readInOrder(follow, { onError, first });
  const onEvent = { onEvent: again, onGap: again, onError };
  const stops = await Promise.all([
    subscribe(database, channels.firm, onEvent),
    subscribe(database, channels.texts, onEvent),
    subscribe(database, channels.diary, onEvent),
    subscribe(database, channels.reviews, onEvent),
    subscribe(database, channels.products, onEvent),
  ]);
  await first;
  return async () => {
    for (const stop of stops) await stop();
    await settled();
  };
}
