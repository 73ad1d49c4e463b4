import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { formatTraceparent, newTrace, parseTraceparent } from './trace-context.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('a traceparent', () => {
  it.each([
    ['as the standard has it', `00-${traceId}-${spanId}-01`],
    ['that was not sampled', `00-${traceId}-${spanId}-00`],
    ['of a later version', `01-${traceId}-${spanId}-01`],
    ['of a later version with more', `cc-${traceId}-${spanId}-01-what-the-future-brings`],
  ])('%s is read', (_name, text) => {
    expect(parseTraceparent(text)).toEqual({ traceId, spanId });
  });

  it.each([
    ['that is absent', undefined],
    ['sent twice', `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`],
    ['in a list', [`00-${traceId}-${spanId}-01`]],
    ['that is empty', ''],
    ['of the forbidden version', `ff-${traceId}-${spanId}-01`],
    ['of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['with a parent of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['in capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
    ['that is short', `00-${traceId.slice(1)}-${spanId}-01`],
    ['with more than version 00 has', `00-${traceId}-${spanId}-01-more`],
    ['with more without a dash', `01-${traceId}-${spanId}-01more`],
    ['with a line break', `00-${traceId}-${spanId}-01\n`],
    ['without end', `01-${traceId}-${spanId}-01-${'a'.repeat(10_000)}`],
    ['of other words', 'drop table traces'],
  ])('%s is not', (_name, text) => {
    expect(parseTraceparent(text)).toBeUndefined();
  });

  it('that is written is read again, and a child stays in the trace of its parent', () => {
    fc.assert(
      fc.property(fc.constant(undefined), () => {
        const parent = newTrace();
        const child = newTrace(parent);
        expect(parseTraceparent(formatTraceparent(child))).toEqual(child);
        expect(child.traceId).toBe(parent.traceId);
        expect(child.spanId).not.toBe(parent.spanId);
      }),
    );
  });

  it('of any text is an id of the right form, or none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseTraceparent(text);
        expect(read === undefined || /^[0-9a-f]{32}$/.test(read.traceId)).toBe(true);
      }),
    );
  });
});
