import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '#platform/server/database/embedded.ts';
import { buildBooking, postBooking } from '#tests/support/fixtures/bookings.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { type Mailbox, openMailbox, until } from '#tests/support/mail/mailbox.ts';
import { makeDataFolder } from '#tests/support/servers/data-folder.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import {
  type ServerProcess,
  spawnServer,
  untilReady,
} from '#tests/support/servers/server-process.ts';

const kills = loopLength(1, 20);
const maxAfterwardsMs = 600_000;

let data: Awaited<ReturnType<typeof makeDataFolder>>;
let mailbox: Mailbox;
beforeAll(async () => {
  [data, mailbox] = await Promise.all([makeDataFolder(), openMailbox()]);
});
afterAll(async () => {
  await mailbox.close();
  await data.remove();
});

/** A mail that was being sent at a kill is taken up again after a minute: lets that minute pass. */
async function endLeases() {
  const database = await openEmbeddedDatabase(data.folder);
  await database.db.execute('update mails set due_at = now() where lease_id is not null');
  await database.close();
}

/** Books until the server is gone; notes each booking that was acknowledged. */
async function bookUntilGone(server: ServerProcess, round: number, acknowledged: Set<string>) {
  for (let turn = 0; ; turn += 1) {
    const email = `round-${round}-${turn}@example.com`;
    try {
      const answer = await postBooking(server.origin, { ...buildBooking(), email });
      if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
      acknowledged.add(email);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
    // The first is followed by a kill at once, so that most kills fall between answer and mail.
    if (turn === 0) setTimeout(() => server.process.kill('SIGKILL'), Math.random() * 400);
    await delay(20);
  }
}

describe('a server', () => {
  it(`that is killed ${kills} times between answers and mails sends every mail, at most twice and then as the same mail`, async () => {
    const settings = {
      PORT: await findFreePort(),
      DATA_DIR: data.folder,
      SMTP_URL: mailbox.url,
      FORM_LIMIT_PER_HOUR: '1000000',
    };
    const acknowledged = new Set<string>();
    for (let round = 0; round < kills; round += 1) {
      const server = spawnServer(settings);
      await untilReady(server);
      await Promise.all([bookUntilGone(server, round, acknowledged), server.ended]);
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills);
    await endLeases();

    const server = spawnServer(settings);
    await untilReady(server);
    const mailsTo = (email: string) =>
      mailbox.arrived.filter(({ to }) => to?.[0]?.address === email);
    const eventsOf = (email: string) =>
      mailbox.arrived.filter(
        ({ to, text }) => to?.[0]?.address === 'hello@wyvernvale.example' && text?.includes(email),
      );
    const missing = () =>
      [...acknowledged].filter((email) => !mailsTo(email).length || !eventsOf(email).length);
    const deadline = Date.now() + maxAfterwardsMs;
    await until(() => missing().length === 0 || Date.now() > deadline);
    expect(missing()).toEqual([]);
    for (const email of acknowledged) {
      for (const copies of [mailsTo(email), eventsOf(email)]) {
        expect(copies.length).toBeLessThanOrEqual(2);
        expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
      }
    }
    server.process.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});
