import type { FastifyInstance, FastifyReply } from 'fastify';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Db } from '#platform/server/database/database.ts';
import { writeCursor } from '#platform/server/http/cursor.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { hashToken } from '#platform/server/http/security/tokens.ts';
import { serveEndpoint, serveStream } from '#platform/server/http/serve-endpoint.ts';
import { countAgainstLimits, formLimits } from '#platform/server/http/submissions/rate-limit.ts';
import { encodeImage } from '#platform/server/images/encode-image.ts';
import { callerNetwork } from '#platform/server/limits/caller-network.ts';
import {
  getOwnReview,
  getReviewPhoto,
  getStaffReviewPhoto,
  listPublishedReviews,
  listReviews,
  moderateReview,
  type OwnReview,
  type ReviewModeration,
  sendReview,
  stopReviewEmails,
} from '../contract.ts';
import { photoSide, type ReviewState, reviewStates } from '../limits.ts';
import { hasReviewLinkEnded } from '../when-to-ask.ts';
import {
  deletePhoto,
  findByToken,
  findPhoto,
  findPublished,
  findReviews,
  hasStopped,
  lockReview,
  storeReview,
  storeStop,
  updateReview,
  type WrittenReview,
} from './queries.ts';

type ReviewDeps = { db: Db; clock: () => Date; formsPerHour: number };

/** Routes of reviews: those published, those behind a link, and the moderation. */
export function addReviewRoutes(app: FastifyInstance, { db, clock, formsPerHour }: ReviewDeps) {
  const open = async (token: string, reply: FastifyReply) => {
    reply.header('cache-control', 'private, no-store');
    const row = await findByToken(db, hashToken(token));
    if (!row) throw new Problem(404, 'There is no review at this address.');
    if (hasReviewLinkEnded(row.askedAt, clock()))
      throw new Problem(
        410,
        'This link has expired. Please call us if you’d like to tell us how it went.',
      );
    return row;
  };
  const present = async (token: string, reply: FastifyReply): Promise<OwnReview> => {
    const { firstName, town, state, emailHash } = await open(token, reply);
    const stopped = await hasStopped(db, emailHash);
    return { firstName, town, isWritten: state !== 'asked', hasStopped: stopped };
  };

  serveEndpoint(app, listPublishedReviews, async ({ query }) =>
    (await findPublished(db, query)).map(presentReview),
  );
  serveEndpoint(app, getOwnReview, ({ params, reply }) => present(params.token, reply));
  serveEndpoint(app, sendReview, async ({ params, body, request, reply }) => {
    const { tokenHash, state } = await open(params.token, reply);
    const limits = formLimits('reviews', formsPerHour);
    await countAgainstLimits(db, limits, callerNetwork(request), clock());
    const written = new Problem(409, 'We already have your review. Thank you.');
    // Before the photo is decoded, which takes long.
    if (state !== 'asked') throw written;
    const photo = body.photo ? await encodePhoto(body.photo) : undefined;
    if (!(await storeReview(db, tokenHash, { ...body, photo }, clock()))) throw written;
    return present(params.token, reply);
  });
  const sendPhoto = async (id: string, states: readonly ReviewState[], reply: FastifyReply) => {
    const bytes = await findPhoto(db, id, states);
    if (!bytes) throw new Problem(404, 'There is no photo at this address.');
    // Hidden or removed, it must not be shown by a cache.
    return reply.type('image/webp').header('cache-control', 'private, no-cache').send(bytes);
  };
  serveStream(app, getReviewPhoto, ({ params, reply }) =>
    sendPhoto(params.id, ['published'], reply),
  );
  serveStream(app, getStaffReviewPhoto, ({ params, reply }) =>
    sendPhoto(params.id, reviewStates, reply),
  );
  serveEndpoint(app, stopReviewEmails, async ({ params, reply }) => {
    await storeStop(db, (await open(params.token, reply)).tokenHash, clock());
    return present(params.token, reply);
  });

  serveEndpoint(app, listReviews, async ({ query, reply }) => {
    const { rows, next } = await findReviews(db, query);
    if (next) reply.header('x-next-cursor', writeCursor(next));
    return rows.map(presentReview);
  });
  serveEndpoint(app, moderateReview, async ({ params, body, staff }) =>
    presentReview(await moderate(db, params.id, body, { staff, now: clock() })),
  );
}

/** @throws Problem 404 for an id of none that was written */
function moderate(
  db: Db,
  id: string,
  { state, answer, photo }: ReviewModeration,
  { staff, now }: { staff: Staff; now: Date },
): Promise<WrittenReview> {
  return db.transaction(async (tx) => {
    const before = await lockReview(tx, id);
    if (!before) throw new Problem(404, 'There is no review by this id.');
    const after = { ...before, state: state ?? before.state, ...(photo === null && { photo }) };
    if (photo === null) await deletePhoto(tx, id);
    if (answer !== undefined && answer !== (before.answer ?? '')) {
      after.answer = answer || null;
      after.answeredBy = answer ? staff.name : null;
    }
    await updateReview(tx, after);
    const { firstName, town, appointmentId } = before;
    const entry = {
      at: now,
      by: staff,
      kind: 'review',
      subject: appointmentId,
      label: [firstName ?? 'a customer', town].filter(Boolean).join(', '),
    };
    if (after.state !== before.state)
      await recordAuditLogEntry(tx, {
        ...entry,
        what: after.state,
        before: { state: before.state },
        after: { state: after.state },
      });
    if (after.answer !== before.answer)
      await recordAuditLogEntry(tx, {
        ...entry,
        what: after.answer === null ? 'answer-removed' : 'answered',
        before: { answer: before.answer },
        after: { answer: after.answer },
      });
    if (before.photo && !after.photo)
      await recordAuditLogEntry(tx, {
        ...entry,
        what: 'photo-removed',
        before: { photo: before.photo },
        after: { photo: null },
      });
    return after;
  });
}

const encodePhoto = (base64: string) =>
  encodeImage(Buffer.from(base64, 'base64'), {
    types: ['jpeg', 'png', 'webp'],
    typeNames: 'a JPEG, PNG or WebP picture',
    largest: { width: photoSide, height: photoSide },
    quality: 80,
  });

const presentReview = (row: WrittenReview) => ({ ...row, writtenAt: row.writtenAt.toISOString() });
