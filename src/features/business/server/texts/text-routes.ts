import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import * as contract from '../../texts/contract.ts';
import { fillText } from '../../texts/fill-text.ts';
import { textNames } from '../../texts/page-texts.ts';
import { changeText, completeText, requireText, type TextDeps } from './change-text.ts';
import {
  findNewestText,
  findNewestTexts,
  findTextVersions,
  type TextVersionRow,
} from './queries-texts.ts';

const presentSave = (row: TextVersionRow | undefined) => ({
  version: row?.version ?? 0,
  changedBy: row?.changedBy ?? null,
  changedAt: row?.changedAt.toISOString() ?? null,
  isStarting: !row?.fields,
});

/** Routes of the site's texts, and of those by which admins change them. */
export function addTextRoutes(app: FastifyInstance, deps: TextDeps) {
  const { db } = deps;
  serveEndpoint(app, contract.getText, async ({ params }) => {
    const { name, text, starting } = requireText(params.name);
    const saved = await findNewestText(db, name);
    return fillText(text.fields, completeText(saved?.fields, starting));
  });
  serveEndpoint(app, contract.listTexts, async () => {
    const saved = await findNewestTexts(db);
    return textNames.map((name) => ({
      name,
      ...presentSave(saved.find((row) => row.name === name)),
    }));
  });
  serveEndpoint(app, contract.getStaffText, async ({ params }) => {
    const { name, starting } = requireText(params.name);
    const row = await findNewestText(db, name);
    return { ...presentSave(row), fields: completeText(row?.fields, starting) };
  });
  serveEndpoint(app, contract.changeText, async ({ params, body, staff }) => {
    const row = await changeText(deps, { ...body, ...params }, staff);
    return { ...presentSave(row), fields: row.fields ?? requireText(params.name).starting };
  });
  serveEndpoint(app, contract.listTextVersions, async ({ params }) => {
    const { name, starting } = requireText(params.name);
    const rows = await findTextVersions(db, name);
    return [
      ...rows.map(({ version, fields, changedBy, changedAt }) => ({
        version,
        fields: completeText(fields, starting),
        changedBy,
        changedAt: changedAt.toISOString(),
      })),
      { version: 0, fields: starting, changedBy: 'Starting text', changedAt: null },
    ];
  });
}
