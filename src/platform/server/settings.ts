import path from 'node:path';
import * as z from 'zod/mini';
import { readTimeRanges } from '#platform/dates/time-ranges.ts';
import { addressSettings, readAddressSettings } from './address-lookup/address-settings.ts';
import { findUnencrypted, requireStartTls } from './encrypted-connections.ts';
import {
  areSlots,
  count,
  type Environment,
  hostName,
  isOrigin,
  isPort,
  isPostgresUrl,
  isProxy,
  isSmtpUrl,
  isTimeOfDay,
  isWebUrl,
  matching,
  maxSlots,
  months,
  not,
  parse,
  SettingError,
  seconds,
  splitList,
  yesOrNo,
} from './setting-values.ts';
import { readTextSettings, textSettings } from './text-messages/text-settings.ts';

export const assistantProviders = ['openai-compatible', 'anthropic'] as const;
export const secondFactorRules = ['admins', 'everyone', 'optional'] as const;
export const verifyEmailRules = ['auto', 'always', 'never'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const generalSettings = z.object({
  /** TCP port; 0 takes any free one. */
  PORT: z._default(
    z.pipe(matching(isPort, not('must be a whole number from 0 to 65535')), z.transform(Number)),
    3000,
  ),
  HOST: hostName('0.0.0.0'),
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
  /** Whether a booking within the area fixes its first free time at once, instead of asking for it. */
  CONFIRM_AT_ONCE: yesOrNo(false),
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
  /** Whether an account becomes active only with a verified email address. */
  VERIFY_EMAILS: z._default(
    z.enum(verifyEmailRules, not(`must be one of ${verifyEmailRules.join(', ')}`)),
    'auto',
  ),
  /** Allows connections to other machines without encryption: PostgreSQL, the mail server, the model, texts. */
  ALLOW_UNENCRYPTED: yesOrNo(false),
  /** Whether a start applies migrations; otherwise it expects `npm run migrate` to have done so. */
  MIGRATE_AT_START: yesOrNo(true),
  /** Folder for daily backups; without it none are made. */
  BACKUP_FOLDER: z.optional(z.string()),
  /** Time of day in London of the daily backup. */
  BACKUP_AT: z._default(matching(isTimeOfDay, not('must be a time of day like 03:15')), '03:15'),
  /** Days for which daily backups are kept. */
  BACKUP_KEEP_DAYS: count(30),
  /** Encrypts backups, and decrypts them to restore them. */
  BACKUP_KEY: z.optional(
    matching(({ length }) => length >= 20, 'must have at least 20 characters.'),
  ),
  /** Encrypts the API keys that the panel stores; without it the data folder has a key of its own. */
  SECRETS_KEY: z.optional(
    matching(({ length }) => length >= 20, 'must have at least 20 characters.'),
  ),
  /** Chat messages per minute for one visitor; a network may send five times that. */
  CHAT_LIMIT_PER_MINUTE: count(20),
  /** Open chat sockets for one network, in one process. */
  SOCKET_LIMIT_PER_NETWORK: count(40),
  /** Rendered pages per minute for one network, in one process. */
  PAGE_LIMIT_PER_MINUTE: count(120),
  /** Seconds for which a CDN may send a page that everybody sees alike; 0: it asks each time. */
  SHARED_CACHE_SECONDS: seconds(0),
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
  /** Months for which entries of the security log are kept. */
  RETAIN_SECURITY_LOG_MONTHS: months(12),
  /** Months for which daily counts of the website's visits are kept. */
  RETAIN_TRAFFIC_MONTHS: months(24),
  /** Port of the metrics; without it there are none. */
  METRICS_PORT: z.optional(
    z.pipe(matching(isPort, not('must be a whole number from 0 to 65535')), z.transform(Number)),
  ),
  METRICS_HOST: hostName('127.0.0.1'),
  /** OpenTelemetry collector that takes spans by OTLP over HTTP; without it none are sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    matching(isWebUrl, 'must be an address like http://localhost:4318.'),
  ),
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
      z.string(modelUrlMessage).check(z.refine(isWebUrl, modelUrlMessage)),
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

export const settingNames = [
  ...Object.keys(generalSettings.shape),
  ...Object.keys(modelSettings.shape),
  ...Object.keys(textSettings.shape),
  ...Object.keys(addressSettings.shape),
];

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings from environment variables; an empty variable counts as not set.
 * @throws SettingError naming the first variable with an invalid value
 */
export function readSettings(env: Environment) {
  const general = parse(generalSettings, env);
  const publicUrl = general.PUBLIC_URL ?? `http://localhost:${general.PORT}`;
  const assistant = env.ASSISTANT_PROVIDER?.trim() ? readModelSettings(env) : undefined;
  const texts = env.SMS_URL?.trim() ? readTextSettings(env) : undefined;
  const addressLookup = env.ADDRESS_LOOKUP_URL?.trim() ? readAddressSettings(env) : undefined;
  const isPublic = publicUrl.startsWith('https:');
  const secondFactor = general.SECOND_FACTOR ?? (isPublic ? 'admins' : 'optional');
  const verifiesByDefault = isPublic && general.SMTP_URL !== undefined;
  const allowsAll = general.ALLOW_UNENCRYPTED;
  const unencrypted =
    !allowsAll &&
    findUnencrypted({
      DATABASE_URL: general.DATABASE_URL,
      ASSISTANT_BASE_URL: assistant?.baseUrl,
      SMS_URL: texts === 'file' ? undefined : texts?.url,
      ADDRESS_LOOKUP_URL: addressLookup?.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: general.OTEL_EXPORTER_OTLP_ENDPOINT,
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
    confirmsAtOnce: general.CONFIRM_AT_ONCE,
    smtpUrl: general.SMTP_URL && (allowsAll ? general.SMTP_URL : requireStartTls(general.SMTP_URL)),
    setUpCode: general.SETUP_CODE,
    secondFactor,
    requiresVerifiedEmail:
      general.VERIFY_EMAILS === 'always' || (general.VERIFY_EMAILS === 'auto' && verifiesByDefault),
    /** Whether changes of accounts, exports and erasures need a proof of the last minutes who the person is. */
    requiresConfirmation: isPublic || secondFactor !== 'optional',
    chatMessagesPerMinute: general.CHAT_LIMIT_PER_MINUTE,
    socketsPerNetwork: general.SOCKET_LIMIT_PER_NETWORK,
    pages: {
      pagesPerMinute: general.PAGE_LIMIT_PER_MINUTE,
      sharedCacheSeconds: general.SHARED_CACHE_SECONDS,
    },
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
      securityLog: general.RETAIN_SECURITY_LOG_MONTHS,
      traffic: general.RETAIN_TRAFFIC_MONTHS,
    },
    migratesAtStart: general.MIGRATE_AT_START,
    backups: {
      folder: general.BACKUP_FOLDER && path.resolve(general.BACKUP_FOLDER),
      at: general.BACKUP_AT,
      keepDays: general.BACKUP_KEEP_DAYS,
      key: general.BACKUP_KEY,
    },
    assistant,
    allowsUnencrypted: allowsAll,
    secretsKey: general.SECRETS_KEY,
    texts,
    addressLookup,
    metrics:
      general.METRICS_PORT === undefined
        ? undefined
        : { port: general.METRICS_PORT, host: general.METRICS_HOST },
    otlpEndpoint: general.OTEL_EXPORTER_OTLP_ENDPOINT,
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
