import type { FastifyInstance } from 'fastify';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import type { RenderedEmail } from '#platform/server/mail/message.ts';
import * as contract from '../../texts/contract.ts';
import { fillText } from '../../texts/fill-text.ts';
import { isMailName } from '../../texts/mail-texts.ts';
import { textNames } from '../../texts/texts.ts';
import { renderEmail } from '../render-email.ts';
import {
  changeText,
  completeText,
  requireText,
  requireValues,
  type TextDeps,
  unknownText,
} from './change-text.ts';
import { findAllBrokenLinks } from './find-broken-links.ts';
import { composeWith } from './mail-wording.ts';
import {
  findNewestText,
  findNewestTexts,
  findTextVersions,
  type TextVersionRow,
} from './queries-texts.ts';
import { readTextVersion } from './text-version.ts';

const presentSave = (row: TextVersionRow | undefined) => ({
  version: row?.version ?? 0,
  changedBy: row?.changedBy ?? null,
  changedAt: row?.changedAt.toISOString() ?? null,
  isStarting: !row?.fields,
});

/** The HTML of an email with its images in it. */
const embedImages = ({ html, images = [] }: RenderedEmail) =>
  images.reduce(
    (whole, { cid, contentType, content }) =>
      whole.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
    html,
  );

/** Routes of the site's texts, and of those by which admins change them. */
export function addTextRoutes(app: FastifyInstance, deps: TextDeps) {
  const { db } = deps;
  serveEndpoint(app, contract.getText, async ({ params }) => {
    const { name, text, starting } = requireText(params.name);
    // Emails are filled when they are composed.
    if (isMailName(name)) throw unknownText();
    const saved = await findNewestText(db, name);
    return fillText(text.fields, completeText(saved?.fields, starting));
  });
  serveEndpoint(app, contract.getTerms, async ({ query }) => {
    const terms = await readTextVersion(db, 'terms', query.version);
    if (!terms) throw new Problem(404, 'There are no terms by this version.');
    return { ...terms, changedAt: terms.changedAt?.toISOString() ?? null };
  });
  serveEndpoint(app, contract.listTexts, async () => {
    const saved = await findNewestTexts(db);
    return textNames.map((name) => ({
      name,
      ...presentSave(saved.find((row) => row.name === name)),
    }));
  });
  serveEndpoint(app, contract.listBrokenLinks, () => findAllBrokenLinks(deps));
  serveEndpoint(app, contract.getStaffText, async ({ params }) => {
    const { name, starting } = requireText(params.name);
    const row = await findNewestText(db, name);
    return { ...presentSave(row), fields: completeText(row?.fields, starting) };
  });
  serveEndpoint(app, contract.changeText, async ({ params, body, staff }) => {
    const row = await changeText(deps, { ...body, ...params }, staff);
    return { ...presentSave(row), fields: row.fields ?? requireText(params.name).starting };
  });
  serveEndpoint(app, contract.previewMail, async ({ params, body }) => {
    const { name, text } = requireText(params.name);
    if (!isMailName(name)) throw unknownText();
    const draft = requireValues(text, body.fields);
    return composeWith(name, draft, () =>
      deps.composeExamples(name).map(({ when, mail: { subject, content } }) => ({
        when,
        subject,
        html: embedImages(renderEmail(content)),
      })),
    );
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
