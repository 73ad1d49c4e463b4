import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import {
  changeTaughtAnswer,
  dismissQuestion,
  forgetTaughtAnswer,
  listOpenQuestions,
  listTaughtAnswers,
  type TaughtAnswer,
  teachAnswer,
} from '../contract.ts';
import {
  closeQuestion,
  deleteTaughtAnswer,
  findOpenQuestions,
  findTaughtAnswers,
  insertTaughtAnswer,
  type TaughtAnswerRow,
  updateTaughtAnswer,
} from './queries.ts';

const unknownAnswer = () => new Problem(404, 'There is no taught answer by this id.');

/** What staff teach Adam. */
export function addAssistantRoutes(
  app: FastifyInstance,
  { db, clock }: { db: Db; clock: () => Date },
) {
  serveEndpoint(app, listOpenQuestions, async () =>
    (await findOpenQuestions(db)).map(
      ({ messageId, conversationId, question, outcome, createdAt }) => ({
        messageId,
        conversationId,
        question: question ?? '',
        handedOver: outcome === 'handed_over',
        createdAt: createdAt.toISOString(),
      }),
    ),
  );

  serveEndpoint(app, dismissQuestion, async ({ params }) => {
    if (!(await closeQuestion(db, params.id)))
      throw new Problem(404, 'There is no open question by this id.');
    return undefined;
  });

  serveEndpoint(app, listTaughtAnswers, async () => (await findTaughtAnswers(db)).map(present));

  serveEndpoint(app, teachAnswer, async ({ body, staff, reply }) => {
    const { messageId, ...lesson } = body;
    const now = clock();
    const row = { ...lesson, ...authorOf(staff), id: randomUUID(), createdAt: now, updatedAt: now };
    await db.transaction(async (tx) => {
      await insertTaughtAnswer(tx, row);
      if (messageId !== undefined) await closeQuestion(tx, messageId);
    });
    reply.code(201);
    return present(row);
  });

  serveEndpoint(app, changeTaughtAnswer, async ({ params, body, staff }) => {
    const change = { ...body, ...authorOf(staff), updatedAt: clock() };
    const row = await updateTaughtAnswer(db, params.id, change);
    if (!row) throw unknownAnswer();
    return present(row);
  });

  serveEndpoint(app, forgetTaughtAnswer, async ({ params }) => {
    if (!(await deleteTaughtAnswer(db, params.id))) throw unknownAnswer();
    return undefined;
  });
}

const authorOf = ({ id, name }: { id: string; name: string }) => ({
  authorId: id,
  authorName: name,
});

function present({ id, question, answer, authorName, updatedAt }: TaughtAnswerRow): TaughtAnswer {
  return { id, question, answer, authorName, updatedAt: updatedAt.toISOString() };
}
