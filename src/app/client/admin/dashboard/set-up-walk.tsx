import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { firmQuery } from '#features/business/client/staff/api.ts';
import { SectionFields } from '#features/business/client/staff/section-fields.tsx';
import { useFirmForm } from '#features/business/client/staff/use-firm-form.ts';
import type { ShownFirm } from '#features/business/firm-contract.ts';
import { type SetUpStep, setUpSteps } from '#features/business/firm-settings.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { Button, buttonClass } from '#platform/client/ui/button.tsx';
import { setUp, setUpQuery, stepHref } from './set-up-steps.ts';

/** One step of the set-up of a new site: some of its settings, filled in with the example's. */
export function SetUpWalk({ step }: { step: SetUpStep }) {
  const { data, error, refetch } = useQuery(firmQuery);
  if (error && !data) return <LoadError error={error} onTryAgain={refetch} />;
  if (!data) return <div className="skeleton h-96" aria-hidden="true" />;
  return <StepForm key={step} step={step} stored={data} />;
}

function StepForm({ step, stored }: { step: SetUpStep; stored: ShownFirm }) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { form, changed, save } = useFirmForm(stored);
  const { errors, isSubmitting } = form.formState;
  const { title, text, sections, more } = setUp[step];
  const number = setUpSteps.indexOf(step) + 1;
  const next = setUpSteps[number];
  const nextHref = next ? stepHref(next) : '/admin';
  const kept = [...new Set([...stored.settings.setUp.kept, step])];
  const onSubmit = save({ setUp: { kept } }, () => {
    void queries.invalidateQueries(setUpQuery);
    navigate(nextHref);
  });
  return (
    <form onSubmit={onSubmit} noValidate className="max-w-3xl">
      <p className="text-sm text-ink-soft">
        Step {number} of {setUpSteps.length}
      </p>
      <h1 ref={heading} tabIndex={-1} className="text-xl">
        {title}
      </h1>
      <p className="mt-1 mb-6 max-w-[68ch] text-sm text-ink-soft">{text}</p>
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
        {errors.root?.message}
      </p>
      <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-5">
        <Button look="brand" type="submit" disabled={isSubmitting}>
          {changed.length > 0 ? 'Save and go on' : 'Keep as it is'}
        </Button>
        <Link href={nextHref} className={buttonClass('plain')}>
          Skip
        </Link>
      </div>
    </form>
  );
}
