import { Suspense } from 'react';
import { CategoryPage } from '../category/category-page.tsx';
import { ShopRoom } from '../lazy-components.tsx';

export default function LvtPage() {
  return (
    <CategoryPage slug="lvt">
      <div id="comparer">
        <Suspense>
          <ShopRoom slug="lvt" />
        </Suspense>
      </div>
    </CategoryPage>
  );
}
