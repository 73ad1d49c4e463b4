import { useEffect, useRef, useState } from 'react';

const offKey = 'team_chat_shortcuts_off';

/** Whether single keys are shortcuts: speech input triggers them by accident, so that they can be switched off. */
export const areShortcutsOn = () => localStorage.getItem(offKey) === null;

/**
 * Single-key shortcuts, inactive while text is being typed. They can be switched off, because speech input
 * triggers them by accident (WCAG 2.1.4).
 */
export function useShortcuts(actions: Record<string, () => void>) {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (!isOn) return;
    const handle = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isWriting =
        target instanceof Element && target.closest('input, textarea, select, :modal');
      if (isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = latest.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [isOn]);
  const turn = (on: boolean) => {
    setIsOn(on);
    if (on) localStorage.removeItem(offKey);
    else localStorage.setItem(offKey, '1');
  };
  return { isOn, turn };
}
