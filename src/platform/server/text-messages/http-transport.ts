import { type SendText, TextError } from './transport.ts';

export type TextProvider = {
  /** Where texts are posted, such as https://api.twilio.com/2010-04-01/Accounts/AC…/Messages.json. */
  url: string;
  account: string;
  token: string;
  /** The sender: a number, or a name of at most 11 letters and digits. */
  from: string;
};

const timeoutMs = 30_000;
/** Replies that are about the account or the load, not about the text. */
const passing = new Set([401, 403, 404, 408, 425, 429]);

/**
 * Creates the delivery by a provider that takes a form with To, From and Body under basic authentication. The id of
 * the text goes along as the idempotency key: after a lost reply it is posted again.
 */
export function sendByHttp(
  { url, account, token, from }: TextProvider,
  limitMs = timeoutMs,
): SendText {
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return async ({ id, to, body }, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization, accept: 'application/json', 'idempotency-key': id },
      body: new URLSearchParams({ To: to, From: from, Body: body }),
      // A redirect would send the token elsewhere.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
    });
    const reply = (await response.text()).slice(0, 300);
    if (response.ok) return;
    const isRefused =
      response.status >= 400 && response.status < 500 && !passing.has(response.status);
    throw new TextError(`${response.status} ${reply}`.trim(), isRefused);
  };
}
