import { Link } from 'wouter';
import type { RecordCustomer } from '../contract.ts';
import { customerHref } from './customer-href.ts';

/** Says in a row that the person has made other requests, with a link to all of them. */
export function OtherRequests({ customer }: { customer: RecordCustomer | null | undefined }) {
  if (!customer?.otherRequests) return null;
  return (
    <Link href={customerHref(customer.id)} className="link touch-line min-h-6 font-normal">
      {describeOthers(customer.otherRequests)}
      <span className="sr-only"> from this person</span>
    </Link>
  );
}

/** The same for a side sheet: the way to the customer, and whether somebody else may be the same person. */
export function CustomerLine({ customer }: { customer: RecordCustomer | null | undefined }) {
  if (!customer) return null;
  const { id, otherRequests, suggestions } = customer;
  return (
    <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1">
      <Link href={customerHref(id)} className="link touch-line">
        Open the customer
      </Link>
      {otherRequests > 0 && <span>{describeOthers(otherRequests)} from this person</span>}
      {suggestions !== null && suggestions > 0 && (
        <span>
          {suggestions === 1
            ? '1 other customer may be the same person'
            : `${suggestions} other customers may be the same person`}
        </span>
      )}
    </p>
  );
}

const describeOthers = (count: number) =>
  count === 1 ? '1 other request' : `${count} other requests`;
