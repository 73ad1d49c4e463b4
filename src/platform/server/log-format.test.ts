import { expect, it } from 'vitest';
import { createLogDestination } from './log-destination.ts';
import { chooseLogFormat } from './log-format.ts';
import { createLogger } from './logger.ts';

async function log(
  isTTY: boolean | undefined,
  write: (log: ReturnType<typeof createLogger>) => void,
) {
  let printed = '';
  const format = await chooseLogFormat({ isTTY });
  const destination = createLogDestination((bytes) => {
    printed += Buffer.from(bytes).toString();
    return bytes.length;
  }, format);
  write(createLogger('info', destination));
  return printed;
}

it.each([false, undefined])(
  'where standard output is no terminal (%s), a line is JSON',
  async (isTTY) => {
    const printed = await log(isTTY, (logger) => logger.info({ port: 3000 }, 'open'));
    expect(printed).toMatch(/^\{[^\n]+\}\n$/);
    expect(JSON.parse(printed)).toMatchObject({
      level: 30,
      pid: process.pid,
      port: 3000,
      msg: 'open',
    });
  },
);

it('at a terminal a line has the time, the level, the event and its fields', async () => {
  const printed = await log(true, (logger) => logger.warn({ port: 3000 }, 'open'));
  const withoutColours = printed.replaceAll(/\p{Cc}\[\d+m/gu, '');
  expect(withoutColours).toMatch(/^\[\d\d:\d\d:\d\d\] WARN: open \{"port":3000\}\n$/);
});

it('at a terminal an error comes with its stack', async () => {
  const printed = await log(true, (logger) =>
    logger.error({ err: new Error('no disk') }, 'failed'),
  );
  expect(printed).toContain('failed');
  expect(printed).toContain('no disk');
  expect(printed).toContain('log-format.test.ts');
});
