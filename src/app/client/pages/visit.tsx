import { ownVisitQuery } from '#features/booking/client/api.ts';
import { MissingVisit } from '#features/booking/client/own-visit/missing-visit.tsx';
import { OwnVisit } from '#features/booking/client/own-visit/own-visit.tsx';
import { firm } from '#features/business/firm.ts';
import { QueryProvider } from '#platform/client/query-provider.tsx';
import { useRead } from '#platform/client/reads/use-read.ts';

/** The target of the visit link in emails. */
export default function VisitPage({ params }: { params: Record<string, string> }) {
  const token = params.token ?? '';
  const { data: own, error, refetch } = useRead(ownVisitQuery(token));
  return (
    <div className="wrap py-10 md:py-16">
      <title>{`Your visit | ${firm().name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-4xl">
        {own && (
          <QueryProvider>
            <OwnVisit token={token} own={own} />
          </QueryProvider>
        )}
        {error && <MissingVisit error={error} onTryAgain={() => refetch()} />}
      </div>
    </div>
  );
}
