import type { SearchResults } from '#app/panel-contract.ts';
import { statusWords } from '#features/booking/client/staff/appointment-labels.ts';
import { categoryWords } from '#features/catalogue/client/staff/draft/product-labels.ts';
import { customerHref } from '#features/customers/client/customer-href.ts';
import { shortDateOf } from '#platform/dates/short-dates.ts';

export type SearchOption = { key: string; title: string; note: string; href: string };
export type OptionGroup = { label: string; options: SearchOption[] };

const join = (...words: (string | null)[]) => words.filter(Boolean).join(', ');

/** What was found as the list shows it, by kind; kinds without results are left out. */
export function groupOptions(found: SearchResults): OptionGroup[] {
  const groups = [
    {
      label: 'Customers',
      options: found.customers.map(({ id, name, postcode, contact }) => ({
        key: `customer-${id}`,
        title: name,
        note: join(postcode, contact),
        href: customerHref(id),
      })),
    },
    {
      label: 'Appointments',
      options: found.appointments.map(
        ({ id, customerName, status, visitStartsAt, createdAt, postcode }) => ({
          key: `appointment-${id}`,
          title: customerName,
          note: join(
            statusWords[status],
            visitStartsAt
              ? `visit ${shortDateOf(visitStartsAt)}`
              : `asked ${shortDateOf(createdAt)}`,
            postcode,
          ),
          href: `/admin/appointments?appointment=${encodeURIComponent(id)}`,
        }),
      ),
    },
    {
      label: 'Products',
      options: found.products.map(({ id, name, sku, category }) => ({
        key: `product-${id}`,
        title: name,
        note: join(categoryWords[category], sku),
        href: `/admin/products?type=all&search=${encodeURIComponent(name)}`,
      })),
    },
    {
      label: 'Chats',
      options: found.conversations.map(({ id, customerName, subject }) => ({
        key: `chat-${id}`,
        title: customerName,
        note: subject,
        href: `/team-chat?conversation=${encodeURIComponent(id)}`,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The option that a key leads to, round the ends of the list; undefined for other keys. */
export function moveActive(active: number, key: string, count: number): number | undefined {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined || count === 0 ? undefined : (active + step + count) % count;
}
