import { firm } from '#features/business/firm.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { controlClass, Field, TextField } from '#platform/client/ui/field.tsx';
import { limits } from '../limits.ts';
import { useEnquiry } from './use-enquiry.ts';

/** The contact form, below the confirmation of what was sent last. */
export function ContactForm({ onSent }: { onSent: (firstName: string) => void }) {
  const { problems, sentBy, isPending, submit, handleInput } = useEnquiry(onSent);
  return (
    <form
      // `dialog`: a form submitted before hydration does nothing and loses no input.
      method="dialog"
      noValidate
      onSubmit={submit}
      onInput={handleInput}
      aria-label="Write to us"
      className="grid gap-4 sm:gap-5"
    >
      {sentBy && <Confirmation firstName={sentBy} />}
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 max-sm:[&>:nth-child(n+3)]:col-span-2 sm:gap-5">
        <TextField
          label="First name *"
          name="firstName"
          autoComplete="given-name"
          aria-required
          maxLength={limits.name}
          error={problems.firstName}
        />
        <TextField
          label="Last name *"
          name="lastName"
          autoComplete="family-name"
          aria-required
          maxLength={limits.name}
          error={problems.lastName}
        />
        <TextField
          label="Email *"
          name="email"
          type="email"
          autoComplete="email"
          aria-required
          maxLength={limits.email}
          error={problems.email}
        />
        <TextField
          label="Phone *"
          name="phone"
          type="tel"
          autoComplete="tel"
          aria-required
          maxLength={limits.phone}
          error={problems.phone}
        />
      </div>
      <Field
        label="Project details"
        error={problems.message}
        hint="Which rooms, roughly how large, which floor you have in mind."
      >
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={3}
            maxLength={limits.message}
            className={`${controlClass} py-2`}
          />
        )}
      </Field>
      <div hidden aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button look="action" type="submit" disabled={isPending} className="sm:justify-self-start">
        {isPending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}

/** Receives the focus: the form is too long for it to be seen from the button on a phone. */
function Confirmation({ firstName }: { firstName: string }) {
  return (
    <p
      ref={focusOnMount}
      tabIndex={-1}
      className="border-l-4 border-brand bg-white px-4 py-3 wrap-anywhere focus:outline-none"
    >
      <strong>Thanks, {firstName}. We have your message.</strong> We’ll be in touch within{' '}
      {firm().responseHours} hours.
    </p>
  );
}

const focusOnMount = (element: HTMLElement | null) => element?.focus();
