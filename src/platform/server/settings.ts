import path from 'node:path';
import * as z from 'zod/mini';
import { readTimeRanges } from '#platform/dates/time-ranges.ts';
import { findUnencrypted, requireStartTls } from './encrypted-connections.ts';

export const assistantProviders = ['openai-compatible', 'anthropic'] as const;
export const secondFactorRules = ['admins', 'everyone', 'optional'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** A validation message for the schemas below; it follows the variable's name and never repeats a secret. */
const not = (message: string) => ({
  error: ({ input }: { input?: unknown }) => `${message}, not "${input}".`,
});

const matching = (isValid: (text: string) => boolean, message: Parameters<typeof z.refine>[1]) =>
  z.string().check(z.refine<string>(isValid, message));

const count = (byDefault: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/, not('must be a whole number above 0'))),
      z.transform(Number),
    ),
    byDefault,
  );

const months = (byDefault: number) =>
  z._default(
    z.pipe(
      z
        .string()
        .check(z.regex(/^[1-9]\d{0,2}$/, not('must be a whole number of months from 1 to 999'))),
      z.transform(Number),
    ),
    byDefault,
  );

const isPostgresUrl = (text: string) =>
  URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
const isSmtpUrl = (text: string) =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65535;
const isOrigin = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return !!url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
};
const splitList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const maxSlots = 8;
const areSlots = (text: string) => {
  const count = readTimeRanges(text)?.length ?? 0;
  return count > 0 && count <= maxSlots;
};
const isProxy = (text: string) =>
  /^[0-9a-f.:]+(\/\d{1,3})?$/i.test(text) || /^(loopback|uniquelocal)$/.test(text);
const isModelUrl = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

