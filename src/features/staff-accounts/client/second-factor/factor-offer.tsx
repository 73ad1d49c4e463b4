import { useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '#platform/client/ui/button.tsx';

const key = 'two_step_put_off';

/** Offers two-step sign-in after a sign-in, until the account has put it off in this browser. */
export function FactorOffer({ accountId }: { accountId: string }) {
  const [isPutOff, setIsPutOff] = useState(() => localStorage.getItem(key) === accountId);
  if (isPutOff) return null;
  const putOff = () => {
    localStorage.setItem(key, accountId);
    setIsPutOff(true);
  };
  return (
    <section
      aria-label="Two-step sign-in"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line bg-mist px-4 py-2 sm:px-6"
    >
      <p>
        Add a passkey or an app to your sign-in, so that a stolen password isn’t enough to get in.
      </p>
      <div className="flex flex-wrap gap-2">
        <Link
          href="/team-chat/account"
          className={buttonClass('brand')}
          onClick={() => setIsPutOff(true)}
        >
          Set it up
        </Link>
        <Button look="plain" onClick={putOff}>
          Not now
        </Button>
      </div>
    </section>
  );
}
