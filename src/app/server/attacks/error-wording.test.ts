import { validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeIssue } from '#platform/server/http/errors/describe-issue.ts';
import { toProblem } from '#platform/server/http/errors/problem.ts';
import { endpoints } from '#tests/support/bad-input/calls.ts';
import { expectOwnWords } from '#tests/support/bad-input/expect-own-words.ts';
import { listWrongValues } from '#tests/support/bad-input/wrong-fields.ts';

const before = z.config().customError;
beforeAll(() => {
  z.config({ customError: describeIssue });
  // The SDKs of language models import a form of the library that sets its English messages when loaded.
  z.config(z.locales.en());
});
afterAll(() => {
  z.config({ customError: before });
});

const parts = endpoints.flatMap(({ method, path, body, query }) =>
  [
    { call: `the body of ${method} ${path}`, schema: body },
    { call: `the query of ${method} ${path}`, schema: query },
  ].flatMap(({ call, schema }) => (schema ? [{ call, schema }] : [])),
);

it.each(parts)('$call names every wrong field in our own words', ({ schema }) => {
  const validate = validatorCompiler({ schema: schema as never, method: '', url: '' });
  let refused = 0;
  for (const { what, value } of listWrongValues(schema as never)) {
    const { error } = validate(value) as { error?: unknown };
    if (!error) continue;
    refused += 1;
    const { message, fields } = toProblem({ validation: error, validationContext: 'body' });
    expectOwnWords({ detail: message, errors: fields }, what);
  }
  expect(refused).toBeGreaterThan(0);
});
