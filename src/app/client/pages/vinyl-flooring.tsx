import { CategoryPage } from '../category/category-page.tsx';
import { vinylFlooring } from '../category/vinyl-flooring.ts';

export default function VinylFlooringPage() {
  return <CategoryPage config={vinylFlooring()} />;
}
