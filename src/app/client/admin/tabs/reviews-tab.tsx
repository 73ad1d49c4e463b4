import { Link } from 'wouter';
import { ReviewsPanel } from '#features/reviews/client/staff/reviews-panel.tsx';
import { rowAction } from '#platform/client/staff/staff-table.tsx';

export default function ReviewsTab() {
  return (
    <ReviewsPanel
      renderAppointment={(id, writer) => (
        <Link
          href={`/admin/appointments?appointment=${encodeURIComponent(id)}`}
          className={`${rowAction} text-ink no-underline`}
        >
          Open appointment<span className="sr-only"> of {writer}</span>
        </Link>
      )}
    />
  );
}
