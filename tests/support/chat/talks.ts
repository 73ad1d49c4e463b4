import { expect } from 'vitest';
import { beginChat } from './chat-client.ts';
import { ChatScreen } from './chat-screen.ts';
import { readHistory } from './read-history.ts';

/** A conversation that is open on several screens, with what each of them has written. */
export type Talk = { id: string; cookie: string; screens: ChatScreen[]; said: string[][] };

/** Several of these waits begin at once, and a server that is started again needs its time on a busy machine. */
const timeout = 600_000;

/** Begins a conversation at a server and opens a screen for each function, which picks its server. */
export async function openTalk(
  origin: string,
  pickOrigins: (() => string)[],
  options: { useAdam?: boolean } = {},
): Promise<Talk> {
  const { visitor, id } = await beginChat({ origin });
  const { cookie } = visitor;
  visitor.close();
  const screens = pickOrigins.map(
    (pickOrigin) => new ChatScreen(pickOrigin, { cookie, conversationId: id, ...options }),
  );
  return { id, cookie, screens, said: screens.map(() => []) };
}

/**
 * Writes on every screen, with fewer than `maxWaiting` messages on their way.
 * @returns stops writing and waits until every message is acknowledged
 */
export function writeOnAllScreens(talks: Talk[], maxWaiting: number): () => Promise<void> {
  let isOver = false;
  const writing = talks.flatMap(({ screens, said }) =>
    screens.map(async (screen, s) => {
      while (!isOver) {
        const text = `${s}: ${said[s]?.length}`;
        said[s]?.push(text);
        screen.connection.say(text);
        await expect
          .poll(() => screen.connection.getState().outgoing.length, { timeout })
          .toBeLessThan(maxWaiting);
      }
    }),
  );
  return async () => {
    isOver = true;
    await Promise.all(writing);
    const isIdle = () => talks.every(({ screens }) => screens.every((screen) => screen.isIdle()));
    await expect.poll(isIdle, { timeout }).toBe(true);
  };
}

/**
 * Causes accidents, each once something has got through since the one before.
 * @param cause returns the name of the accident
 * @param watch called after an accident; what it returns says whether something has got through since
 * @returns the names, with how often each was met
 */
export async function causeAccidents(
  count: number,
  cause: () => Promise<string>,
  watch: () => () => boolean,
): Promise<string> {
  const met = new Map<string, number>();
  for (let i = 0; i < count; i += 1) {
    const name = await cause();
    met.set(name, (met.get(name) ?? 0) + 1);
    await expect.poll(watch(), { timeout, interval: 5 }).toBe(true);
  }
  return [...met].map((pair) => pair.join(' ')).join(', ');
}

/** Every message is stored once and in order, as it was acknowledged, and every screen shows it so; closes the screens. */
export async function expectWholeTalk({ id, cookie, screens, said }: Talk, origin: string) {
  let history = await readHistory(origin, id, cookie);
  // The assistant may still answer: the turn of a server that was killed is taken over later.
  const isShown = async () => {
    history = await readHistory(origin, id, cookie);
    return screens.every((screen) => screen.shown().length === history.length);
  };
  await expect.poll(isShown).toBe(true);
  expect(history.map(({ sequence }) => sequence)).toEqual(history.map((_, i) => i + 1));
  const ids = history.map(({ clientMessageId }) => clientMessageId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [s, screen] of screens.entries()) {
    const mine = history.filter(({ content }) => content.startsWith(`${s}: `));
    expect(mine.map(({ content }) => content)).toEqual(said[s]);
    expect(screen.acknowledged.size).toBeGreaterThan(0);
    for (const [clientMessageId, message] of screen.acknowledged)
      expect(history[message.sequence - 1]).toMatchObject({ id: message.id, clientMessageId });
    expect(screen.shown().map((message) => message.id)).toEqual(
      history.map((message) => message.id),
    );
    screen.close();
  }
}
