import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

export type FieldProblem = { field: string; message: string };

/** An answer other than success, thrown anywhere below a route. `detail` is a sentence a person can act on. */
export class Problem extends Error {
  readonly status: number;
  readonly fields: FieldProblem[];
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    detail: string,
    more: { fields?: FieldProblem[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.status = status;
    this.fields = more.fields ?? [];
    this.headers = more.headers ?? {};
  }
}

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported content',
  422: 'Cannot be processed',
  429: 'Too many requests',
  500: 'Server error',
  503: 'Not available',
};

/** Sends a problem document (RFC 9457). */
export function sendProblem(reply: FastifyReply, problem: Problem) {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type('application/problem+json; charset=utf-8')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: titles[problem.status] ?? 'Error',
        status: problem.status,
        detail: problem.message,
        requestId: reply.request.id,
        ...(problem.fields.length > 0 && { errors: problem.fields }),
      }),
    );
}

/** Turns whatever was thrown into a problem; what is not understood is logged and answered as 500. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error);
  if (problem.status >= 500) request.log.error({ err: withoutValues(error) }, 'request failed');
  return sendProblem(reply, problem);
}

/** A failed query carries the values that were to be written; a log must not. */
function withoutValues(error: Error): Error {
  return error instanceof DrizzleQueryError
    ? new Error(`A query failed: ${error.query}`, { cause: error.cause })
    : error;
}

function toProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return describeValidation(error);
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Problem(413, 'The request body is too large: send less at once.');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Problem(415, 'The request body must be JSON, with content-type application/json.');
  if (error.statusCode === 400 && (error instanceof SyntaxError || /JSON/i.test(error.message)))
    return new Problem(400, 'The request body is not valid JSON.');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Problem(error.statusCode, error.message);
  return new Problem(500, 'Something went wrong on our side. Please try again in a moment.');
}

type ValidationError = {
  validationContext?: string;
  validation: { instancePath: string; message?: string }[];
};

function describeValidation(error: ValidationError): Problem {
  const part = error.validationContext === 'querystring' ? 'query' : error.validationContext;
  const fields = error.validation.map(({ instancePath, message }) => ({
    field: nameField(instancePath) || (part ?? 'body'),
    message: message ?? 'is not valid.',
  }));
  const [first] = fields;
  return new Problem(
    400,
    first ? `${first.field}: ${first.message}` : 'The request is not valid.',
    {
      fields,
    },
  );
}

/** `/rooms/0/length` becomes `rooms[0].length`. */
export function nameField(pointer: string): string {
  return pointer
    .split('/')
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}
