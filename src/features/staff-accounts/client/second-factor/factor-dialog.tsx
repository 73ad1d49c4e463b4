import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { describeBrowser } from '../../describe-browser.ts';
import type { OwnFactor } from '../../second-factor/contract.ts';
import { requestFactorName, requestFactorRemoval, requestPasskeyAdded } from './api.ts';
import { createPasskey } from './passkey-in-browser.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const skeleton = <div className="skeleton h-40" aria-hidden="true" />;
const AddAppForm = clientOnly(() => import('./add-app-form.tsx'), skeleton);
const FactorNameForm = clientOnly(() => import('./factor-name-form.tsx'), skeleton);

/** What a dialog about one's own factors is for. */
export type FactorStep =
  | { kind: 'add-app'; secret: string; uri: string }
  | { kind: 'add-passkey'; options: Record<string, unknown> }
  | { kind: 'rename'; factor: OwnFactor }
  | { kind: 'remove'; factor: OwnFactor; isLast: boolean }
  | { kind: 'codes'; codes: readonly string[] };

type FactorDialogProps = {
  step: FactorStep;
  email: string;
  /** Runs a call that may need a confirmation. @returns false when the person cancelled */
  run: (call: () => Promise<void>) => Promise<boolean>;
  onAdded: (recoveryCodes: readonly string[] | null) => void;
  onChanged: () => void;
  onClose: () => void;
};

/** Dialog that adds, renames or removes a factor, or shows new recovery codes. */
export function FactorDialog({ step, email, run, ...on }: FactorDialogProps) {
  switch (step.kind) {
    case 'add-app':
      return (
        <Dialog title="Add an authenticator app" onClose={on.onClose}>
          <AddAppForm {...step} onAdded={on.onAdded} onClose={on.onClose} />
        </Dialog>
      );
    case 'add-passkey':
      return (
        <Dialog title="Add a passkey" onClose={on.onClose}>
          <p className="mb-4">
            A passkey is kept by this device, by your phone or on a security key, and opens with a
            finger, your face or a PIN.
          </p>
          <FactorNameForm
            defaultName={describeBrowser(navigator.userAgent)}
            button="Create passkey"
            onSubmit={async (name) => {
              const passkey = await createPasskey(step.options);
              on.onAdded((await requestPasskeyAdded({ name, passkey })).recoveryCodes);
            }}
            onClose={on.onClose}
          />
        </Dialog>
      );
    case 'rename':
      return (
        <Dialog title={`Rename ${step.factor.name}`} onClose={on.onClose}>
          <FactorNameForm
            defaultName={step.factor.name}
            button="Rename"
            onSubmit={async (name) => {
              await requestFactorName(step.factor.id, { name });
              on.onChanged();
            }}
            onClose={on.onClose}
          />
        </Dialog>
      );
    case 'remove':
      return <RemoveDialog {...step} run={run} {...on} />;
    case 'codes':
      return (
        <Dialog title="Save your recovery codes" onEscape={() => {}} onClose={on.onChanged}>
          <RecoveryCodes email={email} codes={step.codes} onClose={on.onChanged} />
        </Dialog>
      );
  }
}

type RemoveDialogProps = Pick<FactorDialogProps, 'run' | 'onChanged' | 'onClose'> & {
  factor: OwnFactor;
  isLast: boolean;
};

function RemoveDialog({ factor, isLast, run, onChanged, onClose }: RemoveDialogProps) {
  const [errorText, setErrorText] = useState<string>();
  const remove = async () => {
    try {
      if (await run(() => requestFactorRemoval(factor.id))) onChanged();
    } catch (error) {
      setErrorText(errorMessage(error));
    }
  };
  return (
    <Dialog title={`Remove ${factor.name}?`} onClose={onClose}>
      <p>
        You can’t sign in with it any more.
        {isLast &&
          ' It’s your only one: your recovery codes end with it, and your password alone will be enough to sign in.'}
      </p>
      <DialogActions errorText={errorText} onClose={onClose}>
        <Button look="danger" onClick={remove}>
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  );
}
