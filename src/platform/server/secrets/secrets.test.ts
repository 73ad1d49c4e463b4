import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import { createSealer } from './sealer.ts';
import { readSecretsKey, secretsKeyFile } from './secrets-key.ts';

const sealer = createSealer('a key of the tests');

it('opens what it sealed, each time sealed otherwise', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sealed = sealer.seal(text);
      expect(sealer.open(sealed)).toBe(text);
      expect(sealer.seal(text)).not.toBe(sealed);
    }),
  );
});

it('does not open what another key sealed, or what was changed', () => {
  const sealed = sealer.seal('sk-secret');
  expect(createSealer('another').open(sealed)).toBeUndefined();
  const bytes = Buffer.from(sealed, 'base64');
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(sealer.open(changed.toString('base64'))).toBeUndefined();
  }
  for (const cut of ['', 'AAAA', sealed.slice(0, 20)]) expect(sealer.open(cut)).toBeUndefined();
});

it('the key of a data folder is made once, and only its owner can read it', async () => {
  const { folder, remove } = await makeFolder();
  const key = readSecretsKey(folder);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecretsKey(folder)).toBe(key);
  expect(fs.readdirSync(folder)).toEqual([secretsKeyFile]);
  expect(fs.statSync(path.join(folder, secretsKeyFile)).mode & 0o077).toBe(0);
  await remove();
});
