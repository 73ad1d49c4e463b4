import { setTimeout as delay } from 'node:timers/promises';
import {
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { TokenBucket } from '../limits/token-bucket.ts';
import { type BeginSpan, exportSpansBy } from './spans.ts';

/** How long a stop waits for the collector. */
const flushMs = 2_000;
const serviceName = 'wyvern-vale';
/** Log lines about a collector that does not answer. */
const errorLines = { capacity: 1, perSecond: 1 / 60 };

/**
 * Exports every span from now on by OTLP over HTTP, as JSON, in batches. What does not fit into the queue while the
 * collector does not answer is dropped.
 * @param endpoint the collector, to which `/v1/traces` is appended
 * @returns a function that sends what waits and stops
 */
export function exportSpans(endpoint: string, log: FastifyBaseLogger): () => Promise<void> {
  const lines = new TokenBucket(errorLines);
  const ignore = () => {};
  diag.setLogger(
    {
      error: () => {
        if (lines.tryTake() === 0) log.warn({ endpoint: originOf(endpoint) }, 'spans not exported');
      },
      warn: ignore,
      info: ignore,
      debug: ignore,
      verbose: ignore,
    },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'process.pid': process.pid }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer(serviceName);
  const begin: BeginSpan = (name, { parent, kind }) => {
    const context = parent
      ? trace.setSpanContext(ROOT_CONTEXT, {
          ...parent,
          traceFlags: TraceFlags.SAMPLED,
          isRemote: kind === 'server',
        })
      : ROOT_CONTEXT;
    const span = tracer.startSpan(
      name,
      { kind: kind === 'server' ? SpanKind.SERVER : SpanKind.INTERNAL },
      context,
    );
    const { traceId, spanId } = span.spanContext();
    return {
      trace: { traceId, spanId },
      end: (outcome = {}) => {
        if (outcome.name !== undefined) span.updateName(outcome.name);
        if (outcome.attributes) span.setAttributes(outcome.attributes);
        if (outcome.hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  const stop = exportSpansBy(begin);
  return async () => {
    stop();
    await Promise.race([provider.shutdown(), delay(flushMs, undefined, { ref: false })]);
  };
}

/** An endpoint without what may be secret in it. */
const originOf = (url: string) => new URL(url).origin;
