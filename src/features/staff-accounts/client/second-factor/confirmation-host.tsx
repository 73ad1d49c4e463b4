import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import {
  type Confirmation,
  ConfirmationContext,
} from '#platform/client/staff/confirmation/confirmation-context.ts';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { RequestError } from '#platform/request-error.ts';
import type { TypedFactor } from '../../second-factor/contract.ts';
import type { FactorKind } from '../../second-factor/factor-kinds.ts';
import {
  factorsQuery,
  requestConfirmation,
  requestConfirmationCheck,
  requestConfirmChallenge,
} from './api.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { canUsePasskeys } from './passkey-in-browser.ts';

const formSkeleton = <div className="skeleton h-32" aria-hidden="true" />;
const PasswordAgainForm = clientOnly(() => import('./password-again-form.tsx'), formSkeleton);

const needsConfirmation = (error: unknown) => error instanceof RequestError && error.status === 428;

type Question = { confirm: () => void; cancel: () => void };

/**
 * Lets everything within make calls that need a recent confirmation: when the server asks for one, a dialog asks for a
 * passkey, or the password and a code.
 */
export function ConfirmationHost({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const confirmation = useMemo((): Confirmation => {
    const ask = () =>
      new Promise<boolean>((resolve) => {
        const answer = (isConfirmed: boolean) => () => {
          setQuestion(undefined);
          resolve(isConfirmed);
        };
        setQuestion({ confirm: answer(true), cancel: answer(false) });
      });
    const run = async (call: () => Promise<unknown>) => {
      try {
        await call();
      } catch (error) {
        if (!needsConfirmation(error)) throw error;
        if (!(await ask())) return false;
        await call();
      }
      return true;
    };
    return { run, ensure: () => run(requestConfirmationCheck) };
  }, []);
  return (
    <ConfirmationContext value={confirmation}>
      {children}
      {question && <ConfirmDialog {...question} />}
    </ConfirmationContext>
  );
}

function ConfirmDialog({ confirm, cancel }: Question) {
  const { data } = useQuery(factorsQuery);
  const has = (kind: FactorKind) => data?.factors.some((factor) => factor.kind === kind) ?? false;
  const hasPasskey = has('passkey') && canUsePasskeys(data?.passkeyHost ?? null);
  return (
    <Dialog title="Confirm it’s you" onClose={cancel}>
      {data ? (
        <>
          <p className="mb-4">{askFor(hasPasskey, data.factors.length > 0)}</p>
          {hasPasskey && (
            <div className="mb-4 grid">
              <PasskeyButton
                look="outline"
                requestOptions={requestConfirmChallenge}
                onPasskey={async (passkey) => {
                  await requestConfirmation({ passkey });
                  confirm();
                }}
                onError={() => {}}
              />
            </div>
          )}
          <PasswordAgainForm
            factor={typedFactorOf(has('totp'), data.factors.length > 0)}
            onConfirmed={confirm}
            onClose={cancel}
          />
        </>
      ) : (
        formSkeleton
      )}
    </Dialog>
  );
}

function askFor(hasPasskey: boolean, hasFactor: boolean): string {
  if (hasPasskey)
    return 'Please use your passkey, or enter your password and a code, before you go on.';
  return `Please enter your password${hasFactor ? ' and a code' : ''} again before you go on.`;
}

function typedFactorOf(hasApp: boolean, hasFactor: boolean): TypedFactor {
  if (hasApp) return 'code';
  return hasFactor ? 'recoveryCode' : 'none';
}
