import { shortInstant } from '#platform/dates/short-dates.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { countCall } from '#platform/server/http/submissions/rate-limit.ts';
import { networkOf } from '#platform/server/limits/caller-network.ts';
import { describeBrowser } from '../../describe-browser.ts';
import { mailAccountOwner, mailsAccountOwners } from '../account-email.ts';
import type { Account } from '../queries.ts';
import { addSeconds } from './authenticate.ts';
import { hasDevice } from './queries-sessions.ts';
import { deviceSeconds } from './staff-cookies.ts';

/** Only somebody who can sign in causes them, but may do so again and again. */
const perDay = { name: 'new browser email', limit: 5, windowSeconds: 86_400 };

/**
 * Emails the owner of an account that somebody has signed in with a browser that is new. The first sign-in of a new
 * account has no email: it has no known browser yet.
 */
export async function mailNewBrowser(
  tx: Tx,
  account: Account,
  {
    visitor,
    publicUrl,
    now,
  }: { visitor: { address: string; userAgent: string }; publicUrl: string; now: Date },
) {
  if (!mailsAccountOwners(publicUrl)) return;
  const isNewAccount = account.createdAt > addSeconds(now, -deviceSeconds);
  if (isNewAccount && !(await hasDevice(tx, account.id))) return;
  if ((await countCall(tx, perDay, account.id, now)) > perDay.limit) return;
  const mail = {
    kind: 'new-browser',
    subject: 'New sign-in to your account',
    change: 'Somebody signed in with a browser that we haven’t seen before.',
    facts: [
      ['When', shortInstant(now.toISOString())],
      ['Browser', describeBrowser(visitor.userAgent)],
      ['Network', networkOf(visitor.address)],
    ],
    advice:
      'If it was you, there’s nothing you need to do. If not, change your password now, which ends all other sessions, and tell an admin.',
  } as const;
  await mailAccountOwner(tx, account, mail, { publicUrl, now });
}
