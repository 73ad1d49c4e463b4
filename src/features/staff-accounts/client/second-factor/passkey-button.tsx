import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { Button, type ButtonLook } from '#platform/client/ui/button.tsx';
import type { UsedPasskey } from '../../second-factor/contract.ts';
import { getPasskey } from './passkey-in-browser.ts';

type PasskeyButtonProps = {
  look: ButtonLook;
  requestOptions: () => Promise<Record<string, unknown>>;
  onPasskey: (passkey: UsedPasskey) => Promise<void>;
  onError: (error: unknown) => void;
  autoFocus?: boolean;
};

/** Button that asks for a passkey and hands it over. */
export function PasskeyButton({
  requestOptions,
  onPasskey,
  onError,
  ...button
}: PasskeyButtonProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  const [message, setMessage] = useState('');
  const ask = async () => {
    setIsWaiting(true);
    setMessage('');
    try {
      await onPasskey(await getPasskey(await requestOptions()));
    } catch (error) {
      setMessage(errorMessage(error));
      onError(error);
    }
    setIsWaiting(false);
  };
  return (
    <div className="grid gap-2">
      <Button {...button} disabled={isWaiting} onClick={ask}>
        <KeyRound size={18} aria-hidden="true" />
        {isWaiting ? 'Waiting for your passkey…' : 'Use your passkey'}
      </Button>
      <p role="alert" className="text-sm font-medium text-error empty:hidden">
        {message}
      </p>
    </div>
  );
}
