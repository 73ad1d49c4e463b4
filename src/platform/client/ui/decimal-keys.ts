const separators = /[,·٫]/g;

/** A length as somebody pastes it, with a decimal point: 3,5 · 3·5 · 3 5. */
export const withPoint = (text: string) =>
  text
    .trim()
    .replaceAll(separators, '.')
    .replace(/^(\d+)\s+(\d+)$/, '$1.$2');

/**
 * A ref for an input of type number that holds a length: a browser drops what is no digit and no point, so that 3,5
 * would be 35. A space between digits is a point too.
 */
export function takeDecimalComma(input: HTMLInputElement | null) {
  if (!input) return undefined;
  let isAfterSpace = false;
  const handle = (event: InputEvent) => {
    const { data } = event;
    if (!data || event.isComposing) return;
    const hasPoint = input.value.includes('.');
    const text = isAfterSpace && /^\d/.test(data) && !hasPoint ? `.${data}` : withPoint(data);
    isAfterSpace = data === ' ' && input.value !== '';
    if (text === data) return;
    event.preventDefault();
    // In place of what is selected, and for Undo; it tells React as typing does.
    if (text) document.execCommand('insertText', false, text);
  };
  input.addEventListener('beforeinput', handle);
  return () => input.removeEventListener('beforeinput', handle);
}
