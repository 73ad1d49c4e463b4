import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type AddressProviderDouble = {
  url: string;
  answer: { status: number; body: string } | 'silence';
  /** The paths that were asked for, with their queries. */
  paths: string[];
  close: () => Promise<void>;
};

/** A provider of addresses on a free port of this computer. */
export async function openAddressProvider(): Promise<AddressProviderDouble> {
  const server = createServer((request, response) => {
    const { answer } = provider;
    provider.paths.push(request.url ?? '');
    if (answer === 'silence') return;
    const headers = answer.status === 302 ? { location: '/elsewhere' } : {};
    response.writeHead(answer.status, headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const provider: AddressProviderDouble = {
    url: `http://127.0.0.1:${port}/find`,
    answer: { status: 404, body: '' },
    paths: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}
