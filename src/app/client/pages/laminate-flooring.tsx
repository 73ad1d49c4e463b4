import { Suspense } from 'react';
import { CategoryPage } from '../category/category-page.tsx';
import { laminateFlooring } from '../category/laminate-flooring.ts';
import { ExampleRoom } from '../lazy-components.tsx';

export default function LaminateFlooringPage() {
  return (
    <CategoryPage config={laminateFlooring()}>
      <div id="comparer">
        <Suspense>
          <ExampleRoom first="sherwood-laminate-driftwood-grey" />
        </Suspense>
      </div>
    </CategoryPage>
  );
}
