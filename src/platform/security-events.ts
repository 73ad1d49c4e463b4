/** How a person proved who they are. */
export type ProofMethod = 'password' | 'passkey' | 'totp' | 'recovery-code';

/** What can be downloaded as a file of many people. */
export type ExportedList = 'customers' | 'appointments' | 'leads';

type Nothing = Record<string, never>;
type Change = { from: string; to: string };

/**
 * Every kind of security event with what is stored beside who, when and from where: codes of the application and
 * figures, never what somebody typed.
 */
export type SecurityDetails = {
  'signed-in': { method: ProofMethod; isNewBrowser: boolean };
  'sign-in-refused': {
    reason:
      | 'unknown-email'
      | 'wrong-password'
      | 'too-many-attempts'
      | 'invited'
      | 'pending'
      | 'deactivated'
      | 'unverified-email';
  };
  /** The right password of an account that has to prove a second factor too. */
  'password-accepted': Nothing;
  'factor-refused': {
    method: ProofMethod;
    reason: 'wrong-proof' | 'too-many-attempts';
  };
  'signed-out': Nothing;
  /** One session: by its owner from another one, by its age, or by a new sign-in in the same browser. */
  'session-ended': { reason: 'by-owner' | 'expired' | 'replaced' };
  /** All sessions of an account, by an admin. */
  'sessions-ended': { sessions: number };
  /** Proved again within a session, before a change that needs it. */
  'identity-confirmed': { method: ProofMethod };
  'identity-refused': { method: ProofMethod; reason: 'wrong-proof' | 'too-many-attempts' };
  'password-changed': Nothing;
  'password-change-refused': { reason: 'wrong-password' | 'too-many-attempts' };
  'reset-requested': Nothing;
  'reset-request-refused': { reason: 'unknown-email' | 'inactive-account' | 'too-many-attempts' };
  'password-reset': Nothing;
  'reset-refused': { reason: 'invalid-link' | 'too-many-attempts' };
  'factor-added': { method: ProofMethod };
  'factor-removed': { method: ProofMethod };
  'factors-reset': Nothing;
  'recovery-codes-renewed': Nothing;
  'recovery-code-used': Nothing;
  'first-account-made': Nothing;
  'account-registered': { role: string };
  'registration-refused': {
    reason: 'set-up-code-missing' | 'wrong-set-up-code' | 'too-many-attempts';
  };
  'account-deleted': Nothing;
  'role-changed': Change;
  'status-changed': Change;
  'name-changed': Nothing;
  'email-change-requested': Nothing;
  'email-changed': Nothing;
  /** By the link that the old address got. */
  'email-change-stopped': Nothing;
  'email-verified': Nothing;
  exported: { what: ExportedList | 'person' };
  erased: { records: number };
  /** A run of the job that deletes old data. */
  'retention-run': { removed: number };
  /** A signed-in account without the right to a route, or a session that has ended. `route` is a pattern. */
  'access-refused': {
    reason: 'role' | 'second-factor-missing' | 'session-ended';
    method: string;
    route: string;
  };
  /** A call with the cookies of a browser that another website's page made. */
  'cross-site-refused': { method: string; route: string };
  /** So many failures that the further ones of the hour, or day, have no entry. */
  'failures-left-out': { of: 'network' | 'account' | 'everybody' };
};

export type SecurityEventKind = keyof SecurityDetails;
export type SecurityOutcome = 'success' | 'failure';

const outcomes: Record<SecurityEventKind, SecurityOutcome> = {
  'signed-in': 'success',
  'sign-in-refused': 'failure',
  'password-accepted': 'success',
  'factor-refused': 'failure',
  'signed-out': 'success',
  'session-ended': 'success',
  'sessions-ended': 'success',
  'identity-confirmed': 'success',
  'identity-refused': 'failure',
  'password-changed': 'success',
  'password-change-refused': 'failure',
  'reset-requested': 'success',
  'reset-request-refused': 'failure',
  'password-reset': 'success',
  'reset-refused': 'failure',
  'factor-added': 'success',
  'factor-removed': 'success',
  'factors-reset': 'success',
  'recovery-codes-renewed': 'success',
  'recovery-code-used': 'success',
  'first-account-made': 'success',
  'account-registered': 'success',
  'registration-refused': 'failure',
  'account-deleted': 'success',
  'role-changed': 'success',
  'status-changed': 'success',
  'name-changed': 'success',
  'email-change-requested': 'success',
  'email-changed': 'success',
  'email-change-stopped': 'success',
  'email-verified': 'success',
  exported: 'success',
  erased: 'success',
  'retention-run': 'success',
  'access-refused': 'failure',
  'cross-site-refused': 'failure',
  'failures-left-out': 'failure',
};

export const securityEventKinds = Object.keys(outcomes) as SecurityEventKind[];

/** Whether an event of a kind took effect or was refused. */
export const outcomeOf = (kind: SecurityEventKind): SecurityOutcome => outcomes[kind];

/** The kinds with an outcome. */
export const kindsWith = (outcome: SecurityOutcome) =>
  securityEventKinds.filter((kind) => outcomes[kind] === outcome);
