import { randomUUID } from 'node:crypto';
import { channels } from '#features/business/server/channels.ts';
import { deadLinkMessage, findDeadLinks } from '#features/business/texts/blocks.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { AreaFields } from '../area-fields.ts';
import { placePostcode } from '../coverage.ts';
import {
  type AreaRow,
  areaPath,
  deleteArea,
  findAreaById,
  findSlugOwner,
  insertArea,
  insertAreaVersion,
  updateArea,
} from './queries.ts';

export type AreaDeps = {
  db: Db;
  clock: () => Date;
  /** The paths of all public pages, and those that lead to one. */
  listPaths: () => Promise<string[]>;
};

/**
 * @throws Problem 400 without a postcode that is known, or for a link to a page that there is not; 409 for an address
 * that another area has
 */
export async function addArea(deps: AreaDeps, fields: AreaFields, staff: Staff): Promise<AreaRow> {
  await refuseDeadLinks(deps, fields);
  return changeAreas(deps, async (tx, now) => {
    const place = placePostcode(fields.postcode);
    if (!place) throw fieldProblem('postcode', 'must be a postcode that we know.');
    const row = { id: randomUUID(), ...fields, ...place, version: 1 };
    await checkSlug(tx, row);
    await insertArea(tx, row);
    await keep(tx, row, { before: undefined, staff, now });
    return row;
  });
}

/**
 * Saves an area as a new version; its old address leads to the new one.
 * @throws Problem 404; 400 for a postcode that is nowhere, or a link to a page that there is not; 409 for a save based on
 * an older version, or for an address that another area has
 */
export async function changeArea(
  deps: AreaDeps,
  { id, version, ...fields }: AreaFields & { id: string; version: number },
  staff: Staff,
): Promise<AreaRow> {
  await refuseDeadLinks(deps, fields);
  return changeAreas(deps, async (tx, now) => {
    const before = await findArea(tx, id);
    if (before.version !== version)
      throw new Problem(
        409,
        `Somebody else has saved ${before.name} since you opened it. Open it again, then make your change.`,
      );
    const place = fields.postcode ? placePostcode(fields.postcode) : before;
    if (!place) throw fieldProblem('postcode', 'must be a postcode that we know.');
    const { latitude, longitude } = place;
    const row = { ...before, ...fields, latitude, longitude, version: version + 1 };
    await checkSlug(tx, row);
    await updateArea(tx, row);
    await keep(tx, row, { before, staff, now });
    return row;
  });
}

async function refuseDeadLinks({ listPaths }: AreaDeps, { slug, content }: AreaFields) {
  const [dead] = findDeadLinks(content, [...(await listPaths()), areaPath(slug)]);
  if (dead) throw fieldProblem('content', deadLinkMessage(dead));
}

/** @throws Problem 404 */
export function removeArea(deps: AreaDeps, id: string, staff: Staff): Promise<void> {
  return changeAreas(deps, async (tx, now) => {
    const before = await findArea(tx, id);
    await deleteArea(tx, id);
    await recordAuditLogEntry(tx, {
      at: now,
      by: staff,
      kind: 'area',
      what: 'deleted',
      subject: id,
      label: before.name,
    });
  });
}

/** Changes areas and what is shown of them, in one transaction. */
function changeAreas<T>({ db, clock }: AreaDeps, change: (tx: Tx, now: Date) => Promise<T>) {
  return db.transaction(async (tx) => {
    const result = await change(tx, clock());
    await publish(tx, channels.areas, undefined);
    return result;
  });
}

async function findArea(tx: Tx, id: string): Promise<AreaRow> {
  const area = await findAreaById(tx, id);
  if (!area) throw new Problem(404, 'There is no area by this id.');
  return area;
}

async function checkSlug(tx: Tx, { id, slug }: AreaRow) {
  const owner = await findSlugOwner(tx, slug);
  if (owner && owner.id !== id)
    throw fieldProblem('slug', `${owner.name} has this address already.`, 409);
}

type Change = { before: AreaRow | undefined; staff: Staff; now: Date };

/** Keeps what was saved, to be brought back, and writes it into the history. */
async function keep(tx: Tx, row: AreaRow, { before, staff, now }: Change) {
  // An area of a new database was never saved: what it was then can be brought back too.
  if (before?.version === 1) await insertAreaVersion(tx, versionOf(before, 'Starting text', now));
  await insertAreaVersion(tx, versionOf(row, staff.name, now));
  await recordAuditLogEntry(tx, {
    at: now,
    by: staff,
    kind: 'area',
    what: before ? 'edited' : 'created',
    subject: row.id,
    label: row.name,
    before: before ? fieldsOf(before) : {},
    after: fieldsOf(row),
  });
}

/** What staff entered of a stored area. */
export const fieldsOf = ({ id: _, version: __, latitude, longitude, ...fields }: AreaRow) => ({
  ...fields,
  postcode: fields.postcode ?? '',
});

const versionOf = (row: AreaRow, changedBy: string, changedAt: Date) => ({
  areaId: row.id,
  version: row.version,
  slug: row.slug,
  fields: fieldsOf(row),
  changedBy,
  changedAt,
});
