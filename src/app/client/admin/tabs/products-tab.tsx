import { fieldOf, type PriceName, priceNames } from '#features/calculator/price-fields.ts';
import { ProductsPanel } from '#features/catalogue/client/staff/products-panel.tsx';
import { ProductsPage } from '../products-page.tsx';

/** 'Carpet underlay', of 'the price of carpet underlay'. */
const labelOf = (name: PriceName) =>
  fieldOf(name)
    .inSentence.replace(/^(the price of|what|the) /, '')
    .replace(/^./, (letter) => letter.toUpperCase());
const bookChoices = priceNames
  .filter((name) => fieldOf(name).isMoney)
  .map((name) => ({ name, label: labelOf(name) }));

export default function ProductsTab() {
  return (
    <ProductsPage
      title="Products"
      addLabel="Add product"
      newType="catalog"
      Panel={ProductsPanel}
      bookChoices={bookChoices}
    />
  );
}
