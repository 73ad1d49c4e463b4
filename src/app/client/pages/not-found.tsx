import { Link } from 'wouter';
import { firm } from '#features/business/firm.ts';
import { buttonClass } from '#platform/client/ui/button.tsx';
import { productEntries } from '../shell/navigation/navigation-links.ts';

export default function NotFoundPage() {
  return (
    <div className="wrap band grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
      <title>{`Page Not Found | ${firm().name}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1 className="text-4xl font-extrabold">Page Not Found</h1>
        <p className="mt-5 max-w-[52ch]">
          We measured twice, but there is no room at this address. The page may have moved, or the
          link may be mistyped.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Link href="/" className={buttonClass('action')}>
            Go to the home page
          </Link>
          <a href={firm().phone.href} className={buttonClass('outline')}>
            Call {firm().phone.display}
          </a>
        </div>
        <ul className="mt-8 flex flex-wrap gap-x-6">
          {productEntries.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className="link inline-flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <MissingRoom />
    </div>
  );
}

/** A room plan whose last room is a dashed outline without a dimension. */
function MissingRoom() {
  return (
    <svg viewBox="-70 -60 700 480" aria-hidden="true" className="w-full max-w-2xl">
      <g fill="none" className="stroke-ink" strokeWidth="8" strokeLinecap="square">
        <path d="M0 0h240v360H0zM0 200h90M150 200h90" />
        <path d="M240 90v90" className="stroke-white" strokeWidth="12" />
      </g>
      <path
        d="M240 0h340v360H240"
        fill="none"
        className="stroke-chalk"
        strokeWidth="4"
        strokeDasharray="16 12"
      />
      <path d="M240 180h-90a90 90 0 0 1 90-90" fill="none" className="stroke-ink" strokeWidth="2" />
      <path
        d="M0-32h240M0-44v24M240-44v24M580-44v24M240-32h340M-38 0v360M-50 0h24M-50 360h24"
        className="stroke-ink"
        strokeWidth="2"
      />
      <path d="M60-52h120v40H60zM370-52h80v40h-80zM-58 120h40v120h-40z" className="fill-white" />
      <g className="figure-text text-[1.625rem]" textAnchor="middle">
        <text x="120" y="-22">
          2.40 m
        </text>
        <text x="410" y="-22">
          ? m
        </text>
        <text transform="translate(-28 180) rotate(-90)">3.60 m</text>
        <text x="410" y="220" className="font-display text-[6rem] font-extrabold">
          404
        </text>
      </g>
    </svg>
  );
}
