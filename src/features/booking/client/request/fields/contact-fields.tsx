import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import type * as z from 'zod/mini';
import { SelectField, TextField } from '#platform/client/ui/field.tsx';
import { tidyPostcode } from '#platform/uk-postcode.ts';
import type { contactStep } from '../../../booking-form.ts';
import { limits } from '../../../limits.ts';
import { readAddresses } from './read-addresses.ts';

/** Describes how far away a postcode is; undefined when unknown. */
export type DescribePostcode = (postcode: string) => Promise<string | undefined>;

/** The fields with the customer's contact details and the address of the visit. */
export function ContactFields({
  describePostcode,
  forStaff = false,
}: {
  describePostcode: DescribePostcode;
  /** For staff, who may enter a customer without an email. */
  forStaff?: boolean;
}) {
  const { register, formState, watch } = useFormContext<z.input<typeof contactStep>>();
  const { errors } = formState;
  const distance = useDistance(watch('postcode'), describePostcode);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Postcode *"
          autoComplete="postal-code"
          aria-required
          maxLength={12}
          error={errors.postcode?.message}
          hint={<span role="status">{distance ?? 'To check we cover you.'}</span>}
          {...register('postcode')}
        />
        <AddressChoice label={forStaff ? 'Choose the address' : 'Choose your address'} />
      </div>
      <TextField
        label="Address *"
        autoComplete="street-address"
        aria-required
        maxLength={limits.address}
        error={errors.address?.message}
        {...register('address')}
      />
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
          label={forStaff ? 'Email (optional)' : 'Email *'}
          type="email"
          autoComplete="email"
          aria-required={!forStaff}
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
    </>
  );
}

/** The addresses of the postcode, where there is a provider; typing the address is always possible. */
function AddressChoice({ label }: { label: string }) {
  const { setValue, watch, formState } = useFormContext<z.input<typeof contactStep>>();
  const postcode = tidyPostcode(watch('postcode'));
  const { data } = useQuery({
    queryKey: ['addresses', postcode],
    queryFn: () => readAddresses(postcode ?? ''),
    enabled: postcode !== undefined,
    staleTime: 10 * 60_000,
  });
  if (!postcode || !data || data.length === 0) return null;
  const address = watch('address');
  return (
    <SelectField
      label={label}
      value={data.includes(address) ? address : ''}
      onChange={({ target }) => {
        const shouldValidate = formState.errors.address !== undefined;
        setValue('address', target.value, { shouldDirty: true, shouldValidate });
      }}
      hint="Not listed? Type it below."
    >
      <option value="">Please choose</option>
      {data.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </SelectField>
  );
}

/** How far away the postcode is, as soon as all of it is typed. Never an error: the booking works without it. */
function useDistance(typed: string, describePostcode: DescribePostcode): string | null | undefined {
  const postcode = tidyPostcode(typed);
  const { data } = useQuery({
    queryKey: ['postcode-distance', postcode],
    queryFn: async () => (await describePostcode(postcode ?? '')) ?? null,
    enabled: postcode !== undefined,
  });
  return data;
}
