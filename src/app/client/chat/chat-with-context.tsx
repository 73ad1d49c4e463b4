import { readLastEstimate } from '#features/calculator/client/state/last-estimate.ts';
import { readBasketIds } from '#features/catalogue/client/basket/basket-store.ts';
import ChatWidget, { type ChatWidgetProps } from '#features/chat/client/widget/chat-widget.tsx';

const readContext = () => ({
  estimateId: readLastEstimate()?.id,
  basket: readBasketIds().slice(0, 50),
  page: (location.pathname + location.search).slice(0, 300),
});

/** The chat, which sends what the visitor is looking at with each message. */
export default function ChatWithContext({ onClose }: Pick<ChatWidgetProps, 'onClose'>) {
  return <ChatWidget context={readContext} onClose={onClose} />;
}
