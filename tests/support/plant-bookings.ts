import type { BookingInput } from '#features/booking/booking-form.ts';
import { book, setStatus, weekdayFrom } from './bookings.ts';
import { keepEstimate } from './keep-estimate.ts';
import type { TestApp } from './test-app.ts';

const longName = 'Maximilian Bartholomew Featherstonehaugh-Cholmondeley the Younger';

/** Appointments of every status, with names of every length and an estimate. */
export async function plantAppointments(site: TestApp): Promise<void> {
  const plant = (days: number, overrides: Partial<BookingInput>) =>
    book(site, { preferredDates: [weekdayFrom(days), weekdayFrom(days + 9)], ...overrides });
  const estimateId = (await keepEstimate(site, 'carpet')).split('/').at(-1) ?? '';
  await plant(30, { customerName: 'Ann Price', postcode: 'SN15 3HR' });
  const confirmed = await plant(40, {
    customerName: 'Ben Moss',
    flooringTypes: ['vinyl', 'laminate'],
    projectSize: 'large',
    urgency: 'planning',
  });
  await setStatus(site, confirmed, { status: 'confirmed' });
  const cancelled = await plant(50, { customerName: 'Cy Lane', postcode: 'EH1 1YZ' });
  await setStatus(site, cancelled, { status: 'cancelled' });
  const completed = await plant(60, { customerName: 'Dora Hill' });
  await setStatus(site, completed, { status: 'confirmed' });
  await setStatus(site, completed, { status: 'completed' });
  await plant(70, {
    customerName: longName,
    email: 'maximilian.featherstonehaugh-cholmondeley@a-long-name-of-a-company.example',
    address: 'The Old Rectory at the End of the Long Lane behind the Church, Little Somerford',
    flooringTypes: ['carpet', 'vinyl', 'laminate', 'other'],
    preferredTimes: ['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM', '1:00 PM - 3:00 PM'],
    requirements: 'Stairs as well, please.\nThe dog must stay in the garden.',
    calculatorData: { estimateId, totalCost: 1, rooms: [], basket: [] },
  });
}

/** Enquiries with and without a message, one with a long name. */
export async function plantLeads(site: TestApp): Promise<void> {
  const send = async (firstName: string, lastName: string, message: string) => {
    const answer = await fetch(`${site.origin}/api/contact-submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName,
        lastName,
        email: `${firstName.toLowerCase().replace(' ', '.')}@example.com`,
        phone: '01632 960147',
        message,
        source: 'contact_form',
      }),
    });
    if (answer.status !== 201) throw new Error(await answer.text());
  };
  await send('Ida', 'Wells', '');
  await send('Noor', 'Khan', 'Do you fit cork?');
  await send(
    'Maximilian Bartholomew',
    'Featherstonehaugh-Cholmondeley',
    'We are moving house in the spring and want to have all the floors done before. '.repeat(4),
  );
}
