import type { FastifyInstance } from 'fastify';
import { firm } from '#features/business/firm.ts';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import {
  changeTaughtAnswer,
  dismissQuestion,
  listOpenQuestions,
  listTaughtAnswers,
  listWrongAnswers,
  markAnswerWrong,
  removeTaughtAnswer,
  type TaughtAnswer,
  teachAnswer,
  unmarkAnswer,
} from '../contract.ts';
import { limits } from '../limits.ts';
import { findWrongAnswers, setWrong } from './outcomes/queries-outcomes.ts';
import {
  closeQuestion,
  findOpenQuestions,
  findTaughtAnswers,
  type TaughtAnswerRow,
} from './queries.ts';
import { createAnswer, deleteAnswer, editAnswer } from './taught-answers/write-taught-answer.ts';

type AssistantRouteDeps = {
  db: Db;
  clock: () => Date;
  publicUrl: string;
  /** The text of a customer's message, by its id. */
  readMessageText: (messageId: string) => Promise<string | undefined>;
};

/** Registers the routes for open questions and taught answers. */
export function addAssistantRoutes(app: FastifyInstance, deps: AssistantRouteDeps) {
  const { db } = deps;
  addWrongAnswerRoutes(app, deps);
  serveEndpoint(app, listOpenQuestions, async () =>
    (await findOpenQuestions(db)).map(
      ({ messageId, conversationId, question, answer, outcome, isWrong, createdAt }) => ({
        messageId,
        conversationId,
        question: question ?? '',
        handedOver: outcome === 'handed_over',
        wrongAnswer: isWrong ? answer : null,
        createdAt: createdAt.toISOString(),
      }),
    ),
  );

  serveEndpoint(app, dismissQuestion, async ({ params }) => {
    if (!(await closeQuestion(db, params.id)))
      throw new Problem(404, 'There is no open question by this id.');
    return undefined;
  });

  serveEndpoint(app, listTaughtAnswers, async () =>
    (await findTaughtAnswers(db, { withProposals: true })).map(present),
  );

  serveEndpoint(app, teachAnswer, async ({ body, staff }) => {
    const row = await createAnswer(deps, body, staff);
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

function addWrongAnswerRoutes(app: FastifyInstance, { db, readMessageText }: AssistantRouteDeps) {
  const mark = async (id: string, question: string | null | undefined) => {
    if (question === undefined || !(await setWrong(db, id, question)))
      throw new Problem(404, `${firm().assistant.name} answered no message by this id.`);
    return undefined;
  };
  serveEndpoint(app, listWrongAnswers, ({ query }) => findWrongAnswers(db, query.conversationId));
  serveEndpoint(app, markAnswerWrong, async ({ params }) =>
    mark(params.id, (await readMessageText(params.id))?.slice(0, limits.openQuestion)),
  );
  serveEndpoint(app, unmarkAnswer, ({ params }) => mark(params.id, null));
}

function present({ updatedAt, ...row }: TaughtAnswerRow): TaughtAnswer {
  const {
    id,
    question,
    answer,
    alsoAsked,
    isConfirmed,
    isPublished,
    replacesId,
    authorId,
    authorName,
  } = row;
  return {
    id,
    question,
    answer,
    alsoAsked,
    isConfirmed,
    isPublished,
    replacesId,
    authorId,
    authorName,
    updatedAt: updatedAt.toISOString(),
  };
}
