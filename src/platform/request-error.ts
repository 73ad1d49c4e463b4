/**
 * A response that is not OK. The message is the status, a colon, a space and then the problem document's
 * sentence, else the body's text, else the status text.
 */
export class RequestError extends Error {
  readonly status: number;
  /** The message without the status. */
  readonly detail: string;

  constructor(status: number, detail: string) {
    super(`${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
  }
}

/** Converts a response that is not OK into an error. */
export async function readRequestError(response: Response): Promise<RequestError> {
  const body = await response.text();
  return new RequestError(response.status, readDetail(body) || body || response.statusText);
}

function readDetail(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && 'detail' in parsed)
      return typeof parsed.detail === 'string' ? parsed.detail : undefined;
  } catch {
    // Not JSON: the text itself is the message.
  }
  return undefined;
}
