const rows = Array.from({ length: 8 }, (_, index) => index);

/** What a tab of the panel has in common with the others, while it is loaded: a heading, a line of controls and rows. */
export const TabSkeleton = () => (
  <div aria-hidden="true">
    <div className="skeleton mb-5 h-8 w-48" />
    <div className="skeleton mb-4 h-10 max-w-120" />
    {rows.map((row) => (
      <div key={row} className="border-b border-line py-2.5">
        <div className="skeleton h-5 w-36" />
        <div className="skeleton mt-2 h-4 w-72 max-w-full" />
        <div className="skeleton mt-1.5 h-4 w-24" />
      </div>
    ))}
  </div>
);
