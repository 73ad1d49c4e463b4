import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function logged(error: unknown): string {
  let text = '';
  createLogger('info', { write: (line: string) => (text += line) }).error({ err: error }, 'failed');
  return text;
}

it('a failed query is logged with its statement and code, without its values', () => {
  const cause = Object.assign(new Error('invalid input syntax for type date: "Ann Price"'), {
    code: '22007',
    severity: 'ERROR',
    routine: 'DateTimeParseError',
    detail: 'Key (email)=(ann@example.com) already exists.',
    where: 'unnamed portal parameter $1 = ann@example.com',
  });
  const query = 'insert into "chat_messages" ("content") values ($1)';
  const text = logged(
    new Error('a message was not stored', {
      cause: new DrizzleQueryError(query, ['Ann Price, 1 High Street', 'ann@example.com'], cause),
    }),
  );
  expect(text).toContain('insert into');
  expect(text).toContain('22007');
  expect(text).toContain('logger.test.ts');
  for (const personal of ['Ann', 'ann@example.com', 'High Street'])
    expect(text).not.toContain(personal);
});

it('a thrown value that is no error, and an error that is its own cause, are logged', () => {
  expect(logged('a word')).toContain('a word');
  const endless = new Error('round');
  endless.cause = endless;
  expect(logged(endless)).toContain('round');
});
