import { type RefObject, useLayoutEffect, useRef } from 'react';

type SuggestedRepliesProps = {
  replies: readonly string[];
  onReply: (text: string) => void;
  /** Takes the focus of a button that goes. */
  home: RefObject<HTMLElement | null>;
};

/** Buttons that send a suggested reply as the visitor's message. */
export function SuggestedReplies({ replies, onReply, home }: SuggestedRepliesProps) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const buttons = group.current;
    return () => {
      if (buttons?.contains(document.activeElement)) home.current?.focus();
    };
  }, [home]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div ref={group} role="group" aria-label="Suggested replies" className="chat-replies">
      {replies.map((reply) => (
        <button key={reply} type="button" className="chat-reply" onClick={() => onReply(reply)}>
          {reply}
        </button>
      ))}
    </div>
  );
}
