/** Typing indicator. */
export function TypingDots({ who }: { who: string }) {
  return (
    <p className="chat-dots">
      <span className="sr-only">{who} is typing</span>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </p>
  );
}