const generalSettings = z.object({
  /** TCP port; 0 takes any free one. */
  PORT: z._default(
    z.pipe(matching(isPort, not('must be a whole number from 0 to 65535')), z.transform(Number)),
    3000,
  ),
  HOST: z._default(
    z.string().check(z.regex(/^[a-z0-9.:-]+$/i, not('must be a host name or an IP address'))),
    '0.0.0.0',
  ),
  /** Folder of the embedded database and derived files. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** PostgreSQL connection string; without it the embedded database is used. */
  DATABASE_URL: z.optional(
    matching(isPostgresUrl, 'must look like postgres://user:password@host:5432/name.'),
  ),
  /** The site's origin as visitors type it. */
  PUBLIC_URL: z.optional(
    z.pipe(
      matching(isOrigin, not('must be an origin like https://example.com')),
      z.transform((text) => new URL(text).origin),
    ),
  ),
  /** Comma-separated proxies whose X-Forwarded-For is trusted. */
  TRUST_PROXY: z._default(
    z.pipe(
      z.pipe(z.string(), z.transform(splitList)),
      z.array(matching(isProxy, not('must be a comma-separated list of IP addresses or ranges'))),
    ),
    [],
  ),
  /** Estimates per minute for one network. */
  ESTIMATE_LIMIT_PER_MINUTE: count(120),
  /** Bookings per hour for one network, and as many enquiries and moved visits; three times that per day. */
  FORM_LIMIT_PER_HOUR: count(10),
  /** Visits that can take place in one slot. */
  FITTERS: count(1),
  /** When visits can take place, in order; default: four times two hours from 9:00. */
  VISIT_SLOTS: z._default(
    z.pipe(
      matching(
        areSlots,
        not(`must be 1 to ${maxSlots} times in order, like 9:00-11:00, 11:00-13:00`),
      ),
      z.transform((text) => readTimeRanges(text) ?? []),
    ),
    readTimeRanges('9:00-11:00, 11:00-13:00, 13:00-15:00, 15:00-17:00') ?? [],
  ),
  /** Mail server; without it emails are written to files. */
  SMTP_URL: z.optional(matching(isSmtpUrl, 'must look like smtps://user:password@host:465.')),
  /** One-time code that creates the first account, 12 to 200 characters; without it one is generated. */
  SETUP_CODE: z.optional(
    matching(({ length }) => length >= 12 && length <= 200, 'must have 12 to 200 characters.'),
  ),
  /** Whose accounts need a second factor. */
  SECOND_FACTOR: z.optional(
    z.enum(secondFactorRules, not(`must be one of ${secondFactorRules.join(', ')}`)),
  ),
  /** Allows connections to other machines without encryption: PostgreSQL, the mail server, the model, texts. */
  ALLOW_UNENCRYPTED: z._default(
    z.pipe(
      z.enum(['true', 'false'], not('must be true or false')),
      z.transform((text) => text === 'true'),
    ),
    false,
  ),
  /** Chat messages per minute for one visitor; a network may send five times that. */
  CHAT_LIMIT_PER_MINUTE: count(20),
  /** Open chat sockets for one network, in one process. */
  SOCKET_LIMIT_PER_NETWORK: count(40),
  /** Rendered pages per minute for one network, in one process. */
  PAGE_LIMIT_PER_MINUTE: count(120),
  /** Speed in km/h by which the time between two visits is estimated, in a straight line. */
  TRAVEL_SPEED: count(40),
  /** Replies per hour that a configured model gives one network; the embedded assistant gives the rest. */
  ASSISTANT_LIMIT_PER_HOUR: count(120),
  /** Months for which unbooked estimates are kept. */
  RETAIN_ESTIMATES_MONTHS: months(12),
  /** Months for which chats are kept. */
  RETAIN_CHATS_MONTHS: months(24),
  /** Months for which answered enquiries are kept. */
  RETAIN_ENQUIRIES_MONTHS: months(24),
  /** Months for which emails that were sent are kept. */
  RETAIN_MAILS_MONTHS: months(6),
  /** Months for which text messages that were sent are kept. */
  RETAIN_TEXTS_MONTHS: months(6),
  /** Months for which customers without any request are kept. */
  RETAIN_CUSTOMERS_MONTHS: months(24),
  /** Months for which entries of the audit log are kept. */
  RETAIN_AUDIT_LOG_MONTHS: months(24),
  LOG_LEVEL: z._default(z.enum(logLevels, not(`must be one of ${logLevels.join(', ')}`)), 'info'),
});

const modelUrlMessage = 'must be an address like https://example.com/v1.';

/** Settings of the model behind the assistant; read only where ASSISTANT_PROVIDER is set. */
const modelSettings = z
  .object({
    ASSISTANT_PROVIDER: z.enum(
      assistantProviders,
      not(`must be ${assistantProviders.join(' or ')}`),
    ),
    /** The URL up to `/chat/completions` or `/v1/messages`. */
    ASSISTANT_BASE_URL: z.pipe(
      z.string(modelUrlMessage).check(z.refine(isModelUrl, modelUrlMessage)),
      z.transform((text) => text.replace(/\/+$/, '')),
    ),
    ASSISTANT_MODEL: z.string('must name the model.'),
    ASSISTANT_API_KEY: z._default(z.string(), ''),
  })
  .check(
    z.refine(
      (model) => model.ASSISTANT_PROVIDER !== 'anthropic' || model.ASSISTANT_API_KEY !== '',
      {
        path: ['ASSISTANT_API_KEY'],
        error: 'must be set for anthropic.',
      },
    ),
  );

const isTextUrl = (text: string) =>
  text === 'file' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));

/** Settings of text messages; read only where SMS_URL is set. */
const textSettings = z
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

export const settingNames = [
  ...Object.keys(generalSettings.shape),
  ...Object.keys(modelSettings.shape),
  ...Object.keys(textSettings.shape),
];

export type Settings = ReturnType<typeof readSettings>;
export type AssistantSettings = NonNullable<Settings['assistant']>;

