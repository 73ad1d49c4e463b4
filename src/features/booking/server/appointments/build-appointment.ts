import { createOrderedId } from '#platform/server/database/ids/ordered-id.ts';
import { fieldProblem } from '#platform/server/http/errors/problem.ts';
import type { BookingRequest, StaffBooking } from '../../booking-form.ts';
import { keepAnswers } from '../../questions.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { refuseClosedDays, refuseUnavailable } from '../diary/refuse-unavailable.ts';
import { nameProducts } from '../named-product.ts';
import type { AppointmentRow } from '../queries.ts';

type Deps = Pick<
  BookingDeps,
  'db' | 'clock' | 'findEstimate' | 'findProductNames' | 'measurePostcode'
>;

/**
 * Builds the row of a new, pending appointment, with the estimate and the products that it names.
 */
export async function buildAppointment(deps: Deps, body: BookingRequest): Promise<AppointmentRow> {
  const { calculatorData, website: _, ...asked } = body;
  const estimateId = calculatorData?.estimateId;
  const estimate = estimateId === undefined ? undefined : await deps.findEstimate(estimateId);
  return {
    ...asked,
    id: createOrderedId(),
    status: 'pending' as const,
    budget: body.budget ?? null,
    requirements: body.requirements || null,
    answers: keepAnswers(body.answers),
    estimate: estimate ?? null,
    measuredEstimate: null,
    basket: await nameProducts(calculatorData?.basket ?? [], deps.findProductNames),
    ...placeOf(deps, body.postcode),
    quotedPence: null,
    quoteSent: false,
    notes: null,
    enquiryId: null,
    conversationId: null,
    visitStartsAt: null,
    revision: 0,
    createdAt: deps.clock(),
  };
}

/**
 * Builds the row of an appointment that staff enter: an agreed visit is its preferred date and time.
 * @throws Problem 400 for an unknown estimate, and as `refuseUnavailable`
 */
export async function buildStaffAppointment(
  deps: Deps,
  { visit, fitterId: _, estimateId, ...body }: StaffBooking,
): Promise<AppointmentRow> {
  const asked = visit
    ? { ...body, preferredDates: [visit.date], preferredTimes: [visit.slot] }
    : body;
  // Whoever fixes an agreed visit finds out whether somebody is free.
  if (visit) await refuseClosedDays(deps.db, [visit.date]);
  else await refuseUnavailable(deps.db, asked, deps.clock());
  const row = await buildAppointment(deps, {
    ...asked,
    ...(estimateId && { calculatorData: { estimateId } }),
  });
  if (estimateId !== undefined && !row.estimate) throw unknownEstimate();
  return row;
}

export const unknownEstimate = () => fieldProblem('estimateId', 'there is no estimate by this id.');

/** The columns that say how far away a postcode is. */
export function placeOf({ measurePostcode }: Pick<Deps, 'measurePostcode'>, postcode: string) {
  const distance = measurePostcode(postcode);
  return {
    distanceMiles: distance?.miles ?? null,
    outsideArea: distance !== undefined && !distance.covered,
  };
}
