import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isSignedOut } from '#platform/client/reads/read-path.ts';
import { showServerError } from '#platform/client/show-server-error.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import type { NextStep, StaffAccount } from '../../contract.ts';
import { codeEntry, type FactorProof, recoveryCodeEntry } from '../../second-factor/contract.ts';
import { requestLoginChallenge, requestSecondStep } from './api.ts';
import { PasskeyButton } from './passkey-button.tsx';

type SecondStepFormProps = {
  methods: NextStep['methods'];
  onSignedIn: (member: StaffAccount) => void;
  /** Called when the password has to be entered again. */
  onStartAgain: (error?: unknown) => void;
};

/** The second step of a sign-in: a passkey, a code of an app, or a recovery code. */
export default function SecondStepForm({ methods, onSignedIn, onStartAgain }: SecondStepFormProps) {
  const [hasLostIt, setHasLostIt] = useState(false);
  const prove = async (proof: FactorProof) => onSignedIn(await requestSecondStep(proof));
  const endIfOver = (error: unknown) => isSignedOut(error) && onStartAgain(error);
  const hasApp = methods.includes('totp');
  return (
    <div className="pt-6">
      <h2 className="text-xl">Check it’s you</h2>
      {hasLostIt ? (
        <RecoveryCodeForm prove={prove} endIfOver={endIfOver} />
      ) : (
        <div className="mt-4 grid gap-5">
          {methods.includes('passkey') && (
            <PasskeyButton
              look={hasApp ? 'outline' : 'brand'}
              requestOptions={requestLoginChallenge}
              onPasskey={(passkey) => prove({ passkey })}
              onError={endIfOver}
              autoFocus={!hasApp}
            />
          )}
          {hasApp && <CodeForm prove={prove} endIfOver={endIfOver} />}
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-between gap-x-4">
        <Button look="plain" className="-mx-5" onClick={() => setHasLostIt(!hasLostIt)}>
          {hasLostIt ? 'Use your app or passkey' : 'Use a recovery code'}
        </Button>
        <Button look="plain" className="-mx-5" onClick={() => onStartAgain()}>
          Back to login
        </Button>
      </div>
    </div>
  );
}

type ProofFormProps = {
  prove: (proof: FactorProof) => Promise<void>;
  endIfOver: (error: unknown) => void;
};

function CodeForm({ prove, endIfOver }: ProofFormProps) {
  const form = useForm({ resolver: zodResolver(codeEntry), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => form.setFocus('code'), []);
  const submit = form.handleSubmit(async (values) => {
    try {
      await prove(values);
    } catch (error) {
      form.resetField('code');
      showServerError(form, error, 'code');
      endIfOver(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="6-digit code from your authenticator app"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        className="tracking-widest tabular-nums"
        error={errors.code?.message}
        {...form.register('code')}
      />
      <Button look="brand" type="submit" disabled={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Checking…' : 'Continue'}
      </Button>
    </form>
  );
}

function RecoveryCodeForm({ prove, endIfOver }: ProofFormProps) {
  const form = useForm({
    resolver: zodResolver(recoveryCodeEntry),
    defaultValues: { recoveryCode: '' },
  });
  const { errors, isSubmitting } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => form.setFocus('recoveryCode'), []);
  const submit = form.handleSubmit(async (values) => {
    try {
      await prove(values);
    } catch (error) {
      showServerError(form, error, 'recoveryCode');
      endIfOver(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-4 grid gap-5">
      <TextField
        label="Recovery code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="tracking-wider"
        hint="One of the ten you saved. Each works once. If you’ve none left, ask an admin to reset your two-step sign-in."
        error={errors.recoveryCode?.message}
        {...form.register('recoveryCode')}
      />
      <Button look="brand" type="submit" disabled={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Checking…' : 'Continue'}
      </Button>
    </form>
  );
}
