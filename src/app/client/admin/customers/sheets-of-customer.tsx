import type { Message } from '#features/chat/contract.ts';
import type { TimelineEntry } from '#features/customers/contract.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import type { ListParams } from '#platform/client/staff/use-list-params.ts';
import { CardSummary } from '../../chat/cards/card-summary.tsx';
import { AppointmentFromUrl } from '../appointment-from-url.tsx';
import { EnquiryFromUrl } from '../enquiry-from-url.tsx';
import { closeSheet, type SheetName } from '../sheet-in-url.ts';

const ConversationSheet = clientOnly(
  () => import('#features/chat/client/inbox/conversation-sheet.tsx'),
  null,
);
const EstimateSheet = clientOnly(() => import('./estimate-sheet.tsx'), null);

const sheetOf: Partial<Record<TimelineEntry['kind'], SheetName>> = {
  appointment: 'appointment',
  visit: 'appointment',
  event: 'appointment',
  photos: 'appointment',
  enquiry: 'lead',
  conversation: 'chat',
  estimate: 'estimate',
};

/** The URL that opens an entry of the timeline beside the customer's page; undefined for what has no details. */
export function sheetHref(customerId: string, { kind, id }: TimelineEntry): string | undefined {
  const sheet = sheetOf[kind];
  return sheet && `/admin/customers?${new URLSearchParams({ customer: customerId, [sheet]: id })}`;
}

const renderCards = ({ cards = [] }: Message) =>
  cards.map((card, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a message stay as they are
    <CardSummary key={index} card={card} />
  ));

/** The sheet of the timeline's entry in the URL, over the customer's page. */
export function SheetsOfCustomer({ params }: { params: ListParams }) {
  const [chat, estimate] = [params.read('chat'), params.read('estimate')];
  return (
    <>
      <AppointmentFromUrl params={params} isOverCustomer />
      <EnquiryFromUrl params={params} isOverCustomer />
      {chat && (
        <ConversationSheet
          key={chat}
          id={chat}
          renderCards={renderCards}
          onClose={() => closeSheet(params, 'chat')}
        />
      )}
      {estimate && (
        <EstimateSheet
          key={estimate}
          id={estimate}
          onClose={() => closeSheet(params, 'estimate')}
        />
      )}
    </>
  );
}
