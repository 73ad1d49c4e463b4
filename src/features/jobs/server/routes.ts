import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { countAgainstLimits, formLimits } from '#platform/server/http/submissions/rate-limit.ts';
import { callerNetwork } from '#platform/server/limits/caller-network.ts';
import {
  acceptQuote,
  answerQuote,
  changeQuote,
  declineQuote,
  deleteQuote,
  getOwnQuote,
  listQuotes,
  sendQuote,
  setReminders,
  writeQuote,
} from '../contract.ts';
import {
  beginDraft,
  changedMeanwhile,
  recordAnswer,
  sendDraft,
  unknownQuote,
} from './change-quote.ts';
import { answerOwnQuote, openOwnQuote } from './own-quote.ts';
import { presentQuote } from './present-quote.ts';
import { deleteDraft, findQuote, findQuotes, stopReminders, updateDraft } from './queries.ts';
import { type QuoteDeps, requireJob } from './quote-deps.ts';

/** Routes of the quotes for appointments: the office's, and those behind the link of one. */
export function addQuoteRoutes(app: FastifyInstance, deps: QuoteDeps) {
  const { db, clock } = deps;
  const explain = async (id: string) =>
    (await findQuote(db, id)) ? changedMeanwhile() : unknownQuote();

  serveEndpoint(app, listQuotes, async ({ params: { id } }) => {
    requireJob(await deps.findJob(db, id));
    return (await findQuotes(db, id)).map(presentQuote);
  });
  serveEndpoint(app, writeQuote, async ({ params, staff }) =>
    presentQuote(await beginDraft(deps, params.id, staff)),
  );
  serveEndpoint(app, changeQuote, async ({ params: { id }, body: { revision, ...fields } }) => {
    const row = await db.transaction((tx) => updateDraft(tx, { id, revision }, fields));
    if (!row) throw await explain(id);
    return presentQuote(row);
  });
  serveEndpoint(app, sendQuote, async ({ params, body, staff }) =>
    presentQuote(await sendDraft(deps, { id: params.id, ...body }, staff)),
  );
  serveEndpoint(app, answerQuote, async ({ params, body, staff }) =>
    presentQuote(await recordAnswer(deps, params.id, body, staff)),
  );
  serveEndpoint(app, setReminders, async ({ params: { id }, body: { stopped } }) => {
    const row = await stopReminders(db, id, stopped);
    if (!row) throw unknownQuote();
    return presentQuote(row);
  });
  serveEndpoint(app, deleteQuote, async ({ params: { id } }) => {
    if (!(await db.transaction((tx) => deleteDraft(tx, id)))) throw await explain(id);
    return null;
  });

  const keepPrivate = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');
  const count = (request: FastifyRequest) =>
    countAgainstLimits(
      db,
      formLimits('quotes', deps.formsPerHour),
      callerNetwork(request),
      clock(),
    );
  serveEndpoint(app, getOwnQuote, ({ params, reply }) => {
    keepPrivate(reply);
    return openOwnQuote(deps, params.token);
  });
  serveEndpoint(app, acceptQuote, async ({ params, body, request, reply }) => {
    keepPrivate(reply);
    await count(request);
    const { name, startsEarly, option } = body;
    const network = callerNetwork(request);
    return answerOwnQuote(deps, params.token, {
      state: 'accepted',
      name,
      startsEarly,
      option,
      network,
    });
  });
  serveEndpoint(app, declineQuote, async ({ params, body, request, reply }) => {
    keepPrivate(reply);
    await count(request);
    return answerOwnQuote(deps, params.token, { state: 'declined', ...body });
  });
}
