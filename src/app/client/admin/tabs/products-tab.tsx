import { ProductsPanel } from '#features/catalogue/client/staff/products-panel.tsx';
import { ProductsPage } from '../products-page.tsx';

export default function ProductsTab() {
  return (
    <ProductsPage title="Products" addLabel="Add product" newType="catalog" Panel={ProductsPanel} />
  );
}
