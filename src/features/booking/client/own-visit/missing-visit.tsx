import { MissingLink } from '#features/business/client/missing-link.tsx';
import { buttonClass } from '#platform/client/ui/button.tsx';

type MissingVisitProps = Omit<Parameters<typeof MissingLink>[0], 'explain' | 'children'>;

/** Shown for a visit link that is unknown or has ended, or that could not be loaded. */
export function MissingVisit(props: MissingVisitProps) {
  return (
    <MissingLink {...props} explain={explain}>
      <a href="/" className={buttonClass('outline')}>
        Go to the home page
      </a>
    </MissingLink>
  );
}

function explain(status: number | undefined): { title: string; words: string } {
  if (status === 410)
    return {
      title: 'This link has expired',
      words:
        'The link in our emails works until the visit is over. Call us about anything after that.',
    };
  if (status === 404)
    return {
      title: 'We can’t find this visit',
      words:
        'The link may have lost a letter on the way. Open it again from our email, or call us and we’ll find your booking by name.',
    };
  return {
    title: 'We can’t show your visit just now',
    words: 'Something went wrong at our end or with your connection. Your booking is safe.',
  };
}
