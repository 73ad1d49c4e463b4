/** The empty state of a product list. */
export function NoProducts({ title, hint }: { title: string; hint?: string }) {
  return (
    <div className="grid items-center gap-x-8 gap-y-4 py-8 sm:grid-cols-[12rem_1fr]">
      <svg viewBox="-8 -30 216 158" className="w-48 max-w-full" aria-hidden="true">
        <path
          d="M0 0h200v120H0z"
          fill="none"
          className="stroke-line-strong"
          strokeWidth="2"
          strokeDasharray="8 6"
        />
        <path
          d="M0-16h200M0-22v12M200-22v12"
          fill="none"
          className="stroke-ink"
          strokeWidth="1.5"
        />
        <path d="M80-28h40v24H80z" className="fill-white" />
        <text x="100" y="-9" textAnchor="middle" className="figure-text text-[1.125rem]">
          0 m²
        </text>
      </svg>
      <div>
        <p className="font-display text-lg font-bold">{title}</p>
        {hint && <p className="mt-1">{hint}</p>}
      </div>
    </div>
  );
}
