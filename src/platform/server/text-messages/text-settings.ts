import * as z from 'zod/mini';
import { type Environment, matching, parse } from '../setting-values.ts';

const isTextUrl = (text: string) =>
  text === 'file' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));

/** Settings of text messages; read only where SMS_URL is set. */
export const textSettings = z
  .object({
    /** `file`, or where the provider takes a form with To, From and Body. */
    SMS_URL: matching(isTextUrl, 'must be file or an address like https://example.com/messages.'),
    SMS_ACCOUNT: z._default(z.string(), ''),
    SMS_TOKEN: z._default(z.string(), ''),
    /** A number, or a name of at most 11 letters and digits. */
    SMS_FROM: z._default(z.string(), ''),
  })
  .check(
    ...(['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'] as const).map((name) =>
      z.refine<{ SMS_URL: string } & Record<typeof name, string>>(
        (texts) => texts.SMS_URL === 'file' || texts[name] !== '',
        { path: [name], error: 'must be set for SMS_URL.' },
      ),
    ),
  );

/** Where texts go: to files, or to a provider. */
export function readTextSettings(env: Environment) {
  const texts = parse(textSettings, env);
  if (texts.SMS_URL === 'file') return 'file' as const;
  return {
    url: texts.SMS_URL,
    account: texts.SMS_ACCOUNT,
    token: texts.SMS_TOKEN,
    from: texts.SMS_FROM,
  };
}
