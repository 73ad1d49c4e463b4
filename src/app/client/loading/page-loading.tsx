import { Button } from '#platform/client/ui/button.tsx';

type PageLoadingProps = {
  /** Said while it loads. */
  loadingText?: string;
  /** The heading when it could not be loaded. */
  failedTitle?: string;
  failed: boolean;
  retry: () => void;
};

/** Shown while the content of a page loads, and when it could not be loaded. */
export default function PageLoading({
  loadingText = 'Loading…',
  failedTitle = 'We couldn’t load this page',
  failed,
  retry,
}: PageLoadingProps) {
  return (
    <div className="wrap band min-h-[70svh]">
      {failed ? (
        <>
          <h1 className="text-3xl">{failedTitle}</h1>
          <p className="mt-4 mb-6">Check your connection, then try again.</p>
          <Button look="brand" onClick={retry}>
            Try again
          </Button>
        </>
      ) : (
        <div role="status">
          <p className="text-lg">{loadingText}</p>
          <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2" aria-hidden="true">
            <div className="grid content-start gap-4">
              <div className="skeleton h-16" />
              <div className="skeleton h-16 w-2/3" />
              <div className="skeleton h-6" />
              <div className="skeleton h-6 w-4/5" />
            </div>
            <div className="skeleton aspect-[3/2]" />
          </div>
        </div>
      )}
    </div>
  );
}
