import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Db } from '../database/database.ts';
import { queueToFolder } from './mail-folder.ts';

it('keeps a mail as a file that only the server may read', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'wyvern-mail-'));
  const folder = path.join(parent, 'mail');
  const mail = {
    kind: 'password-reset',
    to: 'a@b.example',
    subject: 'Hello',
    text: 'Body',
    html: '',
  };
  await queueToFolder(folder)({} as Db, mail);
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/-password-reset-[0-9a-f-]{36}\.txt$/);
  const file = path.join(folder, name);
  expect(await readFile(file, 'utf8')).toBe('To: a@b.example\nSubject: Hello\n\nBody\n');
  expect((await stat(file)).mode & 0o077).toBe(0);
  await rm(parent, { recursive: true });
});
