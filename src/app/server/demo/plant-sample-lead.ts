import { enquiryRequest } from '#features/enquiries/enquiry-form.ts';
import { followUp } from '#features/enquiries/server/follow-up.ts';
import { createEnquiryIntake } from '#features/enquiries/server/take-enquiry.ts';
import type { SamplePerson } from './sample-people.ts';
import type { sampleLeads } from './sample-talks.ts';
import type { Stage } from './stage.ts';

const hour = 3_600_000;

/** Plays one enquiry and its answer. */
export async function plantSampleLead(
  stage: Stage,
  { hoursAgo, message, answeredAfter }: (typeof sampleLeads)[number],
  { name, email, phone }: SamplePerson,
  now: Date,
) {
  const sentAt = new Date(now.getTime() - hoursAgo * hour);
  stage.setClock(sentAt);
  const [firstName = '', ...lastNames] = name.split(' ');
  const body = enquiryRequest.parse({
    ...{ firstName, lastName: lastNames.join(' '), email, phone, message },
  });
  const { id } = await createEnquiryIntake(stage)(body, { call: undefined, from: email });
  if (answeredAfter === undefined) return;
  stage.setClock(new Date(sentAt.getTime() + answeredAfter * hour));
  await followUp(stage, id, { followedUp: true }, stage.staff);
}
