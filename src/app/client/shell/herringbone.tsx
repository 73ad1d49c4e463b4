const rows = [-2, -1, 0, 1, 2, 3, 4];
const columns = [0, 20, 40];
const lay = (block: (x: number, y: number) => string) =>
  columns.flatMap((x) => rows.map((row) => block(x, row * 10))).join('');

const rightward = lay((x, y) => `M${x} ${y}l10 10-5 5-10-10z`);
const leftward = lay((x, y) => `M${x - 5} ${y + 5}l5 5-10 10-5-5z`);

/** The logo's mark: herringbone blocks of two to one, laid diagonally. */
export function HerringboneMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="3 0 30 30" className={`rounded ${className}`} aria-hidden="true">
      <path d="M0 0h40v40H0z" className="fill-brand" />
      <g className="stroke-brand" strokeWidth="1.5">
        <path d={rightward} className="fill-tape" />
        <path d={leftward} fill="#fff" />
      </g>
    </svg>
  );
}
