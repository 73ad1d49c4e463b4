import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { isPlainLine, isVisible } from '#platform/short-text.ts';
import { staffAccount } from '../contract.ts';
import { lengths } from '../limits.ts';
import { factorKinds, factorLimits } from './factor-kinds.ts';

const wrongCode = 'Please enter the 6 digits that the app shows';
const code = z.string(wrongCode).check(
  z.maxLength(20, wrongCode),
  // Apps show the digits in two groups.
  z.overwrite((text) => text.replace(/[\s-]/g, '')),
  z.regex(/^\d{6}$/, wrongCode),
);

const wrongRecoveryCode = 'Please enter one of your recovery codes, like 4F7K-9QXM-T2WB';
const recoveryCode = z
  .string(wrongRecoveryCode)
  .check(
    z.maxLength(40, wrongRecoveryCode),
    z.overwrite(plainRecoveryCode),
    z.regex(/^[0-9A-HJKMNP-TV-Z]{12}$/, wrongRecoveryCode),
  );

/** A recovery code as it is hashed: without its hyphens, and with the digits that misread letters stand for. */
function plainRecoveryCode(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

const shortName = 'Please give it a name';
const name = z
  .string(shortName)
  .check(
    z.trim(),
    z.minLength(1, shortName),
    z.maxLength(factorLimits.name, `A name has at most ${factorLimits.name} characters`),
    z.refine(isVisible, shortName),
    z.refine(isPlainLine, 'A name is plain text on one line'),
  );

const wrongPasskey = 'must be what the browser returned for the passkey.';
const bytes = z
  .string(wrongPasskey)
  .check(z.regex(/^[\w-]+$/, wrongPasskey), z.maxLength(16_000, wrongPasskey));
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key', wrongPasskey),
};
const transports = z.catch(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))), []);

/** What the browser returns for a new passkey. */
const newPasskey = z.object(
  {
    ...credential,
    response: z.object(
      { clientDataJSON: bytes, attestationObject: bytes, transports: z.optional(transports) },
      wrongPasskey,
    ),
  },
  wrongPasskey,
);

