import type { TextStore } from './outbox.ts';

/** Per tab and apart from the widget's: staff may try the widget in the same browser. */
export const teamStore: TextStore = {
  getItem: (key) => sessionStorage.getItem(`team_${key}`),
  setItem: (key, value) => sessionStorage.setItem(`team_${key}`, value),
  removeItem: (key) => sessionStorage.removeItem(`team_${key}`),
};
