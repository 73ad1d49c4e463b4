import { useSearch } from 'wouter';

const name = 'conversation';

/**
 * The conversation that the address names. Choosing from the list can be gone back from; going from
 * one to the next is one step. By the history itself: a change of thread is no change of page.
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
