import { firm } from '#features/business/firm.ts';
import type { CardFormProps } from '#features/chat/client/cards/card-form-props.ts';
import { CheckField, DetailFields, describeMissing, Submit } from './card-fields.tsx';
import { requestCard, useSendCard } from './use-send-card.ts';

const advice = {
  injury: 'If it’s an emergency, call 999 first. Keep everybody off that part of the floor.',
  water:
    'If you can do it safely, turn the water off at the stop tap. Keep off the wet floor, and away from wet sockets and switches.',
  loose: 'Keep everybody off the loose part, and please don’t pull at it.',
  complaint: 'We’re sorry about this. Tell us how to reach you, and a person will ring you.',
} as const;

/** Something urgent: what to do until somebody answers, and how to reach the customer. */
export function ProblemCard({ card, conversationId, change, onSent }: CardFormProps<'problem'>) {
  const { errors, enter, isSending, submit } = useSendCard(card, {
    change,
    send: (sent) => requestCard(conversationId, sent),
    onSent,
  });
  const missing = describeMissing(card, ['name', 'phone']);
  return (
    <form noValidate className="message-card-form" onSubmit={submit}>
      <p className="message-card-advice">{advice[card.what]}</p>
      <p>We answer in opening hours: {firm().openingHoursText}.</p>
      <a href={firm().phone.href} className="message-card-call">
        Call {firm().phone.display}
      </a>
      {card.what !== 'complaint' && (
        <CheckField checked={card.safe ?? false} change={(safe) => change({ safe })}>
          Nobody is in danger
        </CheckField>
      )}
      <DetailFields
        names={['where', 'name', 'phone', 'address']}
        values={card}
        errors={errors}
        enter={enter}
      />
      <Submit label="Tell the team" isSending={isSending} missing={missing} error={errors.form} />
    </form>
  );
}
