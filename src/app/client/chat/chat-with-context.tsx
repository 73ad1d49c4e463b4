import { readLastEstimate } from '#features/calculator/client/state/last-estimate.ts';
import { readBasketIds } from '#features/catalogue/client/basket/basket-store.ts';
import ChatWidget, { type ChatWidgetProps } from '#features/chat/client/widget/chat-widget.tsx';
import { lazyComponent } from '#platform/client/loading/lazy-component.tsx';

/** The cards with the forms of the calculator, bookings and areas. */
const Cards = lazyComponent(() => import('./cards/visitor-cards.tsx'));

const readContext = () => ({
  estimateId: readLastEstimate()?.id,
  basket: readBasketIds().slice(0, 50),
  page: (location.pathname + location.search).slice(0, 300),
});

/** The chat, which sends what the visitor is looking at with each message. */
export default function ChatWithContext({ onClose }: Pick<ChatWidgetProps, 'onClose'>) {
  return <ChatWidget context={readContext} Cards={Cards} onClose={onClose} />;
}
