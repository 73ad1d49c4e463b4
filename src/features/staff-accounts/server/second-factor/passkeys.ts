import { isIP } from 'node:net';
import { firm } from '#features/business/firm.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { NewPasskey, UsedPasskey } from '../../second-factor/contract.ts';
import type { Account } from '../queries.ts';
import type { Factor } from '../queries-factors.ts';

// Loaded at the first use: it takes 0.3 seconds and 30 MB, and most starts never need it.
const loadLibrary = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, as COSE numbers: what every browser and key has. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** A stored passkey. */
export type Passkey = Pick<Factor, 'id' | 'key' | 'counter' | 'credentialId' | 'transports'>;

/** The host that passkeys belong to; null where browsers allow none. */
export function passkeyHost(publicUrl: string): string | null {
  const { hostname, protocol } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : null;
}

/** @throws Problem 409 where the site cannot use passkeys */
function hostOf(publicUrl: string): string {
  const host = passkeyHost(publicUrl);
  if (host === null)
    throw new Problem(409, 'Passkeys need this site’s own name and https. Use an app instead.');
  return host;
}

const describe = ({ credentialId, transports }: Passkey) => ({
  id: credentialId ?? '',
  transports: transports ?? [],
});

/** Options for the browser to create a passkey that the account has not yet. */
export async function makeCreationOptions(
  publicUrl: string,
  account: Account,
  existing: readonly Passkey[],
) {
  const rpID = hostOf(publicUrl);
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName: firm().name,
    rpID,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.name,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: existing.map(describe),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
  });
}

/**
 * Verifies a new passkey.
 * @throws Problem 400 when it does not answer the challenge for this site
 */
export async function verifyNewPasskey(publicUrl: string, passkey: NewPasskey, challenge: string) {
  const expectedRPID = hostOf(publicUrl);
  const { verifyRegistrationResponse } = await loadLibrary();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...passkey,
      response: { ...passkey.response, transports: passkey.response.transports ?? [] },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: publicUrl,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(refuse);
  if (!registrationInfo) throw unusable();
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return {
    credentialId: id,
    key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports ?? [],
  };
}

/** Options for the browser to use one of the account's passkeys. */
export async function makeRequestOptions(publicUrl: string, passkeys: readonly Passkey[]) {
  const rpID = hostOf(publicUrl);
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID,
    allowCredentials: passkeys.map(describe),
    userVerification: 'required',
  });
}

/**
 * Verifies the use of a passkey.
 * @returns its new signature counter
 * @throws Problem 400 when it does not answer the challenge for this site
 */
export async function verifyUsedPasskey(
  publicUrl: string,
  used: UsedPasskey,
  stored: Passkey,
  challenge: string,
): Promise<number> {
  const expectedRPID = hostOf(publicUrl);
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...used, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: publicUrl,
    expectedRPID,
    credential: {
      ...describe(stored),
      publicKey: new Uint8Array(Buffer.from(stored.key, 'base64url')),
      counter: stored.counter,
    },
    requireUserVerification: true,
  }).catch(refuse);
  if (!verified) throw unusable();
  return authenticationInfo.newCounter;
}

const unusable = () => new Problem(400, 'That passkey didn’t work. Please try again.');

/** The library throws for whatever is wrong with the browser's answer; it does no input or output. */
function refuse(cause: unknown): never {
  const problem = unusable();
  problem.cause = cause;
  throw problem;
}
