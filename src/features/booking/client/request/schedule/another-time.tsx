import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { firm } from '#features/business/firm.ts';
import { formErrorMessage } from '#platform/client/error-message.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { controlClass, Field } from '#platform/client/ui/field.tsx';

const longest = 500;

type AnotherTimeProps = {
  /** Tells the team when the customer could see us. @throws RequestError */
  onAsk: (wish: string) => Promise<void>;
};

/** The other way where no free time suits: the team is told when the customer could see us. */
export function AnotherTime({ onAsk }: AnotherTimeProps) {
  const [wish, setWish] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: onAsk });
  return (
    <details className="border-t border-line pt-3">
      <summary className="link w-fit min-h-11 content-center">None of these suit?</summary>
      <div className="grid gap-4 pt-2">
        <p className="text-base">
          Call us on{' '}
          <a href={firm().phone.href} className="link whitespace-nowrap tabular-nums">
            {firm().phone.display}
          </a>
          , or tell us when you could see us. We’ll do our best.
        </p>
        <Field label="When would suit you?" error={error ? formErrorMessage(error) : undefined}>
          {(control) => (
            <textarea
              {...control}
              value={wish}
              onChange={({ target }) => setWish(target.value)}
              rows={2}
              maxLength={longest}
              className={`${controlClass} py-2`}
            />
          )}
        </Field>
        <Button
          look="outline"
          disabled={wish.trim() === '' || isPending}
          onClick={() => mutate(wish.trim())}
          className="justify-self-start"
        >
          {isPending ? 'Sending...' : 'Tell us when'}
        </Button>
      </div>
    </details>
  );
}
