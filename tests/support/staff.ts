import { randomUUID } from 'node:crypto';
import type { MemberStatus, Role } from '#features/team/limits.ts';
import { hashPassword } from '#features/team/server/passwords.ts';
import { type Account, insertAccount } from '#features/team/server/queries.ts';
import { insertSession } from '#features/team/server/queries-sessions.ts';
import { hashToken, makeToken } from '#features/team/server/tokens.ts';
import type { TestApp } from './test-app.ts';

/** Of every planted account. */
export const staffPassword = 'correct horse battery staple';

/** Signs in within a millisecond: what is tested is not how hard the hash is. */
const hash = hashPassword(staffPassword, { memory: 8, passes: 1 });

/** Plants an account in the site's database, unless it is there. Its password is `staffPassword`. */
export async function plantAccount(
  { database }: Pick<TestApp, 'database'>,
  account: Partial<Account> & { role: Role; status?: MemberStatus },
): Promise<Account> {
  const id = randomUUID();
  const row: Account = {
    id,
    name: `Test ${account.role}`,
    email: `${account.role}-${id}@wyvernvale.example`,
    status: 'active',
    passwordHash: await hash,
    createdAt: new Date(),
    ...account,
  };
  await insertAccount(database.db, row);
  return row;
}

/** Signs in over HTTP. @returns the cookies as a browser would send them back */
export async function signIn(
  { origin }: Pick<TestApp, 'origin'>,
  { email, password = staffPassword }: { email: string; password?: string },
): Promise<{ cookie: string }> {
  const answer = await fetch(`${origin}/api/team/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Nobody could sign in: ${await answer.text()}`);
  return { cookie: readCookies(answer) };
}

/** What a browser would send back after this answer. */
export function readCookies(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

const signedIn = new WeakMap<TestApp, Map<Role, Promise<{ cookie: string }>>>();

/**
 * Headers of a request by a signed-in member of staff with a role. There is one such account a
 * site and role, signed in once.
 */
export function staffHeaders(site: TestApp, role: Role): Promise<{ cookie: string }> {
  const ofSite = signedIn.get(site) ?? new Map<Role, Promise<{ cookie: string }>>();
  signedIn.set(site, ofSite);
  const headers =
    ofSite.get(role) ?? plantAccount(site, { role }).then((account) => signIn(site, account));
  ofSite.set(role, headers);
  return headers;
}

/** Begins a session without signing in, as those have whose account was active once. */
export async function plantSession(
  { database }: Pick<TestApp, 'database'>,
  accountId: string,
  expiresAt = new Date(Date.now() + 3_600_000),
): Promise<{ cookie: string }> {
  const token = makeToken();
  await insertSession(database.db, {
    id: randomUUID(),
    tokenHash: hashToken(token),
    accountId,
    createdAt: new Date(),
    lastSeenAt: new Date(),
    expiresAt,
    address: '127.0.0.1',
    userAgent: 'test',
  });
  return { cookie: `wyvern_staff=${token}` };
}
