import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createLogger, giveTrace, maskContacts } from './logger.ts';
import { newTrace, runInTrace } from './tracing/trace-context.ts';

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

it.each([
  ['550 5.1.1 <ann@example.com>: unknown user', '550 5.1.1 <…>: unknown user'],
  ['Recipient ann.price+x@mail.example.co.uk rejected', 'Recipient … rejected'],
  ['The number +447700900461 is not valid', 'The number … is not valid'],
  ['To: 07700 900 461.', 'To: ….'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
  ['454 4.7.0 try again in 300 seconds', '454 4.7.0 try again in 300 seconds'],
])('of “%s” the log has “%s”', (reply, expected) => {
  expect(maskContacts(reply)).toBe(expected);
});

it('an error that names an email address is logged without it', () => {
  expect(logged(new Error('no such mailbox: ann@example.com'))).not.toContain('ann@');
});

it('lines name the trace of their logger, else of the running work, and never two', () => {
  const lines: { traceId?: string }[] = [];
  const logger = createLogger('info', { write: (line: string) => lines.push(JSON.parse(line)) });
  const [own, running] = [newTrace(), newTrace()];
  const ofRequest = giveTrace(logger.child({ reqId: 'one' }), own);
  logger.info('outside');
  ofRequest.info('of a request');
  runInTrace(running, () => {
    logger.info('within');
    ofRequest.child({ more: 1 }).info('of a request, elsewhere');
  });
  expect(lines.map(({ traceId }) => traceId)).toEqual([
    undefined,
    own.traceId,
    running.traceId,
    own.traceId,
  ]);
});
