/**
 * An answer other than success. The message is the status, a colon, a space and then the sentence
 * of the problem document, else the body's text, else the status text.
 */
export class RequestError extends Error {
  readonly status: number;
  /** What the server said, without the status. */
  readonly detail: string;

  constructor(status: number, detail: string) {
    super(`${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
  }
}

/** Reads an answer that is not OK into an error. */
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
    // Not JSON: the text itself is shown.
  }
  return undefined;
}
