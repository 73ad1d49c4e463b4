import { Suspense } from 'react';
import { CategoryPage } from '../category/category-page.tsx';
import { lvt } from '../category/lvt.ts';
import { RoomComparer } from '../lazy-components.tsx';

export default function LvtPage() {
  return (
    <CategoryPage config={lvt}>
      <div id="comparer">
        <Suspense>
          <RoomComparer first="ashdown-plank-pale-oak" />
        </Suspense>
      </div>
    </CategoryPage>
  );
}
