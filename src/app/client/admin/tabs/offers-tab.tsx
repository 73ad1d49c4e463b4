import { OffersPanel } from '#features/catalogue/client/staff/offers/offers-panel.tsx';

export default function OffersTab() {
  return <OffersPanel />;
}
