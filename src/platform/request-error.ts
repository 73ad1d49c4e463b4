/**
 * A failed request. The message is the status, a colon, a space and then the problem document's sentence,
 * else the body's text unless it is HTML, else the status text. It is empty when there is none of them, as
 * without a response.
 */
export class RequestError extends Error {
  /** The status of the response; 0 when there was none, or none that can be read. */
  readonly status: number;
  /** What the server says about it; empty when it says nothing beyond the status. */
  readonly detail: string;

  constructor(status: number, detail: string, options?: ErrorOptions & { statusText?: string }) {
    const text = detail || options?.statusText;
    super(text && `${status}: ${text}`, options);
    this.status = status;
    this.detail = detail;
  }
}

/** Converts a response that is not OK into an error. */
export async function readRequestError(response: Response): Promise<RequestError> {
  const body = await response.text();
  // A proxy answers with a page of its own when the server is not there.
  const text = /^\s*</.test(body) ? '' : body;
  const { status, statusText } = response;
  return new RequestError(status, readDetail(body) || text, { statusText });
}

function readDetail(body: string): string | undefined {
  try {
    const detail: unknown = JSON.parse(body)?.detail;
    return typeof detail === 'string' ? detail : undefined;
  } catch {
    // Not JSON: the text itself is the message.
    return undefined;
  }
}
