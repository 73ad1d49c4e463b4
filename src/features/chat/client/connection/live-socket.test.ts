import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveSocket, type LiveStatus, type SocketLike } from './live-socket.ts';

type Fake = SocketLike & { sent: string[] };

function makeFake(): Fake {
  const fake: Fake = {
    readyState: 0,
    sent: [],
    send: (text) => void fake.sent.push(text),
    close: () => {},
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
  };
  return fake;
}

function start(random = () => 1) {
  const sockets: Fake[] = [];
  const statuses: LiveStatus[] = [];
  const live = new LiveSocket({
    openSocket: () => {
      const fake = makeFake();
      sockets.push(fake);
      return fake;
    },
    onStatus: (status) => statuses.push(status),
    onFrame: () => {},
    random,
  });
  const last = () => sockets.at(-1) ?? makeFake();
  return {
    live,
    sockets,
    statuses,
    last,
    lose: (code = 1006) => last().onclose?.({ code } as never),
    greet: () => {
      last().readyState = 1;
      last().onmessage?.({ data: '{"type":"connected"}' } as never);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The delays before the next attempts when each of them fails. */
function measurePauses(tries: number, random: () => number): number[] {
  const { live, sockets, lose } = start(random);
  live.connect();
  return Array.from({ length: tries }, () => {
    lose();
    const before = sockets.length;
    let waited = 0;
    for (; sockets.length === before; waited += 250) vi.advanceTimersByTime(250);
    return waited;
  });
}

describe('a lost socket', () => {
  it('reconnects after delays that double from one second up to thirty', () => {
    expect(measurePauses(7, () => 1)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('has jitter of up to half the delay', () => {
    expect(measurePauses(3, () => 0)).toEqual([500, 1_000, 2_000]);
  });

  it('resets the delay after a connection', () => {
    const { live, sockets, lose, greet } = start();
    live.connect();
    for (const pause of [1_000, 2_000, 4_000]) {
      lose();
      vi.advanceTimersByTime(pause);
    }
    greet();
    lose();
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(5);
  });

  it('reconnects at once on reconnectNow, and not again when the delay is over', () => {
    const { live, sockets, lose } = start();
    live.connect();
    live.reconnectNow();
    expect(sockets).toHaveLength(1);
    lose();
    live.reconnectNow();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  it('stays closed after a rejection until connect is called', () => {
    const { live, sockets, statuses, lose, greet } = start();
    live.connect();
    greet();
    lose(1008);
    vi.advanceTimersByTime(120_000);
    live.reconnectNow();
    expect(sockets).toHaveLength(1);
    expect(statuses).toEqual(['connecting', 'connected', 'refused']);
    live.connect();
    expect(sockets).toHaveLength(2);
  });

  it('stays closed after close', () => {
    const { live, sockets, statuses, greet } = start();
    live.connect();
    greet();
    live.close();
    sockets[0]?.onclose?.({ code: 1000 } as never);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(statuses.at(-1)).toBe('closed');
  });

  it('delivers no frames of a socket that was replaced', () => {
    const { live, sockets, statuses, greet } = start();
    live.connect();
    greet();
    live.renew();
    sockets[0]?.onmessage?.({ data: '{"type":"connected"}' } as never);
    expect(statuses).toEqual(['connecting', 'connected', 'disconnected']);
  });

  it('returns whether the text was sent', () => {
    const { live, greet, last } = start();
    expect(live.send('x')).toBe(false);
    live.connect();
    expect(live.send('x')).toBe(false);
    greet();
    expect(live.send('x')).toBe(true);
    expect(last().sent).toEqual(['x']);
  });
});
