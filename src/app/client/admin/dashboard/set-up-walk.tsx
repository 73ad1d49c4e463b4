import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { firmQuery } from '#features/business/client/staff/api.ts';
import { SectionFields } from '#features/business/client/staff/section-fields.tsx';
import { useFirmForm } from '#features/business/client/staff/use-firm-form.ts';
import type { ShownFirm } from '#features/business/firm-contract.ts';
import { type SetUpStep, setUpSteps } from '#features/business/firm-settings.ts';
import { priceBookQuery } from '#features/calculator/client/staff/api.ts';
import { PriceGroups } from '#features/calculator/client/staff/price-groups.tsx';
import { type PriceForm, usePriceForm } from '#features/calculator/client/staff/use-price-form.ts';
import type { ShownPriceBook } from '#features/calculator/price-book-contract.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { Button, buttonClass } from '#platform/client/ui/button.tsx';
import { mainPrices, setUp, setUpQuery, stepHref } from './set-up-steps.ts';

/** One step of the set-up of a new site: some of its settings, filled in with the example's. */
export function SetUpWalk({ step }: { step: SetUpStep }) {
  const { data, error, refetch } = useQuery(firmQuery);
  if (error && !data) return <LoadError error={error} onTryAgain={refetch} />;
  if (!data) return <div className="skeleton h-96" aria-hidden="true" />;
  if (step === 'prices') return <PricesStep stored={data} />;
  return <StepForm key={step} step={step} stored={data} />;
}

/** The step of the prices, with the main ones of the price book. */
function PricesStep({ stored }: { stored: ShownFirm }) {
  const { data, error, refetch } = useQuery(priceBookQuery);
  if (error && !data) return <LoadError error={error} onTryAgain={refetch} />;
  if (!data) return <div className="skeleton h-96" aria-hidden="true" />;
  return <StepWithPrices stored={stored} book={data} />;
}

function StepWithPrices({ stored, book }: { stored: ShownFirm; book: ShownPriceBook }) {
  return <StepForm step="prices" stored={stored} prices={usePriceForm(book)} />;
}

type StepFormProps = { step: SetUpStep; stored: ShownFirm; prices?: PriceForm };

function StepForm({ step, stored, prices }: StepFormProps) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { form, ref, changed, save } = useFirmForm(stored);
  const { errors, isSubmitting } = form.formState;
  const { title, text, sections, more } = setUp[step];
  const number = setUpSteps.indexOf(step) + 1;
  const next = setUpSteps[number];
  const nextHref = next ? stepHref(next) : '/admin';
  const kept = [...new Set([...stored.settings.setUp.kept, step])];
  const onSubmit = save(
    { setUp: { kept } },
    () => {
      void queries.invalidateQueries(setUpQuery);
      navigate(nextHref);
    },
    prices?.save,
  );
  const hasChanges = changed.length > 0 || (prices?.changeCount ?? 0) > 0;
  return (
    <form ref={ref} onSubmit={onSubmit} noValidate className="max-w-3xl">
      <p className="flex items-center justify-between text-sm text-ink-soft">
        Step {number} of {setUpSteps.length}
        <Link href="/admin" className="link inline-flex min-h-11 items-center">
          Leave the set-up
        </Link>
      </p>
      <h1 ref={heading} tabIndex={-1} className="text-xl">
        {title}
      </h1>
      <p className="mt-1 mb-6 max-w-[68ch] text-sm text-ink-soft">{text}</p>
      {prices && (
        <div className="mb-8">
          <PriceGroups prices={prices} names={mainPrices} />
        </div>
      )}
      <div className="grid gap-8">
        {sections.map((name) => (
          <SectionFields key={name} name={name} form={form} evidence={stored.evidence} />
        ))}
      </div>
      {more && (
        <p className="mt-6">
          <Link href={more.href} className="link">
            {more.label}
          </Link>
        </p>
      )}
      <p role="alert" className="mt-4 font-medium text-error empty:hidden">
        {errors.root?.message ?? prices?.form.formState.errors.root?.message}
      </p>
      <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-5">
        <Button look="brand" type="submit" disabled={isSubmitting}>
          {hasChanges ? 'Save and go on' : 'Keep as it is'}
        </Button>
        <Link href={nextHref} className={buttonClass('plain')}>
          Skip
        </Link>
      </div>
    </form>
  );
}
