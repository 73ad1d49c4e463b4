import type { Ref } from 'react';
import { Button } from '#platform/client/ui/button.tsx';

type CancelQuestionProps = {
  heading: Ref<HTMLHeadingElement>;
  thing: 'visit' | 'booking';
  isSending: boolean;
  onCancel: () => void;
  onKeep: () => void;
};

/** Asks for confirmation before cancelling, since the place becomes free for others at once. */
export function CancelQuestion({
  heading,
  thing,
  isSending,
  onCancel,
  onKeep,
}: CancelQuestionProps) {
  return (
    <section className="mt-10 border-t-2 border-ink pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        Cancel your {thing}?
      </h2>
      <p className="mt-3 max-w-[60ch]">Someone else can book its time straight away.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="danger" disabled={isSending} onClick={onCancel}>
          {isSending ? 'Cancelling...' : 'Yes, cancel it'}
        </Button>
        <Button look="outline" onClick={onKeep}>
          No, keep it
        </Button>
      </div>
    </section>
  );
}
