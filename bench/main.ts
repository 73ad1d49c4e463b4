// `npm run bench` prints figures measured in one run; `npm run bench -- pages planner` some of them.
import { benchAbuse } from './abuse.ts';
import { benchAdmin } from './admin.ts';
import { benchBookings } from './bookings.ts';
import { benchChat } from './chat.ts';
import { benchCustomers } from './customers/customers.ts';
import { benchEstimates } from './estimates.ts';
import { benchExports } from './exports.ts';
import { benchFlood } from './flood.ts';
import { benchPages } from './pages.ts';
import { benchPlanner } from './planner.ts';
import { benchTelephoneBooking } from './staff/telephone-booking.ts';
import { benchTransfer } from './transfer.ts';
import { benchVitals } from './vitals.ts';

const benches = {
  pages: benchPages,
  estimates: benchEstimates,
  bookings: benchBookings,
  chat: benchChat,
  exports: benchExports,
  planner: benchPlanner,
  transfer: benchTransfer,
  admin: benchAdmin,
  customers: benchCustomers,
  vitals: benchVitals,
  abuse: benchAbuse,
  flood: benchFlood,
  telephone: benchTelephoneBooking,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  await bench((line) => console.log(`  ${line}`));
}
