import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeIssue } from './describe-issue.ts';

const before = z.config().customError;
z.config({ customError: describeIssue });
afterAll(() => {
  z.config({ customError: before });
});

it.each<[string, z.ZodMiniType, unknown, string]>([
  ['text', z.string(), 7, 'must be text.'],
  ['nothing', z.string(), undefined, 'is missing.'],
  ['a number', z.number(), '7', 'must be a number.'],
  ['no end', z.number(), Number.POSITIVE_INFINITY, 'must be a number.'],
  ['a list', z.object({}), [], 'must be an object.'],
  ['an object', z.array(z.string()), {}, 'must be a list.'],
  ['a choice', z.enum(['carpet', 'vinyl', 'lvt']), 'x', 'must be carpet, vinyl or lvt.'],
  ['one choice', z.literal('me'), 'you', 'must be me.'],
  ['long text', z.string().check(z.maxLength(2)), 'abc', 'must have at most 2 characters.'],
  ['a long list', z.array(z.string()).check(z.maxLength(1)), ['', ''], 'must have at most 1 item.'],
  ['a small number', z.number().check(z.gte(1)), 0, 'must be at least 1.'],
  ['half a number', z.int(), 1.5, 'must be a whole number.'],
  ['no format', z.email(), 'x', 'is not valid.'],
])('the issue for %s is described in plain words', (_, schema, value, sentence) => {
  const { error } = z.safeParse(schema, value);
  expect(error?.issues[0]?.message).toBe(sentence);
});
