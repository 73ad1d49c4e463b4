import { Link } from 'wouter';
import { firm } from '#features/business/firm.ts';
import { buttonClass } from '#platform/client/ui/button.tsx';

/** The page for an unknown service area. */
export default function AreaMissing() {
  return (
    <div className="wrap band grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
      <title>{`Service Area Not Found | ${firm().name}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1 className="text-3xl">Service Area Not Found</h1>
        <p className="mt-4">We couldn't find information for this service area.</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Link href="/" className={buttonClass('action')}>
            Return Home
          </Link>
          <a href={firm().phone.href} className={buttonClass('outline')}>
            Call {firm().phone.display}
          </a>
        </div>
      </div>
      <svg viewBox="-110 -110 220 220" aria-hidden="true" className="mx-auto w-full max-w-md">
        <g fill="none" className="stroke-line-strong" strokeDasharray="4 4">
          <circle r="20" />
          <circle r="60" />
          <circle r="100" className="stroke-brand" strokeWidth="1.5" strokeDasharray="none" />
        </g>
        <path d="M0 0 62-42" className="stroke-ink" />
        <circle r="3.5" className="fill-ink" />
        <circle cx="62" cy="-42" r="11" className="fill-tape stroke-ink" />
        <text x="62" y="-37" textAnchor="middle" className="figure-text text-[0.9375rem]">
          ?
        </text>
      </svg>
    </div>
  );
}
