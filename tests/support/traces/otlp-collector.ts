import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number };
type Attribute = { key: string; value: Value };

/** A span as OTLP has it in JSON. */
export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** The process that sent it. */
  pid: unknown;
  /** 1 internal, 2 server. */
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  /** Code 2 is an error. */
  status: { code?: number };
};

type ExportRequest = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: CollectedSpan[] }[];
  }[];
};

/** The value of an attribute. */
export const attributeOf = ({ attributes }: { attributes: Attribute[] }, key: string) => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

/** A collector on this machine that takes OTLP over HTTP as JSON and keeps the spans. */
export async function openOtlpCollector() {
  const spans: CollectedSpan[] = [];
  const requests: { path: string; type: string | undefined; service: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const { resourceSpans } = JSON.parse(text) as ExportRequest;
    for (const { resource, scopeSpans } of resourceSpans) {
      requests.push({
        path: request.url ?? '',
        type: request.headers['content-type'],
        service: attributeOf(resource, 'service.name'),
      });
      const pid = attributeOf(resource, 'process.pid');
      for (const scope of scopeSpans) spans.push(...scope.spans.map((span) => ({ ...span, pid })));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
