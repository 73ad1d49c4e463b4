import { presentAppointments } from '#features/booking/server/present-appointments.ts';
import { findAppointmentsOf } from '#features/booking/server/queries-person.ts';
import { findEstimates } from '#features/calculator/server/queries.ts';
import { presentSketch } from '#features/calculator/server/sketches/present-sketch.ts';
import { findSketches } from '#features/calculator/server/sketches/queries-sketches.ts';
import {
  findConversationsGiven,
  findConversationsOf,
} from '#features/chat/server/conversations/queries-person.ts';
import { emailKey } from '#features/customers/matching/contact-keys.ts';
import { unknownCustomer } from '#features/customers/server/merge-customers.ts';
import { findRoot } from '#features/customers/server/queries-merge.ts';
import {
  type CustomerData,
  findCustomerData,
  findRootsByVerifiedEmail,
} from '#features/customers/server/queries-person.ts';
import { findEnquiriesOf } from '#features/enquiries/server/queries-person.ts';
import { findQuotesOf } from '#features/jobs/server/queries.ts';
import { findReviewsOf } from '#features/reviews/server/queries.ts';
import type { Db } from '#platform/server/database/database.ts';
import { findTextsAbout } from '#platform/server/text-messages/queries.ts';

/**
 * Everything stored about the person with an email address: what was sent with it, and all that the customer has whose
 * address is verified. Of a chat in which it was only typed the words are left out: anybody may have typed it.
 */
export async function exportByEmail(db: Db, email: string, publicUrl: string) {
  const key = emailKey(email) ?? email.toLowerCase();
  const roots = await findRootsByVerifiedEmail(db, key);
  const found = await exportRecords(db, await readCustomers(db, roots), { publicUrl, email });
  const given = await findConversationsGiven(db, email);
  const known = new Set(found.conversations.map(({ id }) => id));
  return {
    ...found,
    unverifiedConversations: given
      .filter(({ id }) => !known.has(id))
      .map(({ id, createdAt }) => ({ id, createdAt, isEmailVerified: false })),
  };
}

/**
 * Everything stored about one customer, with all that was joined to them.
 * @throws Problem 404 for an unknown customer
 */
export async function exportByCustomer(db: Db, id: string, publicUrl: string) {
  const root = await findRoot(db, id);
  if (!root) throw unknownCustomer();
  return exportRecords(db, await readCustomers(db, [root.id]), { publicUrl });
}

async function readCustomers(db: Db, roots: readonly string[]): Promise<CustomerData[]> {
  const found: CustomerData[] = [];
  for (const root of roots) found.push(await findCustomerData(db, root));
  return found;
}

async function exportRecords(
  db: Db,
  customers: readonly CustomerData[],
  { email, publicUrl }: { email?: string; publicUrl: string },
) {
  const records = customers.flatMap((one) => one.records);
  const idsOf = (wanted: string) =>
    records.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const verified = new Set(
    customers
      .flatMap(({ contacts }) => contacts)
      .filter(({ kind, verifiedAt }) => kind === 'email' && verifiedAt !== null)
      .map(({ value }) => value),
  );
  const isVerified = (given: string | null) => verified.has(emailKey(given ?? '') ?? '');
  const rows = unite(
    await findAppointmentsOf(db, idsOf('appointment')),
    email === undefined ? [] : await findAppointmentsOf(db, email),
  );
  const appointments = await presentAppointments(db, rows);
  const leads = unite(
    await findEnquiriesOf(db, idsOf('enquiry')),
    email === undefined ? [] : await findEnquiriesOf(db, email),
  );
  const reviews = await findReviewsOf(
    db,
    rows.map(({ id }) => id),
  );
  const texts: unknown[] = [];
  for (const { id } of rows)
    for (const { recipient, state, createdAt } of await findTextsAbout(db, id))
      texts.push({ recipient, state, createdAt });
  return {
    customers: customers.map(presentCustomer),
    // Photos, also those of reviews, and sketches are links: the file would be as large as all of them.
    appointments: appointments.map(({ photos, ...one }) => ({
      ...one,
      isEmailVerified: isVerified(one.email),
      photos: photos.map(({ canRemove: _, ...photo }) => ({
        ...photo,
        url: publicUrl + photo.url,
      })),
    })),
    reviews: reviews.map(({ id, photo, ...review }) => ({
      ...review,
      photo: photo && { ...photo, url: `${publicUrl}/api/admin/reviews/${id}/photo` },
    })),
    quotes: await findQuotesOf(
      db,
      rows.map(({ id }) => id),
    ),
    leads: leads.map((one) => ({ ...one, isEmailVerified: isVerified(one.email) })),
    estimates: await findEstimates(db, idsOf('estimate')),
    sketches: (await findSketches(db, idsOf('estimate'))).map((row) => {
      const sketch = presentSketch(row);
      return { ...sketch, url: publicUrl + sketch.url, addedAt: row.addedAt };
    }),
    conversations: (await findConversationsOf(db, idsOf('conversation'))).map((one) => ({
      ...one,
      isEmailVerified: isVerified(one.customerEmail),
    })),
    texts,
  };
}

/** The rows of both lists, each once. */
function unite<T extends { id: string }>(one: readonly T[], other: readonly T[]): T[] {
  return [...new Map([...one, ...other].map((row) => [row.id, row])).values()];
}

function presentCustomer({ members, contacts, notes, steps }: CustomerData) {
  const root = members.find(({ mergedInto }) => mergedInto === null);
  return {
    id: root?.id,
    name: root?.name,
    address: root?.address,
    postcode: root?.postcode,
    createdAt: root?.createdAt,
    contacts: contacts
      .filter(({ kind }) => kind !== 'person')
      .map(({ kind, shown, source, verifiedAt }) => ({
        kind,
        shown,
        source,
        isVerified: verifiedAt !== null,
      })),
    notes: notes.map(({ content, authorName, createdAt }) => ({ content, authorName, createdAt })),
    steps: steps.map(({ content, dueOn, ownerName, createdAt, doneAt }) => ({
      content,
      dueOn,
      ownerName,
      createdAt,
      doneAt,
    })),
    merged: members
      .filter(({ mergedInto }) => mergedInto !== null)
      .map(({ id, name, address, postcode, mergedAt, mergedBy }) => ({
        id,
        name,
        address,
        postcode,
        mergedAt,
        mergedBy,
      })),
  };
}
