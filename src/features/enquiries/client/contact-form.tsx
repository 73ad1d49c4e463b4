import { Button } from '#platform/client/ui/button.tsx';
import { controlClass, Field, TextField } from '#platform/client/ui/field.tsx';
import { limits } from '../limits.ts';
import { useEnquiry } from './use-enquiry.ts';

/** The contact form. The browser validates the formats of email and phone number. */
export function ContactForm({ onSent }: { onSent: (firstName: string) => void }) {
  const { problems, isPending, submit } = useEnquiry(onSent);
  return (
    <form onSubmit={submit} aria-label="Write to us" className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
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
            rows={5}
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
