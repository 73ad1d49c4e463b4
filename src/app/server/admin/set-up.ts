import type { FastifyInstance } from 'fastify';
import { readSetUp } from '#app/set-up-contract.ts';
import { findStoredAreas } from '#features/areas/server/queries.ts';
import { seedAreas } from '#features/areas/server/seed/seed-areas.ts';
import { type SetUpStep, type StoredFirm, setUpSteps } from '#features/business/firm-settings.ts';
import { referenceSettings } from '#features/business/reference-firm.ts';
import { readFirmVersion } from '#features/business/server/queries-firm.ts';
import { readPriceBookRow } from '#features/calculator/server/queries.ts';
import type { Db } from '#platform/server/database/database.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';

type SetUpDeps = {
  db: Db;
  /** Whether emails leave this machine. */
  sendsEmails: boolean;
};

/** Tells admins what of a new site is still the example's. */
export function addSetUp(app: FastifyInstance, { db, sendsEmails }: SetUpDeps) {
  serveEndpoint(app, readSetUp, async () => {
    const { settings } = await readFirmVersion(db);
    const isOfExample: Record<SetUpStep, boolean> = {
      firm: isSame(settings, 'firm'),
      hours: isSame(settings, 'hours'),
      area: isSame(settings, 'area') && (await hasExampleAreas(db)),
      prices: (await readPriceBookRow(db)).version === 1,
      mail: !sendsEmails,
    };
    const left = setUpSteps.filter(
      (step) => isOfExample[step] && !settings.setUp.kept.includes(step),
    );
    return { left };
  });
}

const isSame = (settings: StoredFirm, name: 'firm' | 'hours' | 'area') =>
  JSON.stringify(settings[name]) === JSON.stringify(referenceSettings[name]);

async function hasExampleAreas(db: Db): Promise<boolean> {
  const areas = await findStoredAreas(db);
  return (
    areas.length === seedAreas.length &&
    areas.every(({ id, version }) => version === 1 && seedAreas.some((area) => area.id === id))
  );
}