/** An invalid setting; the message is one sentence that names it. */
export class SettingError extends Error {}

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings from environment variables; an empty variable counts as not set.
 * @throws SettingError naming the first variable with an invalid value
 */
export function readSettings(env: Environment) {
  const general = parse(generalSettings, env);
  const publicUrl = general.PUBLIC_URL ?? `http://localhost:${general.PORT}`;
  const assistant = env.ASSISTANT_PROVIDER?.trim() ? readModelSettings(env) : undefined;
  const texts = env.SMS_URL?.trim() ? readTextSettings(env) : undefined;
  const allowsAll = general.ALLOW_UNENCRYPTED;
  const unencrypted =
    !allowsAll &&
    findUnencrypted({
      DATABASE_URL: general.DATABASE_URL,
      ASSISTANT_BASE_URL: assistant?.baseUrl,
      SMS_URL: texts === 'file' ? undefined : texts?.url,
    });
  if (unencrypted) throw new SettingError(unencrypted);
  return {
    port: general.PORT,
    host: general.HOST,
    dataDir: path.resolve(general.DATA_DIR),
    databaseUrl: general.DATABASE_URL,
    publicUrl,
    trustProxy: general.TRUST_PROXY,
    estimatesPerMinute: general.ESTIMATE_LIMIT_PER_MINUTE,
    formsPerHour: general.FORM_LIMIT_PER_HOUR,
    fitters: general.FITTERS,
    visitSlots: general.VISIT_SLOTS,
    smtpUrl: general.SMTP_URL && (allowsAll ? general.SMTP_URL : requireStartTls(general.SMTP_URL)),
    setUpCode: general.SETUP_CODE,
    secondFactor: general.SECOND_FACTOR ?? (publicUrl.startsWith('https:') ? 'admins' : 'optional'),
    chatMessagesPerMinute: general.CHAT_LIMIT_PER_MINUTE,
    socketsPerNetwork: general.SOCKET_LIMIT_PER_NETWORK,
    pagesPerMinute: general.PAGE_LIMIT_PER_MINUTE,
    travelKmPerHour: general.TRAVEL_SPEED,
    modelTurnsPerHour: general.ASSISTANT_LIMIT_PER_HOUR,
    /** Months for which each kind of data is kept. */
    retentionMonths: {
      estimates: general.RETAIN_ESTIMATES_MONTHS,
      chats: general.RETAIN_CHATS_MONTHS,
      enquiries: general.RETAIN_ENQUIRIES_MONTHS,
      mails: general.RETAIN_MAILS_MONTHS,
      texts: general.RETAIN_TEXTS_MONTHS,
      customers: general.RETAIN_CUSTOMERS_MONTHS,
      auditLog: general.RETAIN_AUDIT_LOG_MONTHS,
    },
    assistant,
    texts,
    logLevel: general.LOG_LEVEL,
  };
}

function readModelSettings(env: Environment) {
  const model = parse(modelSettings, env);
  return {
    provider: model.ASSISTANT_PROVIDER,
    baseUrl: model.ASSISTANT_BASE_URL,
    model: model.ASSISTANT_MODEL,
    apiKey: model.ASSISTANT_API_KEY,
  };
}

/** Where texts go: to files, or to a provider. */
function readTextSettings(env: Environment) {
  const texts = parse(textSettings, env);
  if (texts.SMS_URL === 'file') return 'file' as const;
  return {
    url: texts.SMS_URL,
    account: texts.SMS_ACCOUNT,
    token: texts.SMS_TOKEN,
    from: texts.SMS_FROM,
  };
}

function parse<T extends z.ZodMiniObject>(schema: T, env: Environment): z.output<T> {
  const given = Object.keys(schema.shape).map((name) => [name, env[name]?.trim() || undefined]);
  const result = z.safeParse(schema, Object.fromEntries(given));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SettingError(`${String(issue?.path[0])} ${issue?.message}`);
}
