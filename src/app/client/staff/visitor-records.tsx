import { useQuery } from '@tanstack/react-query';
import { estimateQuery } from '#features/calculator/client/api.ts';
import { nameFloors } from '#features/calculator/describe-estimate.ts';
import { productsQuery } from '#features/catalogue/client/api.ts';
import { pageName } from '#features/chat/client/text/page-names.ts';
import type { VisitorContext } from '#features/chat/contract.ts';
import { formatPounds } from '#platform/units/pounds.ts';

/** What the visitor was looking at when writing: the stored estimate, the quote basket, the page. */
export function VisitorRecords({ context }: { context: VisitorContext }) {
  const { estimateId, basket = [], page } = context;
  return (
    <>
      {estimateId && <EstimateLine id={estimateId} />}
      {basket.length > 0 && <BasketLines ids={basket} />}
      {page && (
        <div>
          <dt>Page</dt>
          <dd>
            {/* The page comes from the visitor: only a path of this site becomes a link. */}
            {/^\/(?![/\\])/.test(page) ? (
              <a href={page} target="_blank" rel="noopener" className="link">
                {pageName(page) ?? page}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            ) : (
              page
            )}
          </dd>
        </div>
      )}
    </>
  );
}

/** The link to an estimate in a note: "Estimate £1,540: open it". */
export function EstimateLink({ id }: { id: string }) {
  const { data: estimate } = useQuery(estimateQuery(id));
  const total = estimate && formatPounds(Math.round(estimate.breakdown.total)).replace('.00', '');
  return (
    <a href={`/estimate/${encodeURIComponent(id)}`} target="_blank" rel="noopener" className="link">
      {total ? `Estimate ${total}: open it` : 'Open the estimate'}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function EstimateLine({ id }: { id: string }) {
  const { data: estimate } = useQuery(estimateQuery(id));
  return (
    <div>
      <dt>Estimate</dt>
      <dd>
        <a
          href={`/estimate/${encodeURIComponent(id)}`}
          target="_blank"
          rel="noopener"
          className="link"
        >
          {estimate
            ? `${formatPounds(estimate.breakdown.total)} for ${estimate.totalArea} m² of ${nameFloors(estimate)}`
            : 'Open the estimate'}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </dd>
    </div>
  );
}

function BasketLines({ ids }: { ids: string[] }) {
  const { data: products } = useQuery(productsQuery);
  return (
    <div>
      <dt>Quote basket</dt>
      <dd>
        <ul>
          {ids.map((id) => (
            <li key={id}>{products?.find((product) => product.id === id)?.name ?? id}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
