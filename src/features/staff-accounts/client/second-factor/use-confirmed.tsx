import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { clientOnly } from '#platform/client/client-only.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { RequestError } from '#platform/request-error.ts';
import { factorsQuery, requestConfirmation, requestConfirmChallenge } from './api.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { canUsePasskeys } from './passkey-in-browser.ts';

const PasswordAgainForm = clientOnly(
  () => import('./password-again-form.tsx'),
  <div className="skeleton h-32" aria-hidden="true" />,
);

const needsConfirmation = (error: unknown) => error instanceof RequestError && error.status === 428;

type Question = { confirm: () => void; cancel: () => void };

/**
 * Runs calls that need a recent confirmation: when the server asks for one, a dialog asks for the password or a
 * passkey, and the call is made again.
 */
export function useConfirmed(): {
  /** @returns false when the person cancelled @throws what the call throws */
  run: (call: () => Promise<void>) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  const ask = () =>
    new Promise<boolean>((resolve) => {
      const answer = (isConfirmed: boolean) => () => {
        setQuestion(undefined);
        resolve(isConfirmed);
      };
      setQuestion({ confirm: answer(true), cancel: answer(false) });
    });
  const run = async (call: () => Promise<void>) => {
    try {
      await call();
    } catch (error) {
      if (!needsConfirmation(error)) throw error;
      if (!(await ask())) return false;
      await call();
    }
    return true;
  };
  return { run, dialog: question && <ConfirmDialog {...question} /> };
}

function ConfirmDialog({ confirm, cancel }: Question) {
  const { data } = useQuery(factorsQuery);
  const hasPasskey =
    data?.factors.some(({ kind }) => kind === 'passkey') && canUsePasskeys(data.passkeyHost);
  return (
    <Dialog title="Confirm it’s you" onClose={cancel}>
      <p className="mb-4">Please enter your password again before you change this.</p>
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
      <PasswordAgainForm onConfirmed={confirm} onClose={cancel} />
    </Dialog>
  );
}
