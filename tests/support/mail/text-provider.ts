import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { to: string; from: string; body: string; authorization: string };

export type TextProviderDouble = {
  url: string;
  /** The status that it answers; `silence`: it takes the text and never answers; `cut`: it cuts the connection. */
  answer: number | 'silence' | 'cut';
  /** The requests so far. */
  requests: number;
  /** The texts taken, by their idempotency keys. */
  taken: Map<string, Received>;
  close: () => Promise<void>;
};

/** A provider of text messages on a free port of this computer, which knows idempotency keys. */
export async function openTextProvider(): Promise<TextProviderDouble> {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    provider.requests += 1;
    const { answer } = provider;
    const isTaken = typeof answer !== 'number' || answer < 300;
    const form = new URLSearchParams(text);
    if (isTaken)
      provider.taken.set(String(request.headers['idempotency-key']), {
        to: form.get('To') ?? '',
        from: form.get('From') ?? '',
        body: form.get('Body') ?? '',
        authorization: request.headers.authorization ?? '',
      });
    if (answer === 'cut') request.socket.destroy();
    else if (answer !== 'silence')
      response
        .writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {})
        .end(`{"status":${answer}}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const provider: TextProviderDouble = {
    url: `http://127.0.0.1:${port}/Messages.json`,
    answer: 201,
    requests: 0,
    taken: new Map(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}
