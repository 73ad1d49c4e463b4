import { channels } from '#features/business/server/channels.ts';
import { loadFirm } from '#features/business/server/queries-firm.ts';
import { subscribe } from '#platform/server/database/channel.ts';
import type { Database } from '#platform/server/database/database.ts';

/**
 * Lets this process follow the settings of the firm, whoever saves them.
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
  const stop = await subscribe(database, channels.firm, {
    onEvent: reload,
    onGap: reload,
    onError,
  });
  await loading;
  return async () => {
    await stop();
    await loading;
  };
}
