import { expect, it } from 'vitest';
import { openEmptyEmbedded } from '#tests/support/database/test-database.ts';
import { closeInTime } from './close-in-time.ts';

it('closing a database times out on a transaction that does not end, and completes once it has ended', async () => {
  const pg = await openEmptyEmbedded();
  let end = () => {};
  const running = pg.transaction(async (tx) => {
    await tx.query('select 1');
    await new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  await expect(closeInTime(pg, 50)).rejects.toThrow('did not close in time');
  end();
  await running;
  await expect.poll(() => pg.closed).toBe(true);
});
