import { channels } from '#features/business/server/channels.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db } from '#platform/server/database/database.ts';
import { seedOnce } from '#platform/server/database/seed-once.ts';
import { isUnencrypted } from '#platform/server/encrypted-connections.ts';
import { fieldProblem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { Sealer } from '#platform/server/secrets/sealer.ts';
import type { ModelProvider, ShownModel } from '../../model-contract.ts';
import { findModel, importModelRow, type ModelRow, storeModel } from './queries-model.ts';

export type ModelDeps = {
  db: Db;
  clock: () => Date;
  sealer: Sealer;
  /** Whether a model on another machine may be asked without encryption. */
  allowsUnencrypted: boolean;
};
type Change = {
  provider: ModelProvider | null;
  baseUrl: string;
  model: string;
  /** Absent to keep the stored one. */
  apiKey?: string | undefined;
};

const noModel = {
  provider: null,
  baseUrl: '',
  model: '',
  sealedKey: null,
  keyEnd: '',
  keySetAt: null,
};

/** Sets the model in the name of a person; every process follows. @throws Problem 400 */
export function changeModel(deps: ModelDeps, change: Change, staff: Staff): Promise<ModelRow> {
  const { db, clock, sealer } = deps;
  return db.transaction(async (tx) => {
    const before = (await findModel(tx)) ?? noModel;
    const now = clock();
    const next = change.provider ? settle(change, before, deps) : noModel;
    await storeModel(tx, next);
    await recordAuditLogEntry(tx, {
      at: now,
      by: staff,
      kind: 'settings',
      what: 'edited',
      subject: 'model',
      before: describeForLog(before),
      after: describeForLog(next),
    });
    await publish(tx, channels.model, undefined);
    return next;
  });

  function settle(
    { provider, baseUrl: typed, model, apiKey }: Change,
    before: ModelRow,
    { allowsUnencrypted }: ModelDeps,
  ): ModelRow {
    const baseUrl = typed.replace(/\/+$/, '');
    const url = URL.parse(baseUrl);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
      throw fieldProblem('baseUrl', 'must be an address like https://example.com/v1.');
    if (!allowsUnencrypted && isUnencrypted(baseUrl))
      throw fieldProblem('baseUrl', 'must begin with https://.');
    if (!model) throw fieldProblem('model', 'must name the model.');
    const isElsewhere = URL.parse(before.baseUrl)?.origin !== url.origin;
    // The key of one server must not be sent to another.
    if (apiKey === undefined && before.sealedKey && isElsewhere)
      throw fieldProblem('apiKey', 'must be entered again: the stored one is for another address.');
    const key =
      apiKey === undefined
        ? { sealedKey: before.sealedKey, keyEnd: before.keyEnd, keySetAt: before.keySetAt }
        : sealKey(apiKey, sealer, clock());
    if (provider === 'anthropic' && !key.sealedKey)
      throw fieldProblem('apiKey', 'must be set for Anthropic.');
    return { provider, baseUrl, model, ...key };
  }
}

/** Takes over the model of the environment, where none was ever set. */
export const importModel = (
  { db, clock, sealer }: Pick<ModelDeps, 'db' | 'clock' | 'sealer'>,
  { apiKey, ...model }: Change & { apiKey: string },
) =>
  seedOnce(db, 'model of the environment', (tx) =>
    importModelRow(tx, { ...model, ...sealKey(apiKey, sealer, clock()) }),
  );

const sealKey = (key: string, { seal }: Sealer, now: Date) => ({
  sealedKey: key ? seal(key) : null,
  // Of a short key, four letters would be too much of it.
  keyEnd: key.length >= 16 ? key.slice(-4) : '',
  keySetAt: key ? now : null,
});

const describeForLog = ({ provider, baseUrl, model, keySetAt }: ModelRow) => ({
  modelProvider: provider,
  modelAddress: baseUrl,
  model,
  keySetAt: keySetAt?.toISOString() ?? null,
});

export const presentModel = (row: ModelRow = noModel, { open }: Sealer): ShownModel => ({
  provider: row.provider,
  baseUrl: row.baseUrl,
  model: row.model,
  key:
    row.sealedKey && row.keySetAt
      ? {
          end: row.keyEnd,
          setAt: row.keySetAt.toISOString(),
          isReadable: open(row.sealedKey) !== undefined,
        }
      : null,
});
