import { describe, expect, it } from 'vitest';
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
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SETUP_CODE', 'too short'],
    ['CHAT_LIMIT_PER_MINUTE', 'many'],
    ['SOCKET_LIMIT_PER_NETWORK', '-1'],
    ['PAGE_LIMIT_PER_MINUTE', '0'],
    ['ASSISTANT_LIMIT_PER_HOUR', 'few'],
    ['LOG_LEVEL', 'loud'],
  ])('refuse %s=%s with one sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
  });

  it('never repeat the database address, which may hold a password', () => {
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
