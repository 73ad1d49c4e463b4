import type { Engine } from '#features/assistant/server/adam.ts';
import { findModel, type ModelRow } from '#features/assistant/server/model/queries-model.ts';
import { channels } from '#features/business/server/channels.ts';
import { subscribe } from '#platform/server/database/channel.ts';
import type { Database } from '#platform/server/database/database.ts';
import { readInOrder } from '#platform/server/read-in-order.ts';
import type { Sealer } from '#platform/server/secrets/sealer.ts';

/** Lets this process answer with the model that is set, whoever sets another one. */
export async function followModel(
  database: Database,
  { open }: Sealer,
  onError: (error: unknown) => void,
) {
  let engine: Engine | undefined;
  const load = async () => {
    const row = await findModel(database.db);
    engine = undefined;
    engine = await loadEngine(row, open);
  };
  const { again, settled } = readInOrder(load, { onError });
  const stop = await subscribe(database, channels.model, {
    onEvent: again,
    onGap: again,
    onError,
  });
  await again();
  return {
    findEngine: () => engine,
    stop: async () => {
      await stop();
      await settled();
    },
  };
}

/** Its packages are loaded only here: most sites have no model. */
async function loadEngine(
  row: ModelRow | undefined,
  open: Sealer['open'],
): Promise<Engine | undefined> {
  if (!row?.provider) return undefined;
  const { provider, baseUrl, model, sealedKey } = row;
  const apiKey = sealedKey ? open(sealedKey) : '';
  if (apiKey === undefined)
    throw new Error(
      'The API key of the model was encrypted with another key: enter it again in the panel.',
    );
  const [{ createModelEngine }, { loadModel }] = await Promise.all([
    import('#features/assistant/server/model/model-engine.ts'),
    import('#features/assistant/server/model/sdk-model.ts'),
  ]);
  return createModelEngine({ model: await loadModel(provider, { baseUrl, model, apiKey }) });
}
