import type { FastifyInstance } from 'fastify';
import { convertEnquiry as endpoint } from '#app/enquiry-conversion-contract.ts';
import { type StaffBooking, staffBooking } from '#features/booking/booking-form.ts';
import { bookForCustomer } from '#features/booking/server/appointments/book-for-customer.ts';
import { buildStaffAppointment } from '#features/booking/server/appointments/build-appointment.ts';
import type { BookingDeps } from '#features/booking/server/booking-deps.ts';
import { findAppointmentOfEnquiry } from '#features/booking/server/queries.ts';
import { followUpByAppointment, unknownEnquiry } from '#features/enquiries/server/edit-enquiry.ts';
import { lockEnquiry } from '#features/enquiries/server/queries.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';

/** Serves the conversion of an enquiry to an appointment, which joins two features that do not know each other. */
export function addEnquiryConversion(app: FastifyInstance, deps: BookingDeps) {
  const body = staffBooking(deps.clock);
  serveEndpoint(app, { ...endpoint, body }, async ({ params, body, staff }) => {
    const answer = await convertEnquiry(deps, params.id, body, staff);
    return answer;
  });
}

/**
 * Books the appointment and follows up the enquiry in one transaction.
 * @throws Problem 404 for an unknown enquiry; 409 when it has an appointment already
 */
async function convertEnquiry(
  deps: BookingDeps,
  enquiryId: string,
  body: StaffBooking,
  staff: Staff,
) {
  const { db, publicUrl } = deps;
  const appointment = { ...(await buildStaffAppointment(deps, body)), enquiryId };
  const now = appointment.createdAt;
  await db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, enquiryId);
    if (!enquiry) throw unknownEnquiry();
    if (await findAppointmentOfEnquiry(tx, enquiryId))
      throw new Problem(409, 'This lead has an appointment already: open it from the lead.');
    const { visit, fitterId } = body;
    await bookForCustomer(tx, appointment, { staff, publicUrl, now, visit, fitterId });
    await followUpByAppointment(tx, enquiry, { staff, at: now });
  });
  return { id: appointment.id, status: body.visit ? ('confirmed' as const) : appointment.status };
}
