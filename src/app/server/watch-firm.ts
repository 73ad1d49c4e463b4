import { channels } from '#features/business/server/channels.ts';
import { subscribe } from '#platform/server/database/channel.ts';
import type { Database } from '#platform/server/database/database.ts';
import { loadFirm } from './load-firm.ts';

/**
 * Lets this process follow the settings of the firm, its special days, its reviews and the prices behind its claims, whoever changes them.
 * @param onChange called when the new ones are in force
 * @returns a function that ends it
 */
export async function watchFirm(
  database: Database,
  { onChange, onError }: { onChange: () => void; onError: (error: unknown) => void },
) {
  let loading = loadFirm(database.db);
  // One after the other: older settings must not replace newer ones.
  const reload = () => {
    loading = loading
      .then(() => loadFirm(database.db))
      .then(onChange)
      .catch(onError);
  };
  const onEvent = { onEvent: reload, onGap: reload, onError };
  const stops = await Promise.all([
    subscribe(database, channels.firm, onEvent),
    subscribe(database, channels.diary, onEvent),
    subscribe(database, channels.reviews, onEvent),
    subscribe(database, channels.products, onEvent),
  ]);
  await loading;
  return async () => {
    for (const stop of stops) await stop();
    await loading;
  };
}
