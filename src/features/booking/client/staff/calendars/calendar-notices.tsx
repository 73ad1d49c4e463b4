/** The events of a fitter's own calendar that staff are to check with them. */
export function CalendarNotices({ notices }: { notices: readonly string[] }) {
  if (notices.length === 0) return null;
  return (
    <div className="mt-1 text-sm font-medium text-error">
      <p>Please check with them:</p>
      <ul className="list-disc pl-5 tabular-nums">
        {[...new Set(notices)].map((notice) => (
          <li key={notice} className="wrap-anywhere">
            {notice}
          </li>
        ))}
      </ul>
    </div>
  );
}
