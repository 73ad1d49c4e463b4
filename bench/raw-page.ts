import { get, type IncomingHttpHeaders } from 'node:http';

/** A page as it is sent: fetch would undo the compression. */
export function readRawPage(
  url: string,
  encoding: string,
  headers: Record<string, string> = {},
): Promise<{ status?: number; headers: IncomingHttpHeaders; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}
