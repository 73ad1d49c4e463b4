import { describe, expect, it } from 'vitest';
import { findUnencrypted, requireStartTls } from './encrypted-connections.ts';

describe('a connection', () => {
  it.each([
    [{}],
    [{ DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/d' }],
    [{ DATABASE_URL: 'postgres://u:p@[::1]/d' }],
    [{ DATABASE_URL: 'postgres://localhost/d?sslmode=disable' }],
    [{ DATABASE_URL: 'postgres:///d?host=/run/postgresql' }],
    [{ DATABASE_URL: 'postgres://u:p@db.example/d?sslmode=verify-full' }],
    [{ ASSISTANT_BASE_URL: 'http://localhost:11434/v1' }],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://[::1]:4318' }],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://spans.example' }],
    [{ ASSISTANT_BASE_URL: 'https://models.example/v1', SMS_URL: 'file' }],
  ])('of %o is encrypted or stays on the machine', (addresses) => {
    expect(findUnencrypted(addresses)).toBeUndefined();
  });

  it.each([
    [{ DATABASE_URL: 'postgres://u:secret@db.example/d' }, 'DATABASE_URL must end'],
    // It would accept any certificate in the next version of the driver.
    [{ DATABASE_URL: 'postgres://u:secret@db.example/d?sslmode=require' }, 'DATABASE_URL must end'],
    [{ DATABASE_URL: 'postgres://u:secret@10.0.0.5/d' }, 'DATABASE_URL must end'],
    [{ DATABASE_URL: 'postgres://u:secret@localhost.evil.example/d' }, 'DATABASE_URL must end'],
    [{ ASSISTANT_BASE_URL: 'http://models.example/v1' }, 'ASSISTANT_BASE_URL must begin'],
    [{ ADDRESS_LOOKUP_URL: 'http://10.0.0.5/find' }, 'ADDRESS_LOOKUP_URL must begin'],
    [{ SMS_URL: 'http://127.0.0.1.texts.example/' }, 'SMS_URL must begin'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://u:secret@10.0.0.5:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must begin',
    ],
  ])('of %o is refused', (addresses, sentence) => {
    const found = findUnencrypted(addresses) ?? '';
    expect(found).toContain(sentence);
    expect(found).not.toContain('secret');
  });

  it('to a mail server on another machine requires STARTTLS', () => {
    for (const [given, used] of [
      ['smtp://u:p@mail.example:587', 'smtp://u:p@mail.example:587?requireTLS=true'],
      ['smtp://mail.example?requireTLS=false', 'smtp://mail.example?requireTLS=true'],
      ['smtps://u:p@mail.example:465', 'smtps://u:p@mail.example:465'],
      ['smtp://127.0.0.1:2525', 'smtp://127.0.0.1:2525'],
    ] as const)
      expect(requireStartTls(given)).toBe(used);
  });
});
