type Key = { isComposing: boolean; keyCode: number };

/**
 * Whether a key belongs to a composition, of Chinese, Japanese or Korean say, which Enter and Escape end. Safari says
 * so after its end only, by a key code of its own.
 */
export const isComposing = (event: Key | { nativeEvent: Key }): boolean => {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === 229;
};
