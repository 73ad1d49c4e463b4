import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** A place in a trace, as W3C Trace Context has it: lowercase hexadecimal, 32 and 16 digits. */
export type TraceContext = { traceId: string; spanId: string };

const contexts = new AsyncLocalStorage<TraceContext | undefined>();

/** The trace of the running work; undefined outside a request, a frame, a job and a notification. */
export const currentTrace = () => contexts.getStore();

/** Runs work as part of a trace; without one, of none. */
export const runInTrace = <T>(trace: TraceContext | undefined, work: () => T): T =>
  contexts.run(trace, work);

/** 32 hexadecimal digits: of a UUID, which Node makes from a pool, unlike single random bytes. */
const randomDigits = () => randomUUID().replaceAll('-', '');

/** A new place in a parent's trace, or in a new trace. */
export const newTrace = (parent?: TraceContext): TraceContext => ({
  traceId: parent?.traceId ?? randomDigits(),
  spanId: randomDigits().slice(0, 16),
});

const traceparent =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;
const maxLength = 200;

/** Reads a `traceparent`. Later versions may be longer. @returns undefined for anything that is not valid */
export function parseTraceparent(text: unknown): TraceContext | undefined {
  if (typeof text !== 'string' || text.length > maxLength) return undefined;
  const [, version, traceId, spanId, more] = traceparent.exec(text) ?? [];
  if (!traceId || !spanId || (version === '00' && more !== undefined)) return undefined;
  return { traceId, spanId };
}

/** The `traceparent` of a place in a trace. */
export const formatTraceparent = ({ traceId, spanId }: TraceContext) =>
  `00-${traceId}-${spanId}-01`;
