import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { firmQuery, requestFirm } from '#features/business/client/staff/api.ts';
import type { SetUpStep } from '#features/business/firm-settings.ts';
import { errorMessage } from '#platform/client/error-message.ts';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { buttonClass } from '#platform/client/ui/button.tsx';
import { setUp, setUpQuery, stepHref } from './set-up-steps.ts';

/** What of a new site is still the example's, to be changed or kept; nothing once all is decided. */
export function SetUpCard() {
  const queries = useQueryClient();
  const { data } = useQuery(setUpQuery);
  const { data: stored } = useQuery({ ...firmQuery, enabled: (data?.left.length ?? 0) > 0 });
  const [errorText, setErrorText] = useState('');
  if (!data || data.left.length === 0) return null;
  const keep = async (step: SetUpStep) => {
    if (!stored) return;
    const { version, settings } = stored;
    const kept = [...settings.setUp.kept, step];
    try {
      queries.setQueryData(
        firmQuery.queryKey,
        await requestFirm({ version, sections: { setUp: { kept } } }),
      );
      setErrorText('');
    } catch (error) {
      setErrorText(errorMessage(error));
      await queries.invalidateQueries(firmQuery);
    }
    await queries.invalidateQueries(setUpQuery);
  };
  return (
    <section aria-labelledby="set-up" className="mb-8 rounded border-2 border-ink p-4 sm:p-5">
      <h2 id="set-up" className="text-lg">
        Make the site yours
      </h2>
      <p className="mt-1 max-w-[68ch] text-sm text-ink-soft">
        The site shows an example until you say otherwise. Still the example’s:
      </p>
      <p className="mt-3">
        <Link href={stepHref(data.left[0] ?? 'firm')} className={buttonClass('brand')}>
          Go through the steps
        </Link>
      </p>
      <ol className="mt-3 border-t border-line text-sm">
        {data.left.map((step) => {
          const { title, text } = setUp[step];
          return (
            <li
              key={step}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2"
            >
              <span className="min-w-0 flex-1 basis-60">
                <span className="font-semibold">{title}</span>{' '}
                <span className="text-ink-soft">{text}</span>
              </span>
              <Link href={stepHref(step)} className={`${rowAction} no-underline`}>
                Change<span className="sr-only"> {title.toLowerCase()}</span>
              </Link>
              <button type="button" className={rowAction} onClick={() => keep(step)}>
                Keep as it is<span className="sr-only">: {title.toLowerCase()}</span>
              </button>
            </li>
          );
        })}
      </ol>
      <p role="alert" className="mt-2 font-medium text-error empty:hidden">
        {errorText}
      </p>
    </section>
  );
}
