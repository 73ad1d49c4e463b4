import { Link } from 'wouter';
import { ConfirmById } from '#features/booking/client/staff/confirm/confirm-action.tsx';
import { customerHref } from '#features/customers/client/customer-href.ts';
import { rowAction, rowOpener } from '#platform/client/staff/staff-table.tsx';
import { telephoneHref } from '#platform/contact-urls.ts';
import type { QueueItem, QueueRow } from './queue-words.ts';

export type OpenItem = (kind: 'lead' | 'appointment', id: string, reply?: 'yes') => void;
type RowProps = { row: QueueRow; onOpen: OpenItem };

const chatHref = (id: string) => `/team-chat?conversation=${encodeURIComponent(id)}`;
const linkAction = `${rowAction} text-ink no-underline hover:border-ink hover:bg-mist`;
const sheetActions: Partial<Record<QueueItem['kind'], string>> = {
  visit: 'Book again',
  quote: 'Write quote',
  'unsent-quote': 'Send quote',
};
const isOfAppointment = ({ kind }: QueueItem) => kind === 'appointment' || kind in sheetActions;

/** The name of a row, which opens what somebody waits for first. */
export function QueueOpener({ row: { name, items }, onOpen }: RowProps) {
  const [first] = items;
  if (!first) return null;
  const { kind, id } = first;
  if (kind === 'chat' || kind === 'step')
    return (
      <Link href={kind === 'chat' ? chatHref(id) : customerHref(id)} className={rowOpener}>
        {name}
      </Link>
    );
  return (
    <button
      type="button"
      className={rowOpener}
      data-appointment={items.find(isOfAppointment)?.id}
      onClick={() => onOpen(kind === 'lead' ? 'lead' : 'appointment', id)}
    >
      {name}
    </button>
  );
}

/** What can be done for somebody at once, one button for each way. */
export function QueueActions({ row: { name, phone, items }, onOpen }: RowProps) {
  const request = items.find(({ kind }) => kind === 'appointment');
  const message = items.find(({ kind }) => kind === 'lead' || kind === 'chat');
  const inSheet = items.find(({ kind }) => kind in sheetActions);
  const replyLabel = (
    <>
      Reply<span className="sr-only"> to {name}</span>
    </>
  );
  return (
    <>
      {request && <ConfirmById id={request.id} customerName={name} />}
      {message?.kind === 'lead' && (
        <button
          type="button"
          className={rowAction}
          onClick={() => onOpen('lead', message.id, 'yes')}
        >
          {replyLabel}
        </button>
      )}
      {message?.kind === 'chat' && (
        <Link href={chatHref(message.id)} className={linkAction}>
          {replyLabel}
        </Link>
      )}
      {inSheet && (
        <button
          type="button"
          className={rowAction}
          onClick={() => onOpen('appointment', inSheet.id)}
        >
          {sheetActions[inSheet.kind]}
          <span className="sr-only"> for {name}</span>
        </button>
      )}
      {phone && (
        <a href={telephoneHref(phone)} title={phone} className={linkAction}>
          Call<span className="sr-only"> {name}</span>
        </a>
      )}
    </>
  );
}
