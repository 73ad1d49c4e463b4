import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VisitCard } from '#features/chat/contract.ts';
import { openEmbeddedDatabase } from '#platform/server/database/embedded.ts';
import { openVisitCard, pressCard } from '#tests/support/chat/press-cards.ts';
import { weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { makeDataFolder } from '#tests/support/servers/data-folder.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import { spawnServer, untilReady } from '#tests/support/servers/server-process.ts';

const kills = loopLength(1, 20);
const customers = 6;

let data: Awaited<ReturnType<typeof makeDataFolder>>;
beforeAll(async () => {
  data = await makeDataFolder();
});
afterAll(() => data.remove());

it(`stores every card that was pressed once and as shown, with ${kills} kills between press and answer`, async () => {
  const settings = {
    PORT: await findFreePort(),
    DATA_DIR: data.folder,
    FORM_LIMIT_PER_HOUR: '1000000',
    CHAT_LIMIT_PER_MINUTE: '10000',
  };
  const pressed: { card: VisitCard; id: string }[] = [];
  for (let round = 0; round < kills; round += 1) {
    const server = spawnServer(settings);
    await untilReady(server);
    const open = [];
    for (let n = 0; n < customers; n += 1)
      open.push(
        await openVisitCard(server, `card-${round}-${n}@example.com`, {
          dates: [weekdayFrom(9 + n)],
        }),
      );
    const presses = open.map(({ chat, card, id }, n) => ({
      id,
      card,
      cookie: chat.visitor.cookie,
      key: `${round} ${n}`,
    }));
    setTimeout(() => server.process.kill('SIGKILL'), Math.random() * 60);
    await Promise.all(presses.map((press) => pressCard(server, press).catch(() => undefined)));
    await server.ended;
    for (const { chat } of open) chat.close();
    // The browser tries again with the same key.
    const next = spawnServer(settings);
    await untilReady(next);
    for (const press of presses) {
      const answer = await pressCard(next, press);
      expect(answer.status).toBe(201);
      pressed.push(press);
    }
    next.process.kill('SIGTERM');
    await next.ended;
  }
  const database = await openEmbeddedDatabase(data.folder);
  for (const { card, id } of pressed) {
    const { rows: stored } = (await database.db.execute(
      `select customer_name, phone, address, preferred_dates from appointments where conversation_id = '${id}'`,
    )) as unknown as { rows: Record<string, unknown>[] };
    expect(stored).toEqual([
      {
        customer_name: card.name,
        phone: card.phone,
        address: card.address,
        preferred_dates: card.dates,
      },
    ]);
    const { rows: messages } = (await database.db.execute(
      `select count(*)::int as n from chat_messages where conversation_id = '${id}' and client_message_id = 'card:${card.id}'`,
    )) as unknown as { rows: { n: number }[] };
    expect(messages).toEqual([{ n: 1 }]);
  }
  await database.close();
});
