import { beginChat } from '#tests/support/chat/chat-client.ts';
import { book, buildBooking, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { enquire, joinNow } from '#tests/support/fixtures/customers.ts';
import { staffId } from '#tests/support/fixtures/staff.ts';
import { giveUpMails } from '#tests/support/mail/mailbox.ts';
import type { ApiWalk } from '../api-walk.ts';

const as = 'support';
const admin = 'admin';

/** Enquiries, chats, customers and the other lists of the admin panel. */
export async function walkOffice(walk: ApiWalk) {
  await walkEnquiries(walk);
  await walkChats(walk);
  await walkAssistant(walk);
  await walkCustomers(walk);
  await walkPanel(walk);
  await walkPersonalData(walk);
}

async function walkEnquiries(walk: ApiWalk) {
  const enquiry = await walk.call('createEnquiry', {
    body: {
      firstName: 'Gwen',
      lastName: 'Hart',
      email: 'gwen@example.com',
      phone: '01632 960148',
      message: 'Do you fit cork?',
      source: 'contact_form',
    },
  });
  const params = { id: enquiry.body.id };
  await walk.call('listEnquiries', { as, query: { limit: 1 } });
  await walk.call('getEnquiry', { as, params });
  await walk.call('editEnquiry', { as, params, body: { followedUp: true, notes: 'Rang her' } });
  await walk.call('convertEnquiry', {
    as,
    params,
    body: buildBooking({ customerName: 'Gwen Hart', email: 'gwen@example.com' }),
  });
  await walk.call('convertEnquiry', { as, params, body: buildBooking(), status: 409 });
  await walk.call('exportEnquiries', { as: admin });
}

async function walkChats(walk: ApiWalk) {
  const { visitor, id } = await beginChat(walk.site);
  const params = { id };
  await walk.call('listConversations', { as, query: { limit: 1 } });
  await walk.call('getConversation', { as, params });
  await walk.call('changeConversation', { as, params, body: { takenBy: 'me' } });
  const messages = await walk.call('listMessages', { as: { cookie: visitor.cookie }, params });
  await walk.call('listMessages', { params, status: 401 });
  const message = { id: messages.body[0].id };
  await walk.call('readMessage', { as, params: message, body: { conversationId: id } });
  await walk.call('addNote', { as, params, body: { content: 'Wants stairs done before Easter' } });
  await walk.call('listNotes', { as, params });
  await walk.call('readKnownDetails', { as, params });
  visitor.close();
}

async function walkAssistant(walk: ApiWalk) {
  const body = { question: 'Do you fit cork?', answer: 'Yes, we fit cork tiles.' };
  const answer = await walk.call('teachAnswer', { as: admin, body });
  const params = { id: answer.body.id };
  await walk.call('changeTaughtAnswer', {
    as: admin,
    params,
    body: { ...body, answer: 'Yes, cork tiles and planks.' },
  });
  await walk.call('listTaughtAnswers', { as });
  await walk.call('removeTaughtAnswer', { as: admin, params });
  const { visitor, id: conversationId } = await beginChat(walk.site, 'Hello');
  visitor.write(conversationId, 'are you open on a sunday', { useAdam: true });
  await visitor.next('new_message', ({ message }) => message.senderType === 'assistant');
  const asked = visitor.all('message_ack').at(-1)?.message.id ?? '';
  visitor.close();
  await walk.call('markAnswerWrong', { as, params: { id: asked } });
  await walk.call('markAnswerWrong', { as, params: { id: 'none' }, status: 404 });
  await walk.call('listWrongAnswers', { as, query: { conversationId } });
  await walk.call('listOpenQuestions', { as });
  await walk.call('unmarkAnswer', { as, params: { id: asked } });
  await walk.call('markAnswerWrong', { as, params: { id: asked } });
  await walk.call('dismissQuestion', { as, params: { id: asked } });
}

async function walkCustomers(walk: ApiWalk) {
  await joinNow(walk.site);
  const list = await walk.call('listCustomers', { as, query: { limit: 100 } });
  const [one, other] = list.body;
  const params = { id: one.id };
  await walk.call('getCustomer', { as, params });
  await walk.call('readTimeline', { as, params });
  await walk.call('dismissCustomer', { as, params, body: { with: other.id } });
  await walk.call('restoreCustomer', { as, params: { ...params, with: other.id } });
  await walk.call('mergeCustomer', { as, params, body: { with: other.id } });
  await walk.call('unmergeCustomer', { as, params: { id: other.id } });
  await walk.call('addCustomerNote', { as, params, body: { content: 'Has a dog' } });
  const timeline = await walk.call('readTimeline', { as, params });
  const note = timeline.body.find(({ kind }: { kind: string }) => kind === 'note');
  await walk.call('deleteCustomerNote', { as, params: { ...params, noteId: note.id } });
  const step = { content: 'Ring about underlay', dueOn: weekdayFrom(3) };
  const ownerId = await staffId(walk.site, 'support');
  const planned = await walk.call('addStep', { as, params, body: { ...step, ownerId } });
  const stepId = planned.body.steps[0].id;
  await walk.call('editStep', { as, params: { ...params, stepId }, body: { isDone: true } });
  const contact = planned.body.contacts.find(
    ({ verifiedAt }: { verifiedAt: string | null }) => verifiedAt === null,
  );
  const { kind, value } = contact;
  await walk.call('verifyContact', { as, params, body: { kind, value } });
  const lee = { email: 'lee@example.com', phone: '01632 960149' };
  await book(walk.site, { ...lee, customerName: 'Lee Park' });
  const recordId = await enquire(walk.site, { ...lee, firstName: 'Lee', lastName: 'Park' });
  await joinNow(walk.site);
  const [pair] = (await walk.call('listCustomers', { as, query: { search: 'lee@' } })).body;
  await walk.call('separateRecord', {
    as,
    params: { id: pair.id },
    body: { kind: 'enquiry', recordId },
  });
  await walk.call('exportCustomers', { as: admin });
  const text = 'Name,Email\nHal Ives,hal@example.com\n';
  await walk.call('importFile', { as: admin, body: { kind: 'customers', text, isDryRun: true } });
}

async function walkPanel(walk: ApiWalk) {
  await walk.call('readStats', { as });
  await walk.call('readAssistantStats', { as });
  await walk.call('readDashboard', { as });
  const headers = { accept: 'text/event-stream' };
  await walk.call('watchChanges', { as, headers });
  await walk.call('watchChanges', { as, status: 406 });
  await walk.call('listAuditLog', { as: admin, query: { limit: 1 } });
  await walk.call('listAuthors', { as: admin });
  await walk.call('readPeriods');
  await walk.call('readRetention', { as: admin });
  await walk.call('listSecurityLog', { as: admin, query: { limit: 1 } });
  await walk.call('listSecurityLogAccounts', { as: admin });
  await giveUpMails(walk.site.database.db);
  const mails = await walk.call('listMails', { as });
  const [first, second] = mails.body;
  await walk.call('retryMail', { as, params: { id: first.id } });
  await walk.call('dismissMail', { as, params: { id: second.id } });
  await walk.call('retryAllMails', { as });
  await walk.call('readMailOutage', { as });
  await walk.call('retryMail', { as, params: { id: 'none' }, status: 404 });
}

async function walkPersonalData(walk: ApiWalk) {
  const [customer] = (await walk.call('listCustomers', { as, query: { search: 'Gwen' } })).body;
  const params = { id: customer.id };
  await walk.call('exportCustomer', { as: admin, params });
  await walk.call('eraseCustomer', { as: admin, params });
  const email = 'ann@example.com';
  await walk.call('exportPersonalData', { as: admin, query: { email } });
  await walk.call('erasePersonalData', { as: admin, body: { email } });
}
