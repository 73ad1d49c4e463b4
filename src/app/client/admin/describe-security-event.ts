import type { SecurityLogEntry } from '#app/security-log-contract.ts';
import { roleNames } from '#features/staff-accounts/limits.ts';
import type { ProofMethod, SecurityEventKind } from '#platform/security-events.ts';

/** The kinds of events in words, in the order of the filter. */
export const securityEventLabels: Record<SecurityEventKind, string> = {
  'signed-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'password-accepted': 'Password right, second step to come',
  'factor-refused': 'Second step refused',
  'signed-out': 'Signed out',
  'session-ended': 'Session ended',
  'sessions-ended': 'All sessions ended',
  'identity-confirmed': 'Identity confirmed',
  'identity-refused': 'Confirmation refused',
  'password-changed': 'Password changed',
  'password-change-refused': 'Password change refused',
  'reset-requested': 'Reset link emailed',
  'reset-request-refused': 'Reset link refused',
  'password-reset': 'Password reset by link',
  'reset-refused': 'Password reset refused',
  'factor-added': 'Second step added',
  'factor-removed': 'Second step removed',
  'factors-reset': 'Two-step sign-in reset',
  'recovery-codes-renewed': 'Recovery codes renewed',
  'recovery-code-used': 'Recovery code used',
  'first-account-made': 'First account made with the set-up code',
  'account-registered': 'Account registered',
  'registration-refused': 'Registration refused',
  'account-deleted': 'Account deleted',
  'role-changed': 'Role changed',
  'status-changed': 'Account status changed',
  'name-changed': 'Name changed',
  'email-change-requested': 'Change of email requested',
  'email-changed': 'Email changed',
  'email-change-stopped': 'Change of email stopped',
  'email-verified': 'Email verified',
  exported: 'Data exported',
  erased: 'Data erased',
  'retention-run': 'Old data deleted',
  'access-refused': 'Access refused',
  'cross-site-refused': 'Request from another website refused',
  'failures-left-out': 'Further failures not listed',
};

const methods: Record<ProofMethod, string> = {
  password: 'a password',
  passkey: 'a passkey',
  totp: 'an authenticator app',
  'recovery-code': 'a recovery code',
};

const reasons: Record<string, string> = {
  'unknown-email': 'no account has this email',
  'wrong-password': 'wrong password',
  'too-many-attempts': 'too many attempts',
  invited: 'the invitation was not accepted yet',
  pending: 'the account is waiting for approval',
  deactivated: 'the account is deactivated',
  'unverified-email': 'the email isn’t verified',
  'wrong-proof': 'wrong or already used',
  'inactive-account': 'the account isn’t active',
  'invalid-link': 'the link was used or too old',
  'set-up-code-missing': 'the first account needs the set-up link',
  'wrong-set-up-code': 'wrong set-up code',
  role: 'the role doesn’t allow it',
  'second-factor-missing': 'two-step sign-in isn’t set up',
  'session-ended': 'the session had ended',
  'by-owner': 'by its owner, on the account page',
  expired: 'too old, or unused for too long',
  replaced: 'by a new sign-in in the same browser',
};

const leftOut: Record<string, string> = {
  account: 'too many about this account in a day',
  network: 'too many from this network in an hour',
  everybody: 'too many in a day',
};

const lists: Record<string, string> = {
  person: 'one person’s',
  customers: 'customers as a CSV file',
  appointments: 'appointments as a CSV file',
  leads: 'leads as a CSV file',
};

/** Describes an entry of the security log in one sentence, without the account, which stands beside it. */
export function describeSecurityEvent(
  entry: Pick<SecurityLogEntry, 'kind' | 'byName' | 'details'>,
): string {
  const { kind, byName, details } = entry;
  const by = byName ? ` by ${byName}` : '';
  return `${securityEventLabels[kind]}${by}${describeDetails(kind, details)}.`;
}

function describeDetails(kind: SecurityEventKind, details: Record<string, unknown>): string {
  const { reason, method, from, to } = details as Record<string, string | undefined>;
  const how = methods[method as ProofMethod] ?? method;
  switch (kind) {
    case 'signed-in':
      return ` with ${how}${details.isNewBrowser ? ', in a new browser' : ''}`;
    case 'identity-confirmed':
      return ` with ${how}`;
    case 'factor-added':
    case 'factor-removed':
      return `: ${how}`;
    case 'factor-refused':
    case 'identity-refused':
      return `: ${how}, ${describeReason(reason)}`;
    case 'sessions-ended':
      return `: ${details.sessions}`;
    case 'account-registered':
      return ` as ${describeRole(String(details.role))}`;
    case 'role-changed':
      return ` from ${describeRole(from)} to ${describeRole(to)}`;
    case 'status-changed':
      return ` from ${from} to ${to}`;
    case 'exported':
      return `: ${lists[String(details.what)] ?? details.what}`;
    case 'erased':
      return `: ${countOf(details.records, 'record')}`;
    case 'retention-run':
      return `: ${countOf(details.removed, 'row')}`;
    case 'access-refused':
      return `: ${describeReason(reason)} (${method} ${details.route})`;
    case 'cross-site-refused':
      return `: ${method} ${details.route || 'an unknown address'}`;
    case 'failures-left-out':
      return `: ${leftOut[String(details.of)] ?? details.of}`;
    default:
      return reason === undefined ? '' : `: ${describeReason(reason)}`;
  }
}

const describeReason = (reason: string | undefined) => reasons[reason ?? ''] ?? reason;
const describeRole = (role: string | undefined) =>
  roleNames[role as keyof typeof roleNames] ?? role;
const countOf = (count: unknown, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
