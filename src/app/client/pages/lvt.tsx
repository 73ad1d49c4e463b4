import { Suspense } from 'react';
import { CategoryPage } from '../category/category-page.tsx';
import { lvt } from '../category/lvt.ts';
import { ExampleRoom } from '../lazy-components.tsx';

export default function LvtPage() {
  return (
    <CategoryPage config={lvt()}>
      <div id="comparer">
        <Suspense>
          <ExampleRoom first="ashdown-plank-pale-oak" />
        </Suspense>
      </div>
    </CategoryPage>
  );
}
