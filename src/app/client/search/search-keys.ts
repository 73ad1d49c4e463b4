type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;
type Where = {
  /** Whether a field has the focus. */
  isWriting: boolean;
  /** Whether single keys are shortcuts on this page. */
  hasSingleKeys: boolean;
};

/** Whether a key opens the search: Control or Command with K anywhere, the slash outside of fields. */
export function isSearchKey(keys: Keys, { isWriting, hasSingleKeys }: Where): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = keys;
  if (altKey) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  return key === '/' && hasSingleKeys && !isWriting;
}
