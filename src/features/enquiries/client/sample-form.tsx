import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { createIdempotencyKeys } from '#platform/client/idempotent-request.ts';
import { showServerError } from '#platform/client/show-server-error.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { firstMessage, TextField } from '#platform/client/ui/field.tsx';
import { limits } from '../limits.ts';
import { type SampleRequest, sampleRequest } from '../sample-form.ts';
import { sendSampleOrder } from './send-sample-order.ts';

type Sample = SampleRequest['samples'][number];
export type SampleOption = Sample & { name: string; chip: ReactNode };
type Contact = Omit<SampleRequest, 'samples'>;

type SampleFormProps = {
  options: readonly SampleOption[];
  /** The samples that are ticked at first. */
  chosen: Sample[];
  onClose: () => void;
};

const nobody: Contact = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  postcode: '',
  website: '',
};
/** What was typed in a form that was closed: the next one begins with it. */
let typed = nobody;

const isSame = (one: Sample, other: Sample) =>
  one.productId === other.productId && one.colour === other.colour;

/** The order of free samples by post, then its confirmation. */
export function SampleForm({ options, chosen, onClose }: SampleFormProps) {
  const [keyOf] = useState(createIdempotencyKeys);
  const [sentTo, setSentTo] = useState<SampleRequest>();
  const form = useForm<SampleRequest>({
    resolver: zodResolver(sampleRequest),
    defaultValues: { ...typed, samples: chosen },
  });
  const { errors, isSubmitting } = form.formState;
  const samples = form.watch('samples');
  useEffect(
    () => () => {
      const { samples: _, ...contact } = form.getValues();
      typed = contact;
    },
    [form],
  );
  const send = form.handleSubmit(async (order) => {
    try {
      await sendSampleOrder(order, keyOf(order));
      setSentTo(order);
    } catch (error) {
      showServerError(form, error);
    }
  });
  if (sentTo) return <Confirmation order={sentTo} onClose={onClose} />;

  const toggle = ({ productId, colour }: Sample, isOn: boolean) => {
    const sample = { productId, ...(colour && { colour }) };
    form.clearErrors();
    form.setValue(
      'samples',
      isOn ? [...samples, sample] : samples.filter((one) => !isSame(one, sample)),
    );
  };
  const field = (name: keyof Contact) => ({
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <fieldset>
        <legend className="text-base">
          Up to {limits.samples}, posted to you free, with no obligation.
        </legend>
        <ul className="mt-2 grid sm:grid-cols-2 sm:gap-x-5">
          {options.map((option) => {
            const isOn = samples.some((one) => isSame(one, option));
            return (
              <li key={option.name}>
                <label className="flex min-h-11 items-center gap-2.5 py-1 leading-tight has-disabled:opacity-50">
                  <input
                    type="checkbox"
                    checked={isOn}
                    disabled={!isOn && samples.length >= limits.samples}
                    onChange={({ target }) => toggle(option, target.checked)}
                    className="size-5 shrink-0 accent-brand"
                  />
                  {option.chip}
                  {option.name}
                </label>
              </li>
            );
          })}
        </ul>
        <p role="alert" className="text-sm font-medium text-error empty:hidden">
          {firstMessage(errors.samples)}
        </p>
      </fieldset>
      <div className="grid grid-cols-2 gap-4 max-sm:[&>:nth-child(n+3)]:col-span-2">
        <TextField
          label="First name *"
          autoComplete="given-name"
          aria-required
          maxLength={limits.name}
          {...field('firstName')}
        />
        <TextField
          label="Last name *"
          autoComplete="family-name"
          aria-required
          maxLength={limits.name}
          {...field('lastName')}
        />
        <TextField
          label="Email *"
          type="email"
          autoComplete="email"
          aria-required
          maxLength={limits.email}
          {...field('email')}
        />
        <TextField
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone}
          {...field('phone')}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
        <TextField
          label="Address *"
          autoComplete="street-address"
          aria-required
          maxLength={limits.address}
          {...field('address')}
        />
        <TextField
          label="Postcode *"
          autoComplete="postal-code"
          aria-required
          maxLength={12}
          {...field('postcode')}
        />
      </div>
      <div hidden aria-hidden="true">
        <label>
          Website
          <input tabIndex={-1} autoComplete="off" {...form.register('website')} />
        </label>
      </div>
      <p className="text-sm text-ink-soft">
        We use these to send your samples and to answer you.{' '}
        <a href="/privacy" target="_blank" rel="noreferrer" className="link">
          Privacy (opens in a new tab)
        </a>
      </p>
      <p role="alert" className="font-medium text-error empty:hidden">
        {errors.root?.message ?? errors.website?.message}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button look="action" type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Sending…' : 'Send my samples'}
        </Button>
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Confirmation({ order, onClose }: { order: SampleRequest; onClose: () => void }) {
  const { firstName, address, postcode, email, samples } = order;
  const them = samples.length === 1 ? 'your sample' : `your ${samples.length} samples`;
  return (
    <div className="grid gap-4">
      <p ref={focusOnMount} tabIndex={-1} className="wrap-anywhere focus:outline-none">
        <strong>Thanks, {firstName}.</strong> We’ll post {them} to {address},{' '}
        {postcode.replace(' ', '\u00a0')}. We’ve emailed {email} to confirm.
      </p>
      <Button look="brand" onClick={onClose} className="sm:justify-self-start">
        Close
      </Button>
    </div>
  );
}

const focusOnMount = (element: HTMLElement | null) => element?.focus();
