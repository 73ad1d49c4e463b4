import { randomUUID } from 'node:crypto';
import { writeLetter } from '#features/business/server/letter.ts';
import type { MemberStatus, Role } from '#features/staff-accounts/limits.ts';
import { hashPassword } from '#features/staff-accounts/server/password-hash.ts';
import { type Account, insertAccount } from '#features/staff-accounts/server/queries.ts';
import { insertSession } from '#features/staff-accounts/server/sessions/queries-sessions.ts';
import { hashToken, makeToken } from '#features/staff-accounts/server/sessions/session-tokens.ts';
import { findMails } from '#platform/server/mail/queries.ts';
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
  {
    email,
    password = staffPassword,
    cookie,
  }: { email: string; password?: string; cookie?: string },
): Promise<{ cookie: string }> {
  const answer = await fetch(`${origin}/api/team/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
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

/** The newest mail about a forgotten password that waits to be sent, with the path of its link. */
export async function readResetMail({ database }: Pick<TestApp, 'database'>) {
  const waiting = await findMails(database.db, 'waiting', 200);
  const mail = waiting.find(({ eventKey }) => eventKey.startsWith('password-reset:'));
  const { text = '', html = '' } = mail?.message ? writeLetter(mail.message.letter) : {};
  const path = /\/team-chat\/reset\?token=([\w-]{43})/.exec(text);
  return { mail, text, html, path: path?.[0] ?? '', token: path?.[1] ?? '' };
}

type Profile = { id: string; email: string; cookie: string };
const profiles = new WeakMap<TestApp, Map<Role, Promise<Profile>>>();

/**
 * Headers of a request by a signed-in member of staff with a role. There is one such account a
 * site and role; it signs in anew only when its session is over, as after a moved clock.
 */
export async function staffHeaders(site: TestApp, role: Role): Promise<{ cookie: string }> {
  const ofSite = profiles.get(site) ?? new Map<Role, Promise<Profile>>();
  profiles.set(site, ofSite);
  const profile = renewProfile(site, role, ofSite.get(role));
  ofSite.set(role, profile);
  const { cookie } = await profile;
  return { cookie };
}

/** The id of the account that `staffHeaders` signs in. */
export async function staffId(site: TestApp, role: Role): Promise<string> {
  await staffHeaders(site, role);
  return (await profiles.get(site)?.get(role))?.id ?? '';
}

async function renewProfile(site: TestApp, role: Role, before: Promise<Profile> | undefined) {
  const known = (await before) ?? { ...(await plantAccount(site, { role })), cookie: '' };
  const { id, cookie, email } = known;
  const staff = await site.app.identifyStaff({ headers: { cookie } });
  return staff ? known : { id, email, ...(await signIn(site, known)) };
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
