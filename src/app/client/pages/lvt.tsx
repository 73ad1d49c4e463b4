import { Suspense } from 'react';
import { CategoryPage } from '../category/category-page.tsx';
import { ExampleRoom } from '../lazy-components.tsx';

export default function LvtPage() {
  return (
    <CategoryPage slug="lvt">
      <div id="comparer">
        <Suspense>
          <ExampleRoom first="ashdown-plank-pale-oak" />
        </Suspense>
      </div>
    </CategoryPage>
  );
}
