import { useState } from 'react';
import { Link } from 'wouter';

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
      className="flex flex-wrap items-center justify-between gap-x-4 text-sm"
    >
      <p>Make your sign-in safer with a second step.</p>
      <div className="flex items-center gap-x-4">
        <Link
          href="/team-chat/account"
          className="inline-flex min-h-11 items-center font-semibold underline"
          onClick={() => setIsPutOff(true)}
        >
          Set it up
        </Link>
        <button type="button" className="min-h-11 underline" onClick={putOff}>
          Not now
        </button>
      </div>
    </section>
  );
}
