import { EventSourceParserStream } from 'eventsource-parser/stream';
import { ModelError } from './wire.ts';

/** No honest answer is longer; a stream that never ends must not fill the memory. */
const maxCharacters = 200_000;

/**
 * Asks a model and reads its stream of events, each as the JSON it holds.
 * @throws ModelError for an answer that is not a stream of JSON events
 */
export async function* readStream(
  url: string,
  { headers, body, signal }: { headers: Record<string, string>; body: object; signal: AbortSignal },
): AsyncGenerator<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  });
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel();
    throw new ModelError(`The model answered ${answer.status}.`);
  }
  const events = answer.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: maxCharacters }));
  let read = 0;
  for await (const { data } of events) {
    if (data === '[DONE]') return;
    read += data.length;
    if (read > maxCharacters) throw new ModelError('The model does not stop.');
    yield parse(data);
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new ModelError('The model sent an event that is not JSON.');
  }
}