/** What the browser returns when a passkey is used. */
const usedPasskey = z.object(
  {
    ...credential,
    response: z.object(
      { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
      wrongPasskey,
    ),
  },
  wrongPasskey,
);
export type NewPasskey = z.output<typeof newPasskey>;
export type UsedPasskey = z.output<typeof usedPasskey>;

const isOne = (proof: object) =>
  Object.values(proof).filter((value) => value !== undefined).length === 1;

/** One proof of a second factor. */
export const factorProof = z
  .object({
    code: z.optional(code),
    recoveryCode: z.optional(recoveryCode),
    passkey: z.optional(usedPasskey),
  })
  .check(z.refine(isOne, 'must hold one of code, recoveryCode and passkey.'));
export type FactorProof = z.output<typeof factorProof>;

export const codeEntry = z.object({ code });
export const recoveryCodeEntry = z.object({ recoveryCode });

const wrongPassword = 'Please enter your password';
const password = z
  .string(wrongPassword)
  .check(z.minLength(1, wrongPassword), z.maxLength(lengths.maxPasswordLength, wrongPassword));

const isWholeProof = ({
  password,
  passkey,
  ...codes
}: {
  password?: string | undefined;
  passkey?: UsedPasskey | undefined;
  code?: string | undefined;
  recoveryCode?: string | undefined;
}) => {
  const count = Object.values(codes).filter((value) => value !== undefined).length;
  return passkey ? password === undefined && count === 0 : password !== undefined && count <= 1;
};

/**
 * What a sign-in takes, asked for again before something that needs it: a passkey, which checks its owner
 * itself, or the password and, of an account with factors, a code of the app or a recovery code.
 */
export const confirmation = z
  .object({
    password: z.optional(password),
    code: z.optional(code),
    recoveryCode: z.optional(recoveryCode),
    passkey: z.optional(usedPasskey),
  })
  .check(
    z.refine(isWholeProof, 'must hold a passkey, or the password with at most one kind of code.'),
  );
export type Confirmation = z.output<typeof confirmation>;

/** What is typed beside the password: nothing, a code of the app, or a recovery code. */
export type TypedFactor = 'none' | 'code' | 'recoveryCode';
const untyped = z.optional(z.string('must be text.'));
export const confirmationEntries = {
  none: z.object({ password, code: untyped, recoveryCode: untyped }),
  code: z.object({ password, code, recoveryCode: untyped }),
  recoveryCode: z.object({ password, code: untyped, recoveryCode }),
};

/** Options for the browser's passkey calls, as the library builds them. */
const passkeyOptions = z.record(z.string(), z.unknown());

export const factorName = z.object({ name });
export const newApp = z.object({ name, code });

const factor = z.object({
  id: z.string(),
  kind: z.enum(factorKinds),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

/** The second step of a sign-in, by the cookie that the right password set. 401 when that has ended. */
export const finishLogin = defineEndpoint({
  method: 'POST',
  path: '/api/team/login/second-step',
  access: 'anyone',
  body: factorProof,
  answer: staffAccount,
});

/** Challenge for a passkey as the second step of a sign-in. 401 when that has ended, 409 for an account without a passkey. */
export const loginPasskeyOptions = defineEndpoint({
  method: 'POST',
  path: '/api/team/login/passkey-options',
  access: 'anyone',
  answer: passkeyOptions,
});

/** One's own factors. */
export const listFactors = defineEndpoint({
  method: 'GET',
  path: '/api/team/factors',
  access: 'enrolling',
  answer: z.object({
    factors: z.array(factor),
    recoveryCodesLeft: z.number(),
    /** Whether the account needs a second factor. */
    isRequired: z.boolean(),
    /** The host whose pages can use passkeys; null where none can, as at an IP address. */
    passkeyHost: z.nullable(z.string()),
  }),
});
export type OwnFactors = Answer<typeof listFactors>;
export type OwnFactor = OwnFactors['factors'][number];

/** Proves again who is signed in: for five minutes that allows what needs a recent confirmation. */
export const confirmIdentity = defineEndpoint({
  method: 'POST',
  path: '/api/team/confirm',
  access: 'enrolling',
  body: confirmation,
});

/** Answers whether a call that needs a recent confirmation would be let through: 204, or 428. */
export const checkConfirmation = defineEndpoint({
  method: 'GET',
  path: '/api/team/confirm',
  access: 'signed-in',
  needsConfirmation: true,
});

/** Begins a confirmation by passkey. 409 for an account without one. */
export const confirmPasskeyOptions = defineEndpoint({
  method: 'POST',
  path: '/api/team/confirm/passkey-options',
  access: 'enrolling',
  answer: passkeyOptions,
});

/** Begins to add an authenticator app: its secret. It is stored with the account once a code of it was entered. */
export const beginApp = defineEndpoint({
  method: 'POST',
  path: '/api/team/factors/app/begin',
  access: 'enrolling',
  answer: z.object({ secret: z.string(), uri: z.string() }),
});

/** With the first factor the account gets recovery codes, which are shown this once. */
const addedFactor = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });

/** Adds an authenticator app by its first code. 409 when it was begun too long ago, or the account has too many. */
export const addApp = defineEndpoint({
  method: 'POST',
  path: '/api/team/factors/app',
  access: 'enrolling',
  status: 201,
  body: newApp,
  answer: addedFactor,
});

/** Begins to add a passkey. 409 where the site has no name of its own with https. */
export const newPasskeyOptions = defineEndpoint({
  method: 'POST',
  path: '/api/team/factors/passkey/begin',
  access: 'enrolling',
  answer: passkeyOptions,
});

/** Adds a passkey. 409 when it was begun too long ago, it was added before, or the account has too many. */
export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/team/factors/passkey',
  access: 'enrolling',
  status: 201,
  body: z.object({ name, passkey: newPasskey }),
  maxBodyBytes: 64_000,
  answer: addedFactor,
});

/** Renames one of one’s own second factors. */
export const renameFactor = defineEndpoint({
  method: 'PATCH',
  path: '/api/team/factors/:id',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  body: factorName,
});

/** Removes one of one’s own second factors. 409 for the last one where the account needs one. */
export const removeFactor = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/factors/:id',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
});

/** Replaces one’s recovery codes by new ones. 409 without a second factor. */
export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/team/recovery-codes',
  access: 'signed-in',
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
});

/** Removes all factors of somebody else's account, such as after a lost phone. 409 when there are none. */
export const resetFactors = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/members/:id/factors',
  access: 'admin',
  params: z.object({ id: z.string() }),
});
