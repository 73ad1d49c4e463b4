import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OwnVisitCard, SentCard, sendCard } from '#features/chat/contract.ts';
import { isConflict } from '#platform/client/error-message.ts';
import { idempotencyKeyOf } from '#platform/client/idempotency-key.ts';
import { callEndpoint } from '#platform/client/request.ts';
import { type CardErrors, findCardErrors, readServerErrors } from './find-card-errors.ts';

type SendOptions<C> = {
  change: (change: Partial<C>) => void;
  send: (card: C) => Promise<unknown>;
  onSent: () => void;
  /** Called when the server answers that something was taken meanwhile. */
  onConflict?: () => void;
};

/** Checks a card and sends it once, however often it is pressed. The first field with an error gets the focus. */
export function useSendCard<C extends SentCard | OwnVisitCard>(
  card: C,
  { change, send, onSent, onConflict }: SendOptions<C>,
) {
  const [errors, setErrors] = useState<CardErrors>({});
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
    setIsSending(true);
    const found = await attempt(card, send, onConflict);
    isBusy.current = false;
    flushSync(() => {
      setIsSending(false);
      setErrors(found);
    });
    if (Object.keys(found).length === 0) onSent();
    else form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  /** The error of a field, until it is changed. */
  const clear = (...fields: string[]) => {
    if (['form', ...fields].some((field) => errors[field]))
      setErrors({
        ...errors,
        form: undefined,
        ...Object.fromEntries(fields.map((one) => [one, undefined])),
      });
  };
  const enter = (name: string, value: unknown) => {
    clear(name);
    change({ [name]: value } as Partial<C>);
  };
  return { errors, clear, enter, isSending, submit };
}

async function attempt<C extends SentCard | OwnVisitCard>(
  card: C,
  send: (card: C) => Promise<unknown>,
  onConflict?: () => void,
): Promise<CardErrors> {
  try {
    const errors = await findCardErrors(card);
    if (Object.keys(errors).length > 0) return errors;
    await send(card);
    return {};
  } catch (error) {
    if (isConflict(error)) onConflict?.();
    return readServerErrors(error, card);
  }
}

/**
 * Sends a card to be stored. The key is the same for the same card with the same values, also after a reload and in
 * another tab, so that it is stored once. @throws RequestError
 */
export function requestCard(
  conversationId: string,
  { changes: _, ...card }: SentCard & { changes?: unknown },
) {
  return callEndpoint<typeof sendCard>('POST', '/api/chat/conversations/:id/cards', {
    params: { id: conversationId },
    body: { card: card as SentCard },
    headers: { 'idempotency-key': idempotencyKeyOf(card.id, card) },
  });
}
