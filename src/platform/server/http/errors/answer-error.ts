import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem, toProblem } from './problem.ts';
import { isLookedAt, sendTryAgainPage } from './try-again-page.ts';

/** Turns whatever was thrown into a problem; what is not understood is logged and answered as 500. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  if ([429, 503].includes(problem.status) && isLookedAt(request))
    return sendTryAgainPage(reply, problem);
  return sendProblem(reply, problem);
}
