import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { contactStep } from '../../booking-form.ts';
import { type ContactDraft, isChanged } from './booking-draft.ts';
import { ContactFields, type DescribePostcode } from './fields/contact-fields.tsx';
import { StepButtons } from './frame/step-buttons.tsx';
import { StepForm, type StepProps } from './frame/step-form.tsx';

type Entered = Omit<ContactDraft, 'website'>;

type ContactFormProps = StepProps & {
  draft: ContactDraft;
  describePostcode: DescribePostcode;
  onNext: (draft: ContactDraft) => void;
  onPrevious: (draft: ContactDraft) => void;
};

/** Step 2: the customer's contact details and the address of the visit. */
export function ContactForm(props: ContactFormProps) {
  const { draft, describePostcode, onNext, onPrevious, onCancel, ...step } = props;
  const form = useForm<Entered>({
    defaultValues: draft,
    resolver: zodResolver(contactStep),
  });
  const trap = useRef<HTMLInputElement>(null);
  const withTrap = (values: Entered) => ({ ...values, website: trap.current?.value ?? '' });
  return (
    <FormProvider {...form}>
      <StepForm
        {...step}
        isDirty={isChanged(form.watch(), draft)}
        onSubmit={form.handleSubmit((values) => onNext(withTrap(values)))}
        buttons={
          <StepButtons
            next="Next Step"
            onCancel={onCancel}
            onPrevious={() => onPrevious(withTrap(form.getValues()))}
          />
        }
      >
        <ContactFields describePostcode={describePostcode} />
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
      </StepForm>
    </FormProvider>
  );
}
