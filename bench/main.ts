// `npm run bench` prints figures measured in one run and writes them into docs/performance.md;
// `npm run bench -- pages planner` does so with some of them.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { benchBookings } from './bookings/bookings.ts';
import { benchChat } from './chat/chat.ts';
import { benchEstimates } from './estimates.ts';
import { benchFaults } from './faults/faults.ts';
import { benchGrowth } from './growth/growth.ts';
import { isShort } from './lengths.ts';
import { benchPages } from './pages.ts';
import { benchPlanner } from './planner/planner.ts';
import { benchPlannerQuality } from './planner/quality.ts';
import { updateDocument } from './report/performance-document.ts';
import { benchTransfer } from './transfer.ts';

const benches = {
  pages: benchPages,
  estimates: benchEstimates,
  bookings: benchBookings,
  chat: benchChat,
  planner: benchPlanner,
  plans: benchPlannerQuality,
  transfer: benchTransfer,
  growth: benchGrowth,
  faults: benchFaults,
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
  if (isShort) continue;
  // After each bench: one that fails later leaves what was measured.
  const document = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, updateDocument(document, [{ name, measuredOn, lines }]));
}
