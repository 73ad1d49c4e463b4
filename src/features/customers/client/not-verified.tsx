/** Marks a contact that nobody has confirmed. */
export const NotVerified = () => (
  <span className="inline-block text-sm whitespace-nowrap text-ink-soft">not verified</span>
);
