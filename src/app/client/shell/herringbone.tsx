import { leftward, rightward } from '#features/business/herringbone.ts';

/** The logo's mark. */
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
