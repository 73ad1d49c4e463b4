import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { RequestError } from '#platform/request-error.ts';
import type { NewPasskey, UsedPasskey } from '../../second-factor/contract.ts';

type Options = Record<string, unknown>;

const loadLibrary = () => import('@simplewebauthn/browser');

/** Whether this page may use passkeys, which belong to one host. */
export const canUsePasskeys = (host: string | null) =>
  window.isSecureContext && 'PublicKeyCredential' in window && location.hostname === host;

/** Asks the person for a passkey. @throws RequestError with a sentence when there is none */
export async function getPasskey(options: Options): Promise<UsedPasskey> {
  const { startAuthentication } = await loadLibrary();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const answer: AuthenticationResponseJSON = await startAuthentication({ optionsJSON }).catch(
    explain,
  );
  return answer as UsedPasskey;
}

/** Asks the person to create a passkey. @throws RequestError with a sentence when there is none */
export async function createPasskey(options: Options): Promise<NewPasskey> {
  const { startRegistration } = await loadLibrary();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const answer: RegistrationResponseJSON = await startRegistration({ optionsJSON }).catch(explain);
  return answer as unknown as NewPasskey;
}

/** The browser does not tell a cancelled request from a missing passkey. */
function explain(cause: unknown): never {
  const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
  const sentence = isKnown
    ? 'This device has a passkey for your account already.'
    : 'No passkey was used. Please try again, or choose another way.';
  throw new RequestError(400, sentence, { cause });
}
