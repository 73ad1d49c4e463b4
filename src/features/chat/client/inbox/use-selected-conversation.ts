import { useSearch } from 'wouter';

const name = 'conversation';

/**
 * The conversation selected by the URL. Opening one from the list adds a history entry; switching to another
 * replaces it. Uses the History API directly, so that no route change is announced.
 */
export function useSelectedConversation(): [string | null, (id: string | null) => void] {
  const chosen = new URLSearchParams(useSearch()).get(name);
  const choose = (id: string | null) => {
    const url = new URL(location.href);
    if (id === null) url.searchParams.delete(name);
    else url.searchParams.set(name, id);
    if (chosen === null && id !== null) history.pushState(null, '', url);
    else history.replaceState(null, '', url);
  };
  return [chosen, choose];
}
