import type { FastifyError, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '../../database/unavailable.ts';
import { TooManyWaiting } from '../../limits/network-queue.ts';

/**
 * Retry-After of database errors: the database is usually back within seconds, and faster retries keep it
 * busy.
 */
const retryAfterSeconds = '2';

export type FieldProblem = { field: string; message: string };

/** An error response, thrown anywhere below a route. `detail` is a sentence that a person can act on. */
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

/** A problem with one field: the sentence begins with its name, and a form shows `message` beside it. */
export const fieldProblem = (field: string, message: string, status = 400) =>
  new Problem(status, `${field}: ${message}`, { fields: [{ field, message }] });

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict',
  413: 'Too large',
  414: 'Address too long',
  415: 'Unsupported content',
  422: 'Cannot be processed',
  428: 'Confirmation needed',
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

/** Converts a thrown value into the problem that the client gets, without internal details. */
export function toProblem(thrown: unknown): Problem {
  const error = thrown as FastifyError;
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return describeValidation(error);
  if (thrown instanceof TooManyWaiting)
    return new Problem(429, thrown.message, { headers: { 'retry-after': '10' } });
  if (error.code === 'FST_ERR_BAD_URL') return new Problem(400, 'The address is not a valid one.');
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH')
    return new Problem(414, 'The address is too long.');
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Problem(413, 'The request body is too large: send less at once.');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Problem(415, 'The request body must be JSON, with content-type application/json.');
  if (error.statusCode === 400 && (error instanceof SyntaxError || /JSON/i.test(error.message)))
    return new Problem(400, 'The request body is not valid JSON.');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Problem(error.statusCode, error.message);
  if (isDatabaseUnavailable(error) || (error as { status?: number }).status === 503)
    return new Problem(503, 'We can’t reach our records just now. Please try again in a moment.', {
      headers: { 'retry-after': retryAfterSeconds },
    });
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

/** Converts a JSON pointer into a field name: `/rooms/0/length` becomes `rooms[0].length`. */
export function nameField(pointer: string): string {
  return pointer
    .split('/')
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}
