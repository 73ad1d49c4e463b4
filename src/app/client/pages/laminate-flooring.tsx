import { Suspense } from 'react';
import { CategoryPage } from '../category/category-page.tsx';
import { ShopRoom } from '../lazy-components.tsx';

export default function LaminateFlooringPage() {
  return (
    <CategoryPage slug="laminate-flooring">
      <div id="comparer">
        <Suspense>
          <ShopRoom slug="laminate-flooring" />
        </Suspense>
      </div>
    </CategoryPage>
  );
}
