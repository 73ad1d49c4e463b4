import { BannersPanel } from '#features/catalogue/client/staff/products-panel.tsx';
import { ProductsPage } from '../products-page.tsx';

export default function BannersTab() {
  return (
    <ProductsPage title="Banners" addLabel="Add banner" newType="banner" Panel={BannersPanel} />
  );
}
