import type { FastifyInstance } from 'fastify';
import { writeCursor } from '#platform/server/http/cursor.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { readIdempotentRequest } from '#platform/server/http/submissions/idempotency.ts';
import { callerNetwork } from '#platform/server/limits/caller-network.ts';
import { bookingRequest, staffBooking } from '../../booking-form.ts';
import {
  type Appointment,
  bookByStaff as bookByStaffEndpoint,
  changeVisit as changeVisitEndpoint,
  createAppointment,
  getAppointment,
  listAppointments,
  setAppointmentStatus,
  swapVisits as swapEndpoint,
  undoChange as undoEndpoint,
} from '../../contract.ts';
import { editAppointment as editEndpoint } from '../../details-contract.ts';
import { listFreeSlots } from '../../diary/contract.ts';
import {
  offerTimes as offerEndpoint,
  withdrawOffer as withdrawEndpoint,
} from '../../offers/contract.ts';
import { bookByStaff } from '../appointments/book-for-customer.ts';
import { createBookingHandler } from '../appointments/create-booking.ts';
import { editAppointment } from '../appointments/edit-appointment.ts';
import { setStatus } from '../appointments/set-status.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { changeVisit } from '../diary/change-visit.ts';
import { listFreeSlotsOf } from '../diary/list-free-slots.ts';
import { swapVisits } from '../diary/swap-visits.ts';
import { undoChange } from '../diary/undo-change.ts';
import { addMessageRoutes } from '../messages/message-routes.ts';
import { offerTimes, withdrawOffer } from '../offers/offer-times.ts';
import { presentAppointments } from '../present-appointments.ts';
import { findAppointment } from '../queries.ts';
import { findAppointments } from '../queries-list.ts';
import { addAddressRoutes } from './address-routes.ts';
import { addOwnVisitRoutes } from './own-visit-routes.ts';
import { addStaffRoutes } from './staff-routes.ts';

const unknownId = () => new Problem(404, 'There is no appointment by this id.');

/** Registers all routes of booking. */
export function addBookingRoutes(app: FastifyInstance, deps: BookingDeps) {
  const { db, clock } = deps;
  const takeBooking = createBookingHandler(deps);
  const bodyByClock = bookingRequest(clock);

  serveEndpoint(app, { ...createAppointment, body: bodyByClock }, async ({ body, request }) => {
    const answer = await takeBooking(body, {
      call: readIdempotentRequest(request),
      from: callerNetwork(request),
    });
    await deps.onCustomer(request, { name: body.customerName, email: body.email });
    return answer;
  });

  addAddressRoutes(app, deps);
  serveEndpoint(app, listFreeSlots, ({ query }) => listFreeSlotsOf(deps, query));

  const attachCustomers = async (
    list: Appointment[],
    how: { withSuggestions: boolean },
  ): Promise<Appointment[]> => {
    const ids = list.map(({ id }) => id);
    const customers = await deps.findCustomers(ids, how);
    return list.map((one) => ({ ...one, customer: customers.get(one.id) ?? null }));
  };

  serveEndpoint(app, listAppointments, async ({ query, reply }) => {
    const { rows, next } = await findAppointments(db, query, clock());
    if (next) reply.header('x-next-cursor', writeCursor(next));
    return attachCustomers(await presentAppointments(db, rows), { withSuggestions: false });
  });

  const present = async (id: string): Promise<Appointment> => {
    const row = await findAppointment(db, id);
    const presented = row ? await presentAppointments(db, [row]) : [];
    const [appointment] = await attachCustomers(presented, { withSuggestions: true });
    if (!appointment) throw unknownId();
    return appointment;
  };

  const staffBodyByClock = staffBooking(clock);
  serveEndpoint(
    app,
    { ...bookByStaffEndpoint, body: staffBodyByClock },
    async ({ body, staff }) => {
      const id = await bookByStaff(deps, body, staff);
      return present(id);
    },
  );

  serveEndpoint(app, getAppointment, ({ params }) => present(params.id));

  serveEndpoint(app, setAppointmentStatus, async ({ params, body, staff }) => {
    const { status: to, ...choice } = body;
    await setStatus(deps, params.id, { to, ...choice, staff });
    return present(params.id);
  });

  serveEndpoint(app, changeVisitEndpoint, async ({ params, body, staff }) => {
    await changeVisit(deps, params.id, { ...body, staff });
    return present(params.id);
  });

  serveEndpoint(app, swapEndpoint, async ({ params, body, staff }) => {
    await swapVisits(deps, params.id, body.with, staff);
    return present(params.id);
  });

  serveEndpoint(app, undoEndpoint, async ({ params, staff }) => {
    await undoChange(deps, params.id, staff);
    return present(params.id);
  });

  serveEndpoint(app, offerEndpoint, async ({ params, body, staff }) => {
    await offerTimes(deps, params.id, { ...body, staff });
    return present(params.id);
  });

  serveEndpoint(app, withdrawEndpoint, async ({ params, staff }) => {
    await withdrawOffer(deps, params.id, staff);
    return present(params.id);
  });

  serveEndpoint(app, editEndpoint, async ({ params, body, staff }) => {
    await editAppointment(deps, params.id, body, staff);
    return present(params.id);
  });

  addMessageRoutes(app, deps);
  addStaffRoutes(app, deps);
  addOwnVisitRoutes(app, deps);
}
