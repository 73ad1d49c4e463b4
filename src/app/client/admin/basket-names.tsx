import { useQuery } from '@tanstack/react-query';
import { productsQuery } from '#features/catalogue/client/api.ts';
import { errorMessage } from '#platform/client/error-message.ts';

/** Names of the products in a quote basket. */
export default function BasketNames({ ids }: { ids: string[] }) {
  const { data: products, error } = useQuery(productsQuery);
  if (error) return <p role="alert">{errorMessage(error)}</p>;
  if (!products) return <div className="skeleton h-12" aria-hidden="true" />;
  return (
    <ul className="list-disc pl-5">
      {ids.map((id) => {
        const product = products.find((one) => one.id === id);
        return <li key={id}>{product?.name ?? `No longer in the catalogue (${id})`}</li>;
      })}
    </ul>
  );
}
