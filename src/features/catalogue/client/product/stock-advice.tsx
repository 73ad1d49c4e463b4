import { firm } from '#features/business/firm.ts';
import type { StockStatus } from '../../product-options.ts';

/** How to learn when a product that is not in stock would come: lead times differ, and none is promised here. */
const questions = {
  onbackorder: 'Ask us when yours would arrive',
  outofstock: 'Ask us when more is due',
};

export function StockAdvice({ status }: { status: StockStatus }) {
  if (status === 'instock') return null;
  return (
    <p className="mt-4 border-l-4 border-tape py-1 pl-4 text-base">
      {questions[status]}: we answer within {firm().responseHours} hours.
    </p>
  );
}
