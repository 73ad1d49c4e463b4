import { currentTrace, newTrace, runInTrace, type TraceContext } from './trace-context.ts';

type Attributes = Record<string, string | number>;

/** A piece of work with a beginning and an end. */
export type Span = {
  trace: TraceContext;
  end: (outcome?: { name?: string; hasFailed?: boolean; attributes?: Attributes }) => void;
};

/** Begins a span, as a child of its parent or of none. */
export type BeginSpan = (
  name: string,
  options: { parent?: TraceContext | undefined; kind?: 'server' },
) => Span;

const withoutExport: BeginSpan = (_name, { parent }) => ({
  trace: newTrace(parent),
  end: () => {},
});
let begin = withoutExport;

/** Exports all spans from now on. @returns a function that stops it */
export function exportSpansBy(exporting: BeginSpan): () => void {
  begin = exporting;
  return () => {
    begin = withoutExport;
  };
}

/** Begins a span, which carries a trace even if nothing is exported. */
export const beginSpan: BeginSpan = (name, options) => begin(name, options);

/** Runs work in a trace of its own. @param name one of few, without anything personal */
export const inNewTrace = <T>(name: string, work: () => Promise<T>) => run(name, undefined, work);

/** Runs work as a child of the running span, if spans are exported. @param name as of `inNewTrace` */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  const parent = currentTrace();
  return parent && begin !== withoutExport ? run(name, parent, work) : work();
}

async function run<T>(name: string, parent: TraceContext | undefined, work: () => Promise<T>) {
  const span = begin(name, { parent });
  try {
    const result = await runInTrace(span.trace, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ hasFailed: true });
    throw error;
  }
}
