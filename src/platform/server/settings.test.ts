import { describe, expect, it } from 'vitest';
import { SettingError } from './setting-values.ts';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('have a default for everything', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      trustProxy: [],
    });
    expect(settings.dataDir).toMatch(/\.data$/);
  });

  it.each([
    [{}, 'optional'],
    [{ PUBLIC_URL: 'http://10.0.0.1:3000' }, 'optional'],
    [{ PUBLIC_URL: 'https://wyvern.example' }, 'admins'],
    [{ PUBLIC_URL: 'https://wyvern.example', SECOND_FACTOR: 'everyone' }, 'everyone'],
    [{ PUBLIC_URL: 'https://wyvern.example', SECOND_FACTOR: 'optional' }, 'optional'],
    [{ SECOND_FACTOR: 'admins' }, 'admins'],
  ])('require a second factor of admins behind TLS, unless they say otherwise: %j', (env, rule) => {
    expect(readSettings(env).secondFactor).toBe(rule);
  });

  it.each([
    [{}, false],
    [{ SMTP_URL: 'smtps://user:password@mail.example.com:465' }, false],
    [{ PUBLIC_URL: 'https://wyvern.example' }, false],
    [
      {
        PUBLIC_URL: 'https://wyvern.example',
        SMTP_URL: 'smtps://user:password@mail.example.com:465',
      },
      true,
    ],
    [{ VERIFY_EMAILS: 'always' }, true],
    [
      {
        PUBLIC_URL: 'https://wyvern.example',
        SMTP_URL: 'smtps://user:password@mail.example.com:465',
        VERIFY_EMAILS: 'never',
      },
      false,
    ],
  ])(
    'ask for verified emails behind TLS with a mail server, unless they say otherwise: %j',
    (env, is) => {
      expect(readSettings(env).requiresVerifiedEmail).toBe(is);
    },
  );

  it.each([
    [{}, false],
    [{ SECOND_FACTOR: 'admins' }, true],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, false],
    [{ PUBLIC_URL: 'https://wyvern.example' }, true],
    [{ PUBLIC_URL: 'https://wyvern.example', SECOND_FACTOR: 'optional' }, true],
  ])('ask for confirmations behind TLS, and where second factors are needed: %j', (env, is) => {
    expect(readSettings(env).requiresConfirmation).toBe(is);
  });

  it('treat an empty variable as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' }).port).toBe(3000);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'nonsense'],
    ['PUBLIC_URL', 'example.com'],
    ['PUBLIC_URL', 'https://example.com/shop'],
    ['TRUST_PROXY', 'everybody'],
    ['ESTIMATE_LIMIT_PER_MINUTE', '0'],
    ['FORM_LIMIT_PER_HOUR', 'ten'],
    ['FITTERS', '0'],
    ['VISIT_SLOTS', '9-11'],
    ['VISIT_SLOTS', '9:00-11:00, 10:00-12:00'],
    ['VISIT_SLOTS', Array.from({ length: 9 }, (_, n) => `${n + 8}:00-${n + 9}:00`).join(',')],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SMS_URL', 'sms.example.com'],
    ['ADDRESS_LOOKUP_URL', 'addresses.example.com'],
    ['SETUP_CODE', 'too short'],
    ['BACKUP_AT', '24:00'],
    ['BACKUP_AT', '3:15'],
    ['BACKUP_KEEP_DAYS', '0'],
    ['BACKUP_KEY', 'nineteen characters'],
    ['MIGRATE_AT_START', 'no'],
    ['SECOND_FACTOR', 'sometimes'],
    ['VERIFY_EMAILS', 'maybe'],
    ['CHAT_LIMIT_PER_MINUTE', 'many'],
    ['SOCKET_LIMIT_PER_NETWORK', '-1'],
    ['PAGE_LIMIT_PER_MINUTE', '0'],
    ['SHARED_CACHE_SECONDS', '1.5'],
    ['ASSISTANT_LIMIT_PER_HOUR', 'few'],
    ['METRICS_PORT', '70000'],
    ['METRICS_HOST', 'a b'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.example:4318'],
    ['LOG_LEVEL', 'loud'],
  ])('refuse %s=%s with one sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
  });

  const model = {
    ASSISTANT_PROVIDER: 'anthropic',
    ASSISTANT_BASE_URL: 'https://models.test/',
    ASSISTANT_MODEL: 'small',
    ASSISTANT_API_KEY: 'key',
  };

  it('read a model only where its provider is set', () => {
    expect(readSettings({ ...model, ASSISTANT_PROVIDER: ' ' }).assistant).toBeUndefined();
    expect(readSettings(model).assistant).toEqual({
      provider: 'anthropic',
      baseUrl: 'https://models.test',
      model: 'small',
      apiKey: 'key',
    });
    const local = { ...model, ASSISTANT_PROVIDER: 'openai-compatible', ASSISTANT_API_KEY: '' };
    expect(readSettings(local).assistant).toMatchObject({ apiKey: '' });
  });

  it('serve metrics only where METRICS_PORT is set, on this machine unless a host is named', () => {
    expect(readSettings({ METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined();
    const local = readSettings({ METRICS_PORT: '9464' }).metrics;
    expect(local).toEqual({ port: 9464, host: '127.0.0.1' });
    const named = readSettings({ METRICS_PORT: '0', METRICS_HOST: '::' }).metrics;
    expect(named).toEqual({ port: 0, host: '::' });
  });

  it('read the provider of texts only where SMS_URL is set, and need no account for files', () => {
    const provider = { SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'secret', SMS_FROM: 'WyvernVale' };
    expect(readSettings(provider).texts).toBeUndefined();
    expect(readSettings({ SMS_URL: 'file' }).texts).toBe('file');
    const SMS_URL = 'https://texts.test/Messages.json';
    expect(readSettings({ ...provider, SMS_URL }).texts).toEqual({
      url: SMS_URL,
      account: 'AC1',
      token: 'secret',
      from: 'WyvernVale',
    });
    for (const name of Object.keys(provider))
      expect(() => readSettings({ ...provider, SMS_URL, [name]: '' })).toThrow(
        `${name} must be set for SMS_URL.`,
      );
  });

  it('read the address look-up only where its URL is set, with a key', () => {
    expect(readSettings({ ADDRESS_LOOKUP_KEY: 'secret' }).addressLookup).toBeUndefined();
    const ADDRESS_LOOKUP_URL = 'https://addresses.test/find/';
    expect(
      readSettings({ ADDRESS_LOOKUP_URL, ADDRESS_LOOKUP_KEY: 'secret' }).addressLookup,
    ).toEqual({ url: 'https://addresses.test/find', key: 'secret' });
    expect(() => readSettings({ ADDRESS_LOOKUP_URL })).toThrow(
      'ADDRESS_LOOKUP_KEY must be set for ADDRESS_LOOKUP_URL.',
    );
  });

  it.each([
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535, not "x".'],
    [{ HOST: 'a b' }, 'HOST must be a host name or an IP address, not "a b".'],
    [
      { VISIT_SLOTS: '9-11' },
      'VISIT_SLOTS must be 1 to 8 times in order, like 9:00-11:00, 11:00-13:00, not "9-11".',
    ],
    [{ FITTERS: '0' }, 'FITTERS must be a whole number above 0, not "0".'],
    [{ DATABASE_URL: 'x' }, 'DATABASE_URL must look like postgres://user:password@host:5432/name.'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must look like smtps://user:password@host:465.'],
    [{ PUBLIC_URL: 'x' }, 'PUBLIC_URL must be an origin like https://example.com, not "x".'],
    [
      { TRUST_PROXY: '::1, all' },
      'TRUST_PROXY must be a comma-separated list of IP addresses or ranges, not "all".',
    ],
    [
      { DATABASE_URL: 'postgres://u:p@db.example/d' },
      'DATABASE_URL must end in ?sslmode=verify-full, or set ALLOW_UNENCRYPTED=true in a network that you trust.',
    ],
    [{ ALLOW_UNENCRYPTED: 'yes' }, 'ALLOW_UNENCRYPTED must be true or false, not "yes".'],
    [{ SETUP_CODE: 'x' }, 'SETUP_CODE must have 12 to 200 characters.'],
    [{ BACKUP_AT: '3' }, 'BACKUP_AT must be a time of day like 03:15, not "3".'],
    [{ BACKUP_KEY: 'x' }, 'BACKUP_KEY must have at least 20 characters.'],
    [
      { LOG_LEVEL: 'x' },
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "x".',
    ],
    [
      { ASSISTANT_PROVIDER: 'x' },
      'ASSISTANT_PROVIDER must be openai-compatible or anthropic, not "x".',
    ],
    [
      { ...model, ASSISTANT_BASE_URL: '' },
      'ASSISTANT_BASE_URL must be an address like https://example.com/v1.',
    ],
    [
      { ...model, ASSISTANT_BASE_URL: 'models.test' },
      'ASSISTANT_BASE_URL must be an address like https://example.com/v1.',
    ],
    [{ ...model, ASSISTANT_MODEL: '' }, 'ASSISTANT_MODEL must name the model.'],
    [{ ...model, ASSISTANT_API_KEY: '' }, 'ASSISTANT_API_KEY must be set for anthropic.'],
  ])('refuse %o with this message', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(new SettingError(sentence));
  });

  it('never repeat the database URL, which may hold a password', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://u:secret@h/d' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('secret') }),
    );
  });

  it('read a list of trusted proxies', () => {
    expect(readSettings({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' }).trustProxy).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
    ]);
  });
});
