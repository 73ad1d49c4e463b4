import { CategoryPage } from '../category/category-page.tsx';

export default function VinylFlooringPage() {
  return <CategoryPage slug="vinyl-flooring" />;
}
