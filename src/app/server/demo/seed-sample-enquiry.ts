import { enquiryRequest } from '#features/enquiries/enquiry-form.ts';
import { createEnquiryHandler } from '#features/enquiries/server/create-enquiry.ts';
import { editEnquiry } from '#features/enquiries/server/edit-enquiry.ts';
import type { sampleEnquiries } from './sample-conversations.ts';
import type { SamplePerson } from './sample-people.ts';
import type { Stage } from './stage.ts';

const hour = 3_600_000;

/** Seeds one enquiry and its follow-up. */
export async function seedSampleEnquiry(
  stage: Stage,
  { hoursAgo, message, answeredAfter }: (typeof sampleEnquiries)[number],
  { name, email, phone }: SamplePerson,
  now: Date,
) {
  const sentAt = new Date(now.getTime() - hoursAgo * hour);
  stage.setClock(sentAt);
  const [firstName = '', ...lastNames] = name.split(' ');
  const body = enquiryRequest.parse({
    firstName,
    lastName: lastNames.join(' '),
    email,
    phone,
    message,
  });
  const { id } = await createEnquiryHandler(stage)(body, { call: undefined, from: email });
  if (answeredAfter === undefined) return;
  stage.setClock(new Date(sentAt.getTime() + answeredAfter * hour));
  await editEnquiry(stage, id, { followedUp: true }, stage.staff);
}
