/** Dot that shows whether somebody is online. */
export function PresenceDot({ isOnline }: { isOnline: boolean }) {
  return (
    <span
      className={`inline-block size-2.5 shrink-0 rounded-chip border ${isOnline ? 'border-brand bg-brand' : 'border-line-strong bg-white'}`}
    >
      <span className="sr-only">{isOnline ? 'Online: ' : 'Offline: '}</span>
    </span>
  );
}
