import { expect, it } from 'vitest';
import { makePostgresDatabase } from '#tests/support/database/postgres-database.ts';
import { openPostgres } from '../postgres.ts';

it('listens to several channels that are asked for at once, one query after the other', async () => {
  const place = await makePostgresDatabase();
  const warnings: string[] = [];
  const onWarning = ({ message }: Error) => warnings.push(message);
  process.on('warning', onWarning);
  const database = await openPostgres(place.url, (error) => {
    throw error;
  });
  const heard: string[] = [];
  const listen = (channel: string) =>
    database.listen(
      channel,
      () => heard.push(channel),
      () => {},
    );
  await listen('first');
  await Promise.all(['second', 'third', 'fourth'].map(listen));
  for (const channel of ['fourth', 'third', 'second', 'first'])
    await database.db.execute(`notify ${channel}`);
  await expect.poll(() => heard).toEqual(['fourth', 'third', 'second', 'first']);
  await database.close();
  await place.drop();
  process.off('warning', onWarning);
  expect(warnings).toEqual([]);
});
