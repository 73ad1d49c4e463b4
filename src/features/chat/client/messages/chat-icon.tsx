/** An icon of 20 by 20 units, drawn as one line. */
export function ChatIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" className="chat-icon" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
