import { type FormEvent, useState } from 'react';
import { firm } from '#features/business/firm.ts';
import { formErrorMessage } from '#platform/client/error-message.ts';
import { createIdempotencyKeys } from '#platform/client/idempotent-request.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { EnquiryInput } from '../enquiry-form.ts';
import { sendEnquiry } from './api.ts';
import { type FieldName, findMissing } from './missing-fields.ts';

export type Problems = Partial<Record<FieldName, string>>;

/**
 * Validates and sends the contact form; the schema is loaded on the first attempt. An input removes its
 * field's error and the confirmation; `sentBy` is the first name of the sender until then.
 */
export function useEnquiry(onSent: (firstName: string) => void) {
  const [problems, setProblems] = useState<Problems>({});
  const [sentBy, setSentBy] = useState<string>();
  const [keyOf] = useState(createIdempotencyKeys);
  const [isPending, setIsPending] = useState(false);

  const send = async (body: EnquiryInput) => {
    setIsPending(true);
    try {
      await sendEnquiry(body, keyOf(body));
    } finally {
      setIsPending(false);
    }
  };

  const showErrors = (form: HTMLFormElement, found: Problems) => {
    setProblems(found);
    const [first] = Object.keys(found);
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const handleInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    setSentBy(undefined);
    setProblems((shown) => (name in shown ? { ...shown, [name]: undefined } : shown));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const entered = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const missing = findMissing(entered);
    if (Object.keys(missing).length > 0) {
      showErrors(form, missing);
      showToast({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        variant: 'destructive',
      });
      return;
    }
    let data: EnquiryInput;
    try {
      const { enquiryRequest } = await import('../enquiry-form.ts');
      const parsed = enquiryRequest.safeParse({ ...entered, source: 'contact_form' });
      if (parsed.error) {
        showErrors(
          form,
          Object.fromEntries(parsed.error.issues.map((issue) => [issue.path[0], issue.message])),
        );
        return;
      }
      setProblems({});
      data = parsed.data;
      await send(data);
    } catch (failure) {
      showToast({
        title: 'Error Sending Message',
        description: formErrorMessage(failure),
        variant: 'destructive',
      });
      return;
    }
    form.reset();
    setSentBy(data.firstName);
    onSent(data.firstName);
    showToast({
      title: 'Message Sent!',
      description: `Thank you for your enquiry. We'll be in touch within ${firm().responseHours} hours.`,
    });
  };
  return { problems, sentBy, isPending, submit, handleInput };
}
