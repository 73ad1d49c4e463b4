import * as z from 'zod/mini';
import { readTimeRanges } from '#platform/dates/time-ranges.ts';

export type Environment = Record<string, string | undefined>;

/** An invalid setting; the message is one sentence that names it. */
export class SettingError extends Error {}

/**
 * Reads the settings of a schema from environment variables; an empty variable counts as not set.
 * @throws SettingError naming the first variable with an invalid value
 */
export function parse<T extends z.ZodMiniObject>(schema: T, env: Environment): z.output<T> {
  const given = Object.keys(schema.shape).map((name) => [name, env[name]?.trim() || undefined]);
  const result = z.safeParse(schema, Object.fromEntries(given));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SettingError(`${String(issue?.path[0])} ${issue?.message}`);
}

/** A validation message of a setting; it follows the variable's name and never repeats a secret. */
export const not = (message: string) => ({
  error: ({ input }: { input?: unknown }) => `${message}, not "${input}".`,
});

export const matching = (
  isValid: (text: string) => boolean,
  message: Parameters<typeof z.refine>[1],
) => z.string().check(z.refine<string>(isValid, message));

export const hostName = (byDefault: string) =>
  z._default(
    z.string().check(z.regex(/^[a-z0-9.:-]+$/i, not('must be a host name or an IP address'))),
    byDefault,
  );

const wholeNumber = (pattern: RegExp, rule: string) => (byDefault: number) =>
  z._default(z.pipe(z.string().check(z.regex(pattern, not(rule))), z.transform(Number)), byDefault);
export const count = wholeNumber(/^[1-9]\d{0,8}$/, 'must be a whole number above 0');
export const seconds = wholeNumber(/^\d{1,6}$/, 'must be a whole number of seconds');

export const months = (byDefault: number) =>
  z._default(
    z.pipe(
      z
        .string()
        .check(z.regex(/^[1-9]\d{0,2}$/, not('must be a whole number of months from 1 to 999'))),
      z.transform(Number),
    ),
    byDefault,
  );

export const yesOrNo = (byDefault: boolean) =>
  z._default(
    z.pipe(
      z.enum(['true', 'false'], not('must be true or false')),
      z.transform((text) => text === 'true'),
    ),
    byDefault,
  );

export const isPostgresUrl = (text: string) =>
  URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
export const isSmtpUrl = (text: string) =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
export const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65535;
export const isOrigin = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return !!url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
};
export const splitList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
export const maxSlots = 8;
export const areSlots = (text: string) => {
  const count = readTimeRanges(text)?.length ?? 0;
  return count > 0 && count <= maxSlots;
};
export const isProxy = (text: string) =>
  /^[0-9a-f.:]+(\/\d{1,3})?$/i.test(text) || /^(loopback|uniquelocal)$/.test(text);
export const isTimeOfDay = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
export const isWebUrl = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);
