import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isComposing } from '#platform/client/ui/composing-key.ts';
import { isVisible } from '#platform/short-text.ts';
import { limits } from '../../limits.ts';
import { ChatIcon } from './chat-icon.tsx';

type ComposerProps = {
  draft: string;
  onChange: (draft: string) => void;
  onSend: () => void;
  placeholder: string;
  /**
   * Element that holds the focus while there is no composer: its focus moves to the input on mount, and
   * back on unmount, when the connection is lost.
   */
  home?: RefObject<HTMLElement | null>;
};

/** Input for a message: Enter sends, Shift+Enter inserts a line break. */
export function Composer({ draft, onChange, onSend, placeholder, home }: ComposerProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const field = input.current;
    if (home?.current && document.activeElement === home.current) field?.focus();
    return () => {
      if (document.activeElement === field) home?.current?.focus();
    };
  }, [home]);

  const sendOnEnter = (event: KeyboardEvent) => {
    // During IME composition Enter confirms the composition.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        input.current?.focus();
      }}
    >
      <textarea
        ref={input}
        rows={1}
        dir="auto"
        aria-label="Message"
        placeholder={placeholder}
        maxLength={limits.message}
        value={draft}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={sendOnEnter}
      />
      <button type="submit" className="chat-send" disabled={!isVisible(draft)}>
        <span className="sr-only">Send</span>
        <ChatIcon path="M3 10h13M11 4.5 16.5 10 11 15.5" />
      </button>
    </form>
  );
}
