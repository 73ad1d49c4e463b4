import { Link } from 'wouter';
import { EmailText, rowLink } from '#platform/client/staff/contact-links.tsx';
import { ListToolbar } from '#platform/client/staff/list-toolbar.tsx';
import { PagedRows } from '#platform/client/staff/paged-rows.tsx';
import { rowOpener, StaffTable, staffCell, staffRow } from '#platform/client/staff/staff-table.tsx';
import type { ListParams } from '#platform/client/staff/use-list-params.ts';
import { telephoneHref } from '#platform/contact-urls.ts';
import { shortDate, shortDateOf } from '#platform/dates/short-dates.ts';
import type { CustomerSummary } from '../contract.ts';
import { customersFile, customersPage } from './api.ts';
import { customerHref } from './customer-href.ts';
import { NotVerified } from './not-verified.tsx';
import { isOverdue } from './overdue.ts';

const sortOptions = [
  ['', 'Newest request first'],
  ['name', 'Name A to Z'],
] as const;
const stepOptions = [
  ['', 'All'],
  ['open', 'Planned'],
  ['overdue', 'Overdue'],
] as const;
const headings = ['Name', 'Contact', 'Postcode', 'Requests', 'Last heard from', 'Next step'];

/** The customers with search and order, both kept in the URL. */
export function CustomersPanel({ params, canExport }: { params: ListParams; canExport: boolean }) {
  const search = params.readSearch();
  const sort = params.readOneOf('sort', ['name']);
  const steps = params.readOneOf('steps', ['open', 'overdue']);
  return (
    <>
      <ListToolbar
        params={params}
        searchHint="Name, phone, postcode or words of a chat"
        selects={[
          { name: 'steps', label: 'Next step', options: stepOptions },
          { name: 'sort', label: 'Order', options: sortOptions },
        ]}
        {...(canExport && { file: customersFile })}
      />
      <StaffTable caption="Customers" headings={headings}>
        <PagedRows
          read={(cursor) => customersPage({ search, sort, steps }, cursor)}
          columns={headings.length}
          empty={
            search || steps
              ? 'No customers match. Try a name, a phone number, a postcode or a word they wrote.'
              : 'No customers yet. Whoever books, writes or leaves a number in the chat appears here.'
          }
          renderRow={(customer) => <CustomerRow key={customer.id} customer={customer} />}
        />
      </StaffTable>
    </>
  );
}

function CustomerRow({ customer }: { customer: CustomerSummary }) {
  const { id, name, emails, phones, postcode, recordCount, lastAt, step } = customer;
  const [email, phone] = [emails[0], phones[0]];
  const isNoneVerified = !email?.isVerified && !phone?.isVerified;
  return (
    <tr className={staffRow}>
      <th scope="row" className={`${staffCell} font-normal xl:w-[20%]`}>
        <Link
          href={customerHref(id)}
          state={{ cameFromHere: true }}
          className={`${rowOpener} inline-block`}
        >
          {name}
        </Link>
      </th>
      <td className={`${staffCell} xl:w-[26%]`}>
        {email && (
          <span className="block">
            <a href={`mailto:${email.shown}`} className={rowLink}>
              <EmailText email={email.shown} />
            </a>
            {!email.isVerified && !isNoneVerified && <NotVerified />}
          </span>
        )}
        {phone && (
          <span className="block">
            <a href={telephoneHref(phone.shown)} className={`${rowLink} w-fit tabular-nums`}>
              {phone.shown}
            </a>
            {!phone.isVerified && !isNoneVerified && <NotVerified />}
          </span>
        )}
        {!email && !phone ? (
          <span className="text-ink-soft">None given</span>
        ) : (
          isNoneVerified && <NotVerified />
        )}
      </td>
      <td className={`${staffCell} whitespace-nowrap`}>
        {postcode ?? <span className="text-ink-soft">No postcode</span>}
      </td>
      <td className={`${staffCell} tabular-nums`}>
        {recordCount}{' '}
        <span className="xl:sr-only">{recordCount === 1 ? 'request' : 'requests'}</span>
      </td>
      <td className={`${staffCell} whitespace-nowrap tabular-nums`}>{shortDateOf(lastAt)}</td>
      <td className={`${staffCell} max-xl:col-span-full xl:w-[24%] xl:pr-0`}>
        {step ? (
          <>
            {step.content}
            <span
              className={`block ${isOverdue(step.dueOn) ? 'font-semibold text-error' : 'text-ink-soft'}`}
            >
              {isOverdue(step.dueOn) ? 'Overdue since ' : 'By '}
              {shortDate(step.dueOn)}, {step.ownerName}
            </span>
          </>
        ) : (
          <span className="text-ink-soft">No next step</span>
        )}
      </td>
    </tr>
  );
}
