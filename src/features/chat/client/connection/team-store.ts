import type { TextStore } from './outbox.ts';

/** Per account and tab, and apart from the widget's: staff may try the widget in the same browser. */
export const teamStore = (accountId: string): TextStore => ({
  getItem: (key) => sessionStorage.getItem(`team_${key}_${accountId}`),
  setItem: (key, value) => sessionStorage.setItem(`team_${key}_${accountId}`, value),
  removeItem: (key) => sessionStorage.removeItem(`team_${key}_${accountId}`),
});
