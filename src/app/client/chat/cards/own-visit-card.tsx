import type { resendVisitLink } from '#features/booking/own-visit-contract.ts';
import type { CardFormProps } from '#features/chat/client/cards/card-form-props.ts';
import { callEndpoint } from '#platform/client/request.ts';
import { DetailFields, Submit } from './card-fields.tsx';
import { useSendCard } from './use-send-card.ts';

/** Emails the private link of a visit again. The chat never shows a visit. */
export function OwnVisitCard({ card, change, onSent }: CardFormProps<'ownVisit'>) {
  const { errors, enter, isSending, submit } = useSendCard(card, {
    change,
    send: ({ email }) =>
      callEndpoint<typeof resendVisitLink>('POST', '/api/visits/links', {
        body: { email: email.trim() },
        isRepeatable: true,
      }),
    onSent,
  });
  return (
    <form noValidate className="message-card-form" onSubmit={submit}>
      <p>With your link you can see, change or cancel your visit.</p>
      <DetailFields names={['email']} values={card} errors={errors} enter={enter} />
      <Submit label="Email me the link" isSending={isSending} error={errors.form} />
    </form>
  );
}
