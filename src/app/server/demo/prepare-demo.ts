import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { hashPassword } from '#features/staff-accounts/server/password-hash.ts';
import {
  type Account,
  findAccountByEmail,
  insertAccount,
  updateAccount,
} from '#features/staff-accounts/server/queries.ts';
import type { Db } from '#platform/server/database/database.ts';
import { lockDataFolder } from '#platform/server/database/embedded/data-folder-lock.ts';
import { openEmbeddedDatabase } from '#platform/server/database/embedded.ts';
import { makeToken } from '#platform/server/http/security/tokens.ts';
import { seedReferenceContent } from '../seed-reference-content.ts';
import { seedDemo } from './seed-demo.ts';

const signIn = { name: 'Mo Patel', email: 'demo@wyvernvale.example' };

/**
 * Prepares a data folder for a demonstration: reference content, sample data, and a staff account with a
 * new password each time.
 * @param options.fresh whether the folder's content is deleted first
 * @throws DataFolderInUse when another process has locked the folder
 */
export async function prepareDemo(
  root: string,
  options: { dataDir: string; publicUrl: string; now: Date; fresh: boolean },
): Promise<{ email: string; password: string }> {
  const { dataDir, now, publicUrl } = options;
  if (options.fresh && fs.existsSync(dataDir)) {
    lockDataFolder(dataDir).release();
    fs.rmSync(dataDir, { recursive: true });
  }
  const database = await openEmbeddedDatabase(dataDir);
  try {
    await database.migrate(path.join(root, 'migrations'));
    await seedReferenceContent(database.db, { isReference: true });
    const password = makeToken().slice(0, 16);
    const staff = await keepAccount(database.db, password, now);
    await seedDemo(database.db, { now, publicUrl, staff });
    return { email: staff.email, password };
  } finally {
    await database.close();
  }
}

async function keepAccount(db: Db, password: string, now: Date): Promise<Account> {
  const open = {
    role: 'admin',
    status: 'active',
    passwordHash: await hashPassword(password),
  } as const;
  const found = await findAccountByEmail(db, signIn.email);
  if (found) return (await updateAccount(db, found.id, open)) ?? found;
  const account = { id: randomUUID(), ...signIn, ...open, createdAt: now, emailVerifiedAt: now };
  await insertAccount(db, account);
  return account;
}
