import { createHash } from 'node:crypto';
import type { Tx } from '../database/database.ts';
import { countAllAgainstLimits } from '../http/submissions/rate-limit.ts';

/** Emails per day to one address that anybody can cause by entering it into a form. */
export const unsolicitedEmailsADay = 3;

/** The reason recorded for an email that is not sent. */
export const tooManyUnsolicited = `this address has had ${unsolicitedEmailsADay} emails in a day that it may not have asked for`;

/**
 * Counts one email for each entry of a list of addresses, with repetitions.
 * @returns one result per entry, in order: whether the email may be sent
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

/** Domains that are aliases of each other. */
const aliases = new Map([
  ['googlemail.com', 'gmail.com'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
]);
const withoutDots = new Set(['gmail.com', 'proton.me']);

/** Hash of a mailbox, the same for every spelling; hashed, so that the counters hold no addresses. */
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
