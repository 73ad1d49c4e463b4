import type { ReactNode } from 'react';
import { firm } from '#features/business/firm.ts';
import { leftward, rightward } from '#features/business/herringbone.ts';

type EmblemProps = {
  className: string;
  /** The name beside it, which a wordmark says itself. */
  children?: ReactNode;
};

/** The firm's logo, which the firm's own style sheet lays out, or the mark in its colours. */
export function Emblem({ className, children }: EmblemProps) {
  const { logo } = firm();
  if (logo)
    return (
      <>
        <img {...logo} alt={logo.alt} className={`firm-logo ${className}`} />
        {!logo.alt && children}
      </>
    );
  return (
    <>
      <svg viewBox="3 0 30 30" className={`rounded ${className}`} aria-hidden="true">
        <path d="M0 0h40v40H0z" className="fill-brand" />
        <g className="stroke-brand" strokeWidth="1.5">
          <path d={rightward} className="fill-tape" />
          <path d={leftward} fill="#fff" />
        </g>
      </svg>
      {children}
    </>
  );
}
