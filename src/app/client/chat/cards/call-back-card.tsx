import { firm } from '#features/business/firm.ts';
import type { CardFormProps } from '#features/chat/client/cards/card-form-props.ts';
import { DetailFields, describeMissing, NotesField, Submit } from './card-fields.tsx';
import { requestCard, useSendCard } from './use-send-card.ts';

/** Asks the firm to ring back. */
export function CallBackCard({ card, conversationId, change, onSent }: CardFormProps<'callBack'>) {
  const { errors, enter, isSending, submit } = useSendCard(card, {
    change,
    send: (sent) => requestCard(conversationId, sent),
    onSent,
  });
  const missing = describeMissing(card, ['name', 'phone']);
  return (
    <form noValidate className="message-card-form" onSubmit={submit}>
      <p>We ring back in opening hours: {firm().openingHoursText}.</p>
      <DetailFields
        names={['name', 'phone', 'bestTime']}
        values={card}
        errors={errors}
        enter={enter}
      />
      <NotesField
        label="What it’s about (optional)"
        value={card.about}
        error={errors.about}
        change={(about) => change({ about })}
      />
      <Submit label="Ask us to ring" isSending={isSending} missing={missing} error={errors.form} />
    </form>
  );
}
