import type { Category, Unit } from './vocabulary.ts';
import { categories, units } from './vocabulary.ts';

/** A product in the quote basket, with its name and price at the time it was added. */
export type BasketItem = {
  id: string;
  slug: string;
  name: string;
  price: number;
  unit: Unit;
  /** Missing in baskets stored by an older version of the page. */
  category?: Category;
};

export const maxItems = 30;

/** Adds a product. @returns the same basket when the product is already in it, or the basket is full */
export function putIn(basket: readonly BasketItem[], item: BasketItem): readonly BasketItem[] {
  if (basket.length >= maxItems || holds(basket, item.id)) return basket;
  return [...basket, item];
}

export function takeOut(basket: readonly BasketItem[], id: string): readonly BasketItem[] {
  return holds(basket, id) ? basket.filter((item) => item.id !== id) : basket;
}

export const holds = (basket: readonly BasketItem[], id: string) =>
  basket.some((item) => item.id === id);

/** Validates stored text, which an older version of the page may have written. */
export function parseBasket(text: string | null): readonly BasketItem[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.flatMap(checkItem).reduce<readonly BasketItem[]>(putIn, []);
  } catch {
    return [];
  }
}

function checkItem(value: unknown): BasketItem[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, slug, name, price, unit, category } = value as Partial<
    Record<keyof BasketItem, unknown>
  >;
  const knownUnit = units.find((each) => each === unit);
  const texts = [id, slug, name];
  if (!texts.every((text) => typeof text === 'string' && text !== '' && text.length <= 200))
    return [];
  if (typeof price !== 'number' || !(price >= 0) || !knownUnit) return [];
  const knownCategory = categories.find((each) => each === category);
  return [
    {
      id: String(id),
      slug: String(slug),
      name: String(name),
      price,
      unit: knownUnit,
      ...(knownCategory && { category: knownCategory }),
    },
  ];
}
