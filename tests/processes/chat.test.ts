import { beforeAll, describe, expect, it } from 'vitest';
import { beginChat, connectChat } from '#tests/support/chat/chat-client.ts';
import { ChatScreen } from '#tests/support/chat/chat-screen.ts';
import { readHistory } from '#tests/support/chat/read-history.ts';
import { hasPostgres, serversOnPostgres } from '#tests/support/servers/servers.ts';

const cuts = Number(process.env.CUTS ?? 40);
const conversations = 4;
const screensEach = 3;
const pair = serversOnPostgres({ CHAT_LIMIT_PER_MINUTE: '1000000' });

beforeAll(async () => {
  if (hasPostgres) await Promise.all([pair.start(), pair.start()]);
});

const pick = (list: readonly number[]) => list[Math.floor(Math.random() * list.length)] ?? 0;

/** One of the accidents that connections meet. @returns what it was */
async function hurt(screens: ChatScreen[]): Promise<string> {
  const screen = screens[Math.floor(Math.random() * screens.length)];
  const chance = Math.random();
  if (chance < 0.1) {
    const which = pick([0, 1]);
    await pair.killAndRestart(which);
    return 'a server killed';
  }
  if (chance < 0.4) screen?.sleep();
  else screen?.drop(chance < 0.7);
  return chance < 0.4 ? 'asleep' : 'dropped';
}

describe.skipIf(!hasPostgres)(
  'two servers on one database (needs PostgreSQL on 127.0.0.1:5432)',
  () => {
    it('bring every message to the sockets of both, once and in order', async () => {
      const { visitor, id } = await beginChat({ origin: pair.origin(0) });
      const other = await connectChat({ origin: pair.origin(1) }, { cookie: visitor.cookie });
      other.send({ type: 'join_conversation', conversationId: id });
      await other.next('joined');
      const each = 200;
      for (let i = 0; i < each; i += 1) {
        visitor.write(id, `first ${i}`);
        other.write(id, `second ${i}`);
      }
      const last = 1 + 2 * each;
      for (const client of [visitor, other]) {
        await client.next('new_message', ({ message }) => message.sequence === last);
        const heard = client.all('new_message').map(({ message }) => message.sequence);
        const from = client === visitor ? 1 : 2;
        expect(heard).toEqual(Array.from({ length: last - from + 1 }, (_, i) => from + i));
      }
      const history = await readHistory(pair.origin(0), id, visitor.cookie);
      for (const who of ['first', 'second'])
        expect(
          history.map(({ content }) => content).filter((text) => text.startsWith(`${who} `)),
        ).toEqual(Array.from({ length: each }, (_, i) => `${who} ${i}`));
      visitor.close();
      other.close();
    });

    it(`show every acknowledged message once and in order on every screen after ${cuts} accidents`, async () => {
      const talks = [];
      for (let i = 0; i < conversations; i += 1) {
        const { visitor, id } = await beginChat({ origin: pair.origin(i % 2) });
        const { cookie } = visitor;
        visitor.close();
        const screens = Array.from(
          { length: screensEach },
          () => new ChatScreen(() => pair.origin(pick([0, 1])), { cookie, conversationId: id }),
        );
        talks.push({ id, cookie, screens, said: screens.map(() => [] as string[]) });
      }
      const all = talks.flatMap(({ screens }) => screens);

      let over = false;
      const talking = talks.flatMap(({ screens, said }) =>
        screens.map(async (screen, s) => {
          while (!over) {
            const text = `${s}: ${said[s]?.length}`;
            said[s]?.push(text);
            screen.connection.say(text);
            await expect
              .poll(() => screen.connection.getState().outgoing.length, { timeout: 120_000 })
              .toBeLessThan(5);
          }
        }),
      );
      const met = new Map<string, number>();
      for (let i = 0; i < cuts; i += 1) {
        const what = await hurt(all);
        met.set(what, (met.get(what) ?? 0) + 1);
        const before = all.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
        await expect
          .poll(() => all.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0), {
            timeout: 120_000,
            interval: 5,
          })
          .toBeGreaterThan(before + Math.random() * 20);
      }
      over = true;
      await Promise.all(talking);
      await expect
        .poll(() => all.every((screen) => screen.isIdle()), { timeout: 120_000 })
        .toBe(true);

      for (const { id, cookie, screens, said } of talks) {
        const history = await readHistory(pair.origin(0), id, cookie);
        expect(history.map(({ sequence }) => sequence)).toEqual(history.map((_, i) => i + 1));
        const ids = history.map(({ clientMessageId }) => clientMessageId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [s, screen] of screens.entries()) {
          const mine = history.filter(({ content }) => content.startsWith(`${s}: `));
          expect(mine.map(({ content }) => content)).toEqual(said[s]);
          expect(screen.acknowledged.size).toBeGreaterThan(0);
          for (const [clientMessageId, message] of screen.acknowledged)
            expect(history[message.sequence - 1]).toMatchObject({
              id: message.id,
              clientMessageId,
            });
          await expect.poll(() => screen.shown().length, { timeout: 60_000 }).toBe(history.length);
          expect(screen.shown().map((message) => message.id)).toEqual(
            history.map((message) => message.id),
          );
          screen.close();
        }
      }
      const stored = all.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
      process.stdout.write(
        `${stored} messages acknowledged over ${cuts} accidents: ${[...met].map((pair) => pair.join(' ')).join(', ')}\n`,
      );
    });
  },
);
