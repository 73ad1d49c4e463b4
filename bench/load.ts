import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { findFreePort } from '#tests/support/servers/free-port.ts';

export type Load = { perSecond: number; p99: number };
export type Memory = { heap: number; resident: number };
export type BenchServer = {
  origin: string;
  /** What the process holds after a garbage collection, in bytes: of JavaScript, and in all. */
  measureMemory: () => Promise<Memory>;
  /** The milliseconds of processor that it has used. */
  measureProcessor: () => Promise<number>;
  /** The milliseconds that its periodic jobs take, by name. */
  measureJobs: () => Promise<Record<string, number>>;
  stop: () => Promise<void>;
};

/** Starts a server of `serve.ts` in a process of its own. */
export async function startBenchServer(
  kind: string,
  source = '',
  env: Record<string, string> = {},
): Promise<BenchServer> {
  const port = await findFreePort();
  const child: ChildProcess = fork(
    path.join(import.meta.dirname, 'serve.ts'),
    [kind, port, source],
    { env: { ...process.env, ...env }, execArgv: ['--expose-gc'] },
  );
  await once(child, 'message');
  const ask = async (question: string) => {
    child.send(question);
    return (await once(child, 'message'))[0];
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    measureMemory: () => ask('memory'),
    measureProcessor: () => ask('processor'),
    measureJobs: () => ask('jobs'),
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Loads an address for some seconds. @throws when an answer was not 2xx */
export async function load(
  url: string,
  options: Partial<autocannon.Options> & { seconds: number },
): Promise<Load> {
  const { seconds, ...rest } = options;
  const result = await autocannon({
    url,
    duration: seconds,
    connections: 10,
    headers: { 'accept-encoding': 'br' },
    setupClient: ignoreBodies,
    ...rest,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers other than 2xx, ${result.errors} errors`);
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

/** autocannon decodes each body as text, which takes it longer for compressed bytes than a server takes to send them. */
function ignoreBodies(client: autocannon.Client) {
  const { pipelinedRequests } = client as unknown as {
    pipelinedRequests: { addBody: (body: Buffer) => void };
  };
  pipelinedRequests.addBody = () => {};
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median of ratios, with all of them behind it. */
export const listRatios = (ratios: number[]): string =>
  `${round(median(ratios))} (${ratios.map((ratio) => round(ratio)).join(' ')})`;

export const round = (value: number, digits = 2) => value.toFixed(digits);
