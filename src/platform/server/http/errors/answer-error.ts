import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem, toProblem } from './problem.ts';
import { hasTryAgainPage, isLookedAt, sendTryAgainPage } from './try-again-page.ts';

/**
 * Error handler of the server: converts any thrown value into a problem; unexpected errors are logged and
 * answered with 500.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  if (hasTryAgainPage(problem.status) && isLookedAt(request))
    return sendTryAgainPage(reply, problem);
  return sendProblem(reply, problem);
}
