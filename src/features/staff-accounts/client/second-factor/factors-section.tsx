import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { useConfirmation } from '#platform/client/staff/confirmation/confirmation-context.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { factorLimits } from '../../second-factor/factor-kinds.ts';
import { sessionsQuery } from '../api.ts';
import { meQuery } from '../me-query.ts';
import { factorsQuery, requestNewApp, requestNewPasskey, requestNewRecoveryCodes } from './api.ts';
import { FactorDialog, type FactorStep } from './factor-dialog.tsx';
import { FactorList } from './factor-list.tsx';
import { canUsePasskeys } from './passkey-in-browser.ts';

/** One's own two-step sign-in: what there is, and how to add, rename and remove it. */
export default function FactorsSection({ email }: { email: string }) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(factorsQuery);
  const [step, setStep] = useState<FactorStep>();
  const { run } = useConfirmation();
  const begin = async (next: () => Promise<FactorStep>) => {
    try {
      await run(async () => setStep(await next()));
    } catch (cause) {
      const description = errorMessage(cause);
      showToast({ title: 'That didn’t work', description, variant: 'destructive' });
    }
  };
  const end = async () => {
    setStep(undefined);
    await queries.invalidateQueries(factorsQuery);
    await queries.invalidateQueries(sessionsQuery);
    await queries.invalidateQueries(meQuery);
  };
  const added = (codes: readonly string[] | null) => {
    if (codes) return setStep({ kind: 'codes', codes });
    showToast({
      title: 'Two-step sign-in updated',
      description: 'You’ve been signed out everywhere else.',
    });
    void end();
  };
  if (error && !data) return <LoadError error={error} onTryAgain={refetch} />;
  if (!data) return <div className="skeleton h-28" aria-hidden="true" />;
  const { factors, isRequired } = data;
  const isOn = factors.length > 0;
  const hasPasskeys = canUsePasskeys(data.passkeyHost);
  return (
    <>
      {!isOn && !isRequired && (
        <p className="mb-4 max-w-[60ch]">
          It’s off. Switch it on by adding a passkey or an authenticator app: then a stolen password
          isn’t enough to get into your account.
        </p>
      )}
      {isOn && (
        <FactorList
          factors={factors}
          canRemove={!isRequired || factors.length > 1}
          onRename={(factor) => setStep({ kind: 'rename', factor })}
          onRemove={(factor) => setStep({ kind: 'remove', factor, isLast: factors.length === 1 })}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {hasPasskeys && (
          <Button
            look={isOn ? 'outline' : 'brand'}
            onClick={() =>
              begin(async () => ({ kind: 'add-passkey', options: await requestNewPasskey() }))
            }
          >
            Add a passkey
          </Button>
        )}
        <Button
          look={isOn || hasPasskeys ? 'outline' : 'brand'}
          onClick={() => begin(async () => ({ kind: 'add-app', ...(await requestNewApp()) }))}
        >
          Add an authenticator app
        </Button>
      </div>
      {isOn && (
        <RecoveryCodesLine
          left={data.recoveryCodesLeft}
          onRenew={() =>
            begin(async () => ({
              kind: 'codes',
              codes: (await requestNewRecoveryCodes()).recoveryCodes,
            }))
          }
        />
      )}
      {step && (
        <FactorDialog
          key={step.kind}
          step={step}
          email={email}
          run={run}
          onAdded={added}
          onChanged={end}
          onClose={() => setStep(undefined)}
        />
      )}
    </>
  );
}

const few = 3;

function RecoveryCodesLine({ left, onRenew }: { left: number; onRenew: () => void }) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className={left <= few ? 'font-semibold text-error' : ''}>
        {left} of {factorLimits.recoveryCodes} recovery codes left
      </p>
      <Button look="outline" onClick={onRenew}>
        Make new codes
      </Button>
    </div>
  );
}
