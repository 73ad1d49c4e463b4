import { useSyncExternalStore } from 'react';
import { type BasketItem, holds, parseBasket, putIn, takeOut } from '../../basket.ts';
import { countQuoteAdd } from './count-quote-add.ts';

const key = 'quote_basket';
const none: readonly BasketItem[] = [];
const listeners = new Set<() => void>();
let current: readonly BasketItem[] | undefined;

/** Reads this browser's quote basket. */
export function readBasket(): readonly BasketItem[] {
  current ??= parseBasket(readStored());
  return current;
}

/** Ids of the products in the basket, for the booking context. */
export const readBasketIds = () => readBasket().map((item) => item.id);

/** The basket, updated on changes in this tab and in others; empty on the server and during hydration. */
export const useBasket = () => useSyncExternalStore(subscribe, readBasket, () => none);

/** Adds a product. @returns false when it was in the basket already */
export function addToBasket(item: BasketItem): boolean {
  const before = readBasket();
  if (holds(before, item.id)) return false;
  keep(putIn(before, item));
  countQuoteAdd(item.id).catch((error) =>
    // biome-ignore lint/suspicious/noConsole: the count is optional, so a failure is only logged
    console.info('This addition was not counted towards popularity.', error),
  );
  return true;
}

export const removeFromBasket = (id: string) => keep(takeOut(readBasket(), id));

/** Replaces the basket, to undo a removal. */
export const restoreBasket = (items: readonly BasketItem[]) => keep(items);

function keep(items: readonly BasketItem[]) {
  if (items === current) return;
  current = items;
  try {
    localStorage.setItem(key, JSON.stringify(items));
  } catch {
    // Storage is full or blocked: the basket lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
}

/** A null key means that the whole storage was cleared. */
function followOtherTabs({ key: changed }: StorageEvent) {
  if (changed !== key && changed !== null) return;
  current = parseBasket(readStored());
  for (const listener of listeners) listener();
}

function readStored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
