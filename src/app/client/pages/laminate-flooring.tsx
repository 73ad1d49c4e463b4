import { Suspense } from 'react';
import { CategoryPage } from '../category/category-page.tsx';
import { ExampleRoom } from '../lazy-components.tsx';

export default function LaminateFlooringPage() {
  return (
    <CategoryPage slug="laminate-flooring">
      <div id="comparer">
        <Suspense>
          <ExampleRoom first="sherwood-laminate-driftwood-grey" />
        </Suspense>
      </div>
    </CategoryPage>
  );
}
