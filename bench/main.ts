// `npm run bench` prints figures measured in one run and writes them into docs/performance.md;
// `npm run bench -- pages planner` does so with some of them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { benchAbuse } from './abuse.ts';
import { benchAdmin } from './admin.ts';
import { benchBookings } from './bookings/bookings.ts';
import { benchChat } from './chat/chat.ts';
import { benchCustomers } from './customers/customers.ts';
import { benchEstimates } from './estimates.ts';
import { benchExports } from './exports.ts';
import { benchFaults } from './faults/faults.ts';
import { benchFlood } from './flood.ts';
import { benchGrowth } from './growth/growth.ts';
import { benchPages } from './pages.ts';
import { benchPeers } from './peers/peers.ts';
import { benchPlanner } from './planner/planner.ts';
import { benchPlannerQuality } from './planner/quality.ts';
import { updateDocument } from './report/performance-document.ts';
import { benchEdge } from './scale/edge.ts';
import { benchUnitCosts } from './scale/unit-costs.ts';
import { benchTelephoneBooking } from './staff/telephone-booking.ts';
import { benchTransfer } from './transfer.ts';
import { benchVitals } from './vitals.ts';

const benches = {
  pages: benchPages,
  peers: benchPeers,
  estimates: benchEstimates,
  bookings: benchBookings,
  chat: benchChat,
  exports: benchExports,
  planner: benchPlanner,
  plans: benchPlannerQuality,
  transfer: benchTransfer,
  admin: benchAdmin,
  customers: benchCustomers,
  growth: benchGrowth,
  costs: benchUnitCosts,
  edge: benchEdge,
  vitals: benchVitals,
  abuse: benchAbuse,
  flood: benchFlood,
  faults: benchFaults,
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
const file = path.resolve(import.meta.dirname, '../docs/performance.md');
const measuredOn = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  const lines: string[] = [];
  await bench((line) => {
    console.log(`  ${line}`);
    lines.push(line);
  });
  // After each bench: one that fails later leaves what was measured.
  const document = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, updateDocument(document, [{ name, measuredOn, lines }]));
}
