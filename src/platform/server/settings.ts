import path from 'node:path';

export type Settings = {
  port: number;
  host: string;
  /** Absolute path of the folder that holds the embedded database and derived files. */
  dataDir: string;
  /** PostgreSQL connection string; undefined means the embedded database. */
  databaseUrl: string | undefined;
  /** Origin without a trailing slash, as visitors type it. */
  publicUrl: string;
  /** Proxies whose X-Forwarded-For is believed. */
  trustProxy: string[];
  /** Estimates a minute for one network. */
  estimatesPerMinute: number;
  /** Bookings an hour for one network, as many enquiries and as many moved visits; three times that a day. */
  formsPerHour: number;
  /** How many visits can be made at one time. */
  fitters: number;
  /** The mail server; undefined means that mails are written to files. */
  smtpUrl: string | undefined;
  /** The one-time code of the first account; undefined has one made. */
  setUpCode: string | undefined;
  /** Chat messages a minute of one visitor; a network may send five times that. */
  chatMessagesPerMinute: number;
  /** Chat sockets of one network, in one process. */
  socketsPerNetwork: number;
  /** Pages a minute that have to be rendered for one network, in one process. */
  pagesPerMinute: number;
  /** Answers an hour that a configured model gives one network; the embedded assistant gives the rest. */
  modelTurnsPerHour: number;
  /** A model that speaks for the assistant; undefined where he speaks for himself. */
  assistant: AssistantSettings | undefined;
  logLevel: string;
};

export const assistantProviders = ['openai-compatible', 'anthropic'] as const;

export type AssistantSettings = {
  provider: (typeof assistantProviders)[number];
  /** Without a trailing slash. */
  baseUrl: string;
  model: string;
  apiKey: string;
};

/** A setting that cannot be used; the message is one sentence that names it. */
export class SettingError extends Error {}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * Reads the settings from environment variables.
 * @throws SettingError naming the first variable with an unusable value.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const port = readPort(env.PORT);
  const host = readHost(env.HOST);
  return {
    port,
    host,
    dataDir: path.resolve(text(env.DATA_DIR) ?? '.data'),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    publicUrl: readPublicUrl(env.PUBLIC_URL, port),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    estimatesPerMinute: readCount('ESTIMATE_LIMIT_PER_MINUTE', env.ESTIMATE_LIMIT_PER_MINUTE, 120),
    formsPerHour: readCount('FORM_LIMIT_PER_HOUR', env.FORM_LIMIT_PER_HOUR, 10),
    fitters: readCount('FITTERS', env.FITTERS, 1),
    smtpUrl: readSmtpUrl(env.SMTP_URL),
    setUpCode: readSetUpCode(env.SETUP_CODE),
    chatMessagesPerMinute: readCount('CHAT_LIMIT_PER_MINUTE', env.CHAT_LIMIT_PER_MINUTE, 20),
    socketsPerNetwork: readCount('SOCKET_LIMIT_PER_NETWORK', env.SOCKET_LIMIT_PER_NETWORK, 40),
    pagesPerMinute: readCount('PAGE_LIMIT_PER_MINUTE', env.PAGE_LIMIT_PER_MINUTE, 120),
    modelTurnsPerHour: readCount('ASSISTANT_LIMIT_PER_HOUR', env.ASSISTANT_LIMIT_PER_HOUR, 120),
    assistant: readAssistant(env),
    logLevel: readLogLevel(env.LOG_LEVEL),
  };
}

function text(value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed === '' ? undefined : trimmed;
}

function readAssistant(env: Record<string, string | undefined>): Settings['assistant'] {
  const named = text(env.ASSISTANT_PROVIDER);
  if (named === undefined) return undefined;
  const provider = assistantProviders.find((known) => known === named);
  if (!provider)
    throw new SettingError(
      `ASSISTANT_PROVIDER must be ${assistantProviders.join(' or ')}, not "${named}".`,
    );
  const baseUrl = text(env.ASSISTANT_BASE_URL)?.replace(/\/+$/, '');
  if (!baseUrl || !/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl))
    throw new SettingError('ASSISTANT_BASE_URL must be an address like https://example.com/v1.');
  const model = text(env.ASSISTANT_MODEL);
  if (!model) throw new SettingError('ASSISTANT_MODEL must name the model.');
  const apiKey = text(env.ASSISTANT_API_KEY) ?? '';
  if (provider === 'anthropic' && apiKey === '')
    throw new SettingError('ASSISTANT_API_KEY must be set for anthropic.');
  return { provider, baseUrl, model, apiKey };
}

function readPort(value: string | undefined): number {
  const port = text(value);
  if (port === undefined) return 3000;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new SettingError(`PORT must be a whole number from 0 to 65535, not "${port}".`);
  return Number(port);
}

function readHost(value: string | undefined): string {
  const host = text(value);
  if (host === undefined) return '0.0.0.0';
  if (!/^[a-z0-9.:-]+$/i.test(host))
    throw new SettingError(`HOST must be a host name or an IP address, not "${host}".`);
  return host;
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  const url = text(value);
  if (url === undefined) return undefined;
  // The value may hold a password, so the sentence does not repeat it.
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol))
    throw new SettingError('DATABASE_URL must look like postgres://user:password@host:5432/name.');
  return url;
}

function readSmtpUrl(value: string | undefined): string | undefined {
  const url = text(value);
  if (url === undefined) return undefined;
  // The value may hold a password, so the sentence does not repeat it.
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || !new URL(url).hostname)
    throw new SettingError('SMTP_URL must look like smtps://user:password@host:465.');
  return url;
}

function readPublicUrl(value: string | undefined, port: number): string {
  const url = text(value);
  if (url === undefined) return `http://localhost:${port}`;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.pathname !== '/' || parsed.search)
    throw new SettingError(`PUBLIC_URL must be an origin like https://example.com, not "${url}".`);
  return parsed.origin;
}

function readTrustProxy(value: string | undefined): string[] {
  const list = (text(value) ?? '').split(',').flatMap((part) => text(part) ?? []);
  for (const address of list) {
    if (!/^[0-9a-f.:]+(\/\d{1,3})?$/i.test(address) && !/^(loopback|uniquelocal)$/.test(address))
      throw new SettingError(
        `TRUST_PROXY must be a comma-separated list of IP addresses or ranges, not "${address}".`,
      );
  }
  return list;
}

function readCount(name: string, value: string | undefined, unless: number): number {
  const count = text(value);
  if (count === undefined) return unless;
  if (!/^[1-9]\d{0,8}$/.test(count))
    throw new SettingError(`${name} must be a whole number above 0, not "${count}".`);
  return Number(count);
}

function readSetUpCode(value: string | undefined): string | undefined {
  const code = text(value);
  // It makes whoever holds it an admin, so the sentence does not repeat it.
  if (code !== undefined && (code.length < 12 || code.length > 200))
    throw new SettingError('SETUP_CODE must have 12 to 200 characters.');
  return code;
}

function readLogLevel(value: string | undefined): string {
  const level = text(value) ?? 'info';
  if (!logLevels.includes(level))
    throw new SettingError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${level}".`);
  return level;
}
