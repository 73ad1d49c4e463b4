import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import {
  changeTaughtAnswer,
  dismissQuestion,
  listOpenQuestions,
  listTaughtAnswers,
  removeTaughtAnswer,
  type TaughtAnswer,
  teachAnswer,
} from '../contract.ts';
import {
  closeQuestion,
  findOpenQuestions,
  findTaughtAnswers,
  type TaughtAnswerRow,
} from './queries.ts';
import { createAnswer, deleteAnswer, editAnswer } from './taught-answers/write-taught-answer.ts';

/** Registers the routes for open questions and taught answers. */
export function addAssistantRoutes(app: FastifyInstance, deps: { db: Db; clock: () => Date }) {
  const { db } = deps;
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
    const row = await createAnswer(deps, body, staff);
    reply.code(201);
    return present(row);
  });

  serveEndpoint(app, changeTaughtAnswer, async ({ params, body, staff }) =>
    present(await editAnswer(deps, params.id, body, staff)),
  );

  serveEndpoint(app, removeTaughtAnswer, async ({ params, staff }) => {
    await deleteAnswer(deps, params.id, staff);
    return undefined;
  });
}

function present({ updatedAt, ...row }: TaughtAnswerRow): TaughtAnswer {
  const { id, question, answer, alsoAsked, isConfirmed, authorName } = row;
  return {
    id,
    question,
    answer,
    alsoAsked,
    isConfirmed,
    authorName,
    updatedAt: updatedAt.toISOString(),
  };
}
