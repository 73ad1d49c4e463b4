import { createHash } from 'node:crypto';
import type { Tx } from '../database/database.ts';
import { countAllAgainstLimits } from '../http/submissions/rate-limit.ts';

/** Emails a day to one address that anybody can cause who types it into a form. */
export const unsolicitedEmailsADay = 3;

/** Why such an email is not sent. */
export const tooManyUnsolicited = `this address has had ${unsolicitedEmailsADay} emails in a day that it may not have asked for`;

/**
 * Counts an email to each address, as often as it is named.
 * @returns for each in its place, whether the address may get it
 */
export async function countUnsolicited(
  tx: Tx,
  addresses: readonly string[],
  { perDay, now }: { perDay: number; now: Date },
): Promise<boolean[]> {
  const limit = { name: 'unsolicited emails', limit: perDay, windowSeconds: 86_400 };
  const refusals = await countAllAgainstLimits(tx, [limit], addresses.map(hashMailbox), now);
  return refusals.map((refusal) => refusal === undefined);
}

/** Domains that share their mailboxes. */
const aliases = new Map([
  ['googlemail.com', 'gmail.com'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
]);
const withoutDots = new Set(['gmail.com', 'proton.me']);

/** The same for every way of writing a mailbox; hashed, since counts are no place for addresses. */
export function hashMailbox(address: string): string {
  const [local = '', named = ''] = splitAtLast(address.trim().toLowerCase(), '@');
  const domain = aliases.get(named) ?? named;
  const untagged = local.split('+', 1)[0] ?? '';
  const name = withoutDots.has(domain) ? untagged.replaceAll('.', '') : untagged;
  return createHash('sha256').update(`${name}@${domain}`).digest('base64url');
}

function splitAtLast(text: string, sign: string): [string, string] {
  const at = text.lastIndexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
}
