import { beforeAll, describe, expect, it } from 'vitest';
import { beginChat, connectChat } from '#tests/support/chat/chat-client.ts';
import type { ChatScreen } from '#tests/support/chat/chat-screen.ts';
import { readHistory } from '#tests/support/chat/read-history.ts';
import {
  causeAccidents,
  expectWholeTalk,
  openTalk,
  type Talk,
  writeOnAllScreens,
} from '#tests/support/chat/talks.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { hasPostgres, serversOnPostgres } from '#tests/support/servers/servers.ts';

const cuts = loopLength(8, 100);
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
      const talks: Talk[] = [];
      for (let i = 0; i < conversations; i += 1)
        talks.push(
          await openTalk(
            pair.origin(i % 2),
            Array.from({ length: screensEach }, () => () => pair.origin(pick([0, 1]))),
          ),
        );
      const screens = talks.flatMap((talk) => talk.screens);
      const countAcknowledged = () =>
        screens.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);

      const stopWriting = writeOnAllScreens(talks, 5);
      const met = await causeAccidents(
        cuts,
        () => hurt(screens),
        () => {
          const wanted = countAcknowledged() + Math.random() * 20;
          return () => countAcknowledged() > wanted;
        },
      );
      await stopWriting();
      for (const talk of talks) await expectWholeTalk(talk, pair.origin(0));
      process.stdout.write(
        `${countAcknowledged()} messages acknowledged over ${cuts} accidents: ${met}\n`,
      );
    });
  },
);
