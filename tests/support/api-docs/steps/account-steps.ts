import {
  makeTotpSecret,
  showTotpCode,
} from '#features/staff-accounts/server/second-factor/totp.ts';
import { Authenticator } from '#tests/support/fixtures/authenticator.ts';
import { readLinkToken } from '#tests/support/fixtures/email-links.ts';
import {
  readResetMail,
  seedAccount,
  seedFactor,
  signIn,
  staffPassword,
} from '#tests/support/fixtures/staff.ts';
import { StaffBrowser } from '#tests/support/fixtures/two-step.ts';
import type { ApiWalk } from '../api-walk.ts';

const admin = 'admin';

/** Staff accounts: signing in, sessions, second factors, email addresses, and what admins do with accounts. */
export async function walkAccounts(walk: ApiWalk) {
  await walkSignIn(walk);
  await walkMembers(walk);
  await walkFactors(walk);
  await walkTwoSteps(walk);
}

async function walkSignIn(walk: ApiWalk) {
  const { site } = walk;
  const { email } = await seedAccount(site, { role: 'support', email: 'ivy@wyvernvale.example' });
  const signedIn = await walk.call('login', { body: { email, password: staffPassword } });
  await walk.call('login', { body: { email, password: 'wrong' }, status: 401 });
  const as = {
    cookie: signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
  await walk.call('getMe', { as });
  await walk.call('getMe', { status: 401 });
  await walk.call('changeOwnName', { as, body: { name: 'Ivy Jones' } });
  await signIn(site, { email });
  const sessions = await walk.call('listSessions', { as });
  const other = sessions.body.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  await walk.call('endSession', { as, params: { id: other.id } });
  const newPassword = 'a herringbone floor of oak';
  await walk.call('changePassword', { as, body: { currentPassword: staffPassword, newPassword } });
  await walk.call('forgotPassword', { body: { email } });
  const { token } = await readResetMail(site);
  const password = 'a chevron floor of walnut';
  await walk.call('resetPassword', { body: { token, password } });
  const again = await signIn(site, { email, password });
  await walk.call('getEmailChange', { as: again });
  const next = 'ivy.jones@wyvernvale.example';
  await walk.call('requestEmailChange', { as: again, body: { email: next } });
  await walk.call('withdrawEmailChange', { as: again });
  await walk.call('requestEmailChange', { as: again, body: { email: next } });
  const cancel = await readLinkToken(site, email, 'cancel');
  await walk.call('cancelEmailChange', { body: { token: cancel } });
  // Whoever asked for the change may have been a thief: cancelling has ended every session.
  const anew = await signIn(site, { email, password });
  await walk.call('requestEmailChange', { as: anew, body: { email: next } });
  const change = await readLinkToken(site, next, 'change');
  await walk.call('completeEmailChange', { body: { token: change } });
  await walk.call('logout', { as: anew });
}

async function walkMembers(walk: ApiWalk) {
  const { site } = walk;
  const email = 'kay@wyvernvale.example';
  const registered = await walk.call('register', {
    body: { name: 'Kay Lowe', email, password: 'a parquet floor of ash' },
  });
  const params = { id: registered.body.id };
  await walk.call('resendVerification', { as: admin, params });
  const verify = await readLinkToken(site, email, 'verify');
  await walk.call('verifyEmail', { body: { token: verify } });
  await walk.call('listAccounts', { as: admin });
  await walk.call('listAccounts', { as: 'fitter', status: 403 });
  const approved = { status: 'active', role: 'support' };
  await walk.call('changeAccount', { as: admin, params, body: approved });
  await signIn(site, { email, password: 'a parquet floor of ash' });
  await signIn(site, { email, password: 'a parquet floor of ash' });
  const sessions = await walk.call('listAccountSessions', { as: admin, params });
  const sessionId = sessions.body[0].id;
  await walk.call('endAccountSession', { as: admin, params: { ...params, sessionId } });
  await walk.call('endAccountSessions', { as: admin, params });
  await walk.call('changeAccount', { as: admin, params, body: { status: 'deactivated' } });
  await walk.call('deleteAccount', { as: admin, params });
}

async function walkFactors(walk: ApiWalk) {
  const { email, id } = await seedAccount(walk.site, { role: 'support' });
  const browser = new StaffBrowser(walk.site);
  await browser.logIn(email);
  const call: ApiWalk['call'] = async (name, more = {}) => {
    const answer = await walk.call(name, { ...more, as: { cookie: browser.cookie } });
    for (const line of answer.headers.getSetCookie()) browser.keep(line.split(';')[0] ?? '');
    return answer;
  };
  await call('confirmIdentity', { body: { password: staffPassword } });
  await call('checkConfirmation');
  const begun = await call('beginApp');
  const code = showTotpCode(begun.body.secret, new Date());
  await call('addApp', { body: { name: 'Phone', code } });
  const { body: options } = await call('newPasskeyOptions');
  const passkey = new Authenticator();
  const origin = 'http://localhost:3000';
  await call('addPasskey', {
    body: { name: 'Laptop', passkey: passkey.create({ origin, options }) },
  });
  await call('confirmPasskeyOptions');
  const begun2 = await walk.call('login', {
    body: { email, password: staffPassword },
    status: 202,
  });
  const pending = { cookie: begun2.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  await walk.call('loginPasskeyOptions', { as: pending });
  await call('renewRecoveryCodes');
  const factors = await call('listFactors');
  const params = { id: factors.body.factors[0].id };
  await call('renameFactor', { params, body: { name: 'Old phone' } });
  await call('removeFactor', { params });
  await walk.call('resetFactors', { as: admin, params: { id } });
}

async function walkTwoSteps(walk: ApiWalk) {
  const { email, id } = await seedAccount(walk.site, { role: 'support' });
  const secret = makeTotpSecret();
  await seedFactor(walk.site, id, secret);
  const begun = await walk.call('login', { body: { email, password: staffPassword }, status: 202 });
  const as = { cookie: begun.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const code = showTotpCode(secret, new Date());
  await walk.call('finishLogin', { as, body: { code } });
}
