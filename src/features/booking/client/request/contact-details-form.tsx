import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '#platform/client/ui/field.tsx';
import { contactStep } from '../../booking-form.ts';
import { limits } from '../../limits.ts';
import type { ContactDraft } from './booking-draft.ts';
import { StepButtons } from './step-buttons.tsx';

/** Describes how far away a postcode is; undefined when unknown. */
export type DescribePostcode = (postcode: string) => Promise<string | undefined>;

type Entered = Omit<ContactDraft, 'website'>;

type ContactFormProps = {
  draft: ContactDraft;
  describePostcode: DescribePostcode;
  onNext: (draft: ContactDraft) => void;
  onPrevious: (draft: ContactDraft) => void;
  onCancel: () => void;
};

/** Step 2: the customer's contact details and the address of the visit. */
export function ContactForm(props: ContactFormProps) {
  const { draft, describePostcode, onNext, onPrevious, onCancel } = props;
  const { register, handleSubmit, getValues, formState } = useForm<Entered>({
    defaultValues: draft,
    resolver: zodResolver(contactStep),
  });
  const { errors } = formState;
  const trap = useRef<HTMLInputElement>(null);
  const withTrap = (values: Entered) => ({ ...values, website: trap.current?.value ?? '' });
  const [distance, setDistance] = useState<string>();
  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => onNext(withTrap(values)))}
      className="grid gap-5"
    >
      <TextField
        label="Name *"
        autoComplete="name"
        aria-required
        maxLength={limits.customerName}
        error={errors.customerName?.message}
        {...register('customerName')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Email *"
          type="email"
          autoComplete="email"
          aria-required
          maxLength={limits.email}
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label="Phone *"
          type="tel"
          autoComplete="tel"
          aria-required
          maxLength={limits.phone}
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      <TextField
        label="Address *"
        autoComplete="street-address"
        aria-required
        maxLength={limits.address}
        error={errors.address?.message}
        {...register('address')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Postcode *"
          autoComplete="postal-code"
          aria-required
          maxLength={12}
          error={errors.postcode?.message}
          hint={<span role="status">{distance ?? 'So that we know how far to come.'}</span>}
          {...register('postcode', {
            onBlur: async (event: { target: { value: string } }) =>
              setDistance(await describePostcode(event.target.value)),
          })}
        />
      </div>
      <div hidden aria-hidden="true">
        <label>
          Website
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="text-sm text-ink-soft">
        We use these to arrange the visit and for nothing else.{' '}
        <a href="/privacy" target="_blank" rel="noreferrer" className="link">
          Privacy (opens in a new tab)
        </a>
      </p>
      <StepButtons
        next="Next Step"
        onCancel={onCancel}
        onPrevious={() => onPrevious(withTrap(getValues()))}
      />
    </form>
  );
}
