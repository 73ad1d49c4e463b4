import { useState } from 'react';
import type { CardFormProps } from '#features/chat/client/cards/card-form-props.ts';
import { CheckField, DetailFields, describeMissing, NotesField, Submit } from '../card-fields.tsx';
import { requestCard, useSendCard } from '../use-send-card.ts';
import { VisitTimes } from './visit-times.tsx';

/** The booking of a visit in one form. */
export function VisitCard({ card, conversationId, change, onSent }: CardFormProps<'visit'>) {
  const [reading, setReading] = useState(0);
  const { errors, clear, enter, isSending, submit } = useSendCard(card, {
    change,
    send: (sent) => requestCard(conversationId, sent),
    onSent,
    onConflict: () => setReading(reading + 1),
  });
  const { dates, times, hasNoEmail = false, estimateIds, purpose } = card;
  const email = hasNoEmail ? [] : (['email'] as const);
  const details = { values: card, errors, enter };
  const missing = describeMissing(card, [
    'dates',
    'times',
    'name',
    'phone',
    ...email,
    'address',
    'postcode',
  ]);
  return (
    <form noValidate className="message-card-form" onSubmit={submit}>
      <VisitTimes
        dates={dates}
        times={times}
        errors={errors}
        reading={reading}
        change={(choice) => {
          clear(...Object.keys(choice), 'times');
          change(choice);
        }}
      />
      <DetailFields names={['name', 'phone', ...email]} {...details} />
      <CheckField
        checked={hasNoEmail}
        change={(checked) => {
          clear('email');
          change({ hasNoEmail: checked });
        }}
      >
        I have no email, ring me
      </CheckField>
      <DetailFields names={['address', 'postcode']} {...details} />
      <NotesField
        label="Anything we should know? (optional)"
        value={card.notes}
        error={errors.notes}
        change={(notes) => change({ notes })}
      />
      {estimateIds.length > 0 && (
        <p className="message-card-hint">
          We’ll bring your {estimateIds.length === 1 ? 'price' : `${estimateIds.length} prices`}{' '}
          from this chat.
        </p>
      )}
      <Submit
        label={purpose === 'repair' ? 'Ask for the repair visit' : 'Ask for the free measure'}
        isSending={isSending}
        missing={missing}
        error={errors.form}
      />
    </form>
  );
}
