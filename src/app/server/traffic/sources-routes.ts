import type { FastifyInstance } from 'fastify';
import {
  exportSources,
  readSources,
  type SourcePeriod,
  type Sources,
} from '#app/sources-contract.ts';
import { findNearest, placePostcode } from '#features/areas/coverage.ts';
import { milesBetween } from '#features/areas/distance.ts';
import { findAreas } from '#features/areas/server/queries.ts';
import { findTownOf } from '#features/areas/town-outcodes.ts';
import {
  type JobSums,
  sumJobs,
  sumJobsByDistrict,
  sumJobsByHeard,
} from '#features/booking/server/queries-sources.ts';
import {
  sumCampaigns,
  sumOutcodes,
  sumPages,
  sumPeriods,
  sumReferrers,
  type TrafficSums,
} from '#features/traffic/server/queries.ts';
import { addDays, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';
import { sendCsv } from '#platform/server/http/csv.ts';
import { serveEndpoint, serveStream } from '#platform/server/http/serve-endpoint.ts';
import { toPounds } from '#platform/units/pounds.ts';
import { exportHeadings, exportRows } from './export-sources.ts';
import { listPeriods } from './source-periods.ts';

type Deps = { db: Db; clock: () => Date };

/** How many pages, websites, campaigns and towns are shown; the file has all of them. */
const shown = 12;
const noTraffic: TrafficSums = { views: 0, arrivals: 0, checks: 0, estimates: 0, bookings: 0 };
const noJobs: JobSums = {
  bookings: 0,
  withEstimate: 0,
  visits: 0,
  quotes: 0,
  won: 0,
  wonPence: 0,
};

/** Serves what brings work, combined from the website's counts and the appointments. */
export function addSourcesRoutes(app: FastifyInstance, { db, clock }: Deps) {
  serveEndpoint(app, readSources, ({ query }) => readAll({ db, clock }, query.period));

  serveStream(app, exportSources, async ({ query, reply }) => {
    const today = dayInLondon(clock());
    const { starts, until } = listPeriods(query.period, today);
    const rows = exportRows(db, { from: starts[0] ?? until, until }, await makeTownNames(db));
    return sendCsv(reply, `what-brings-work-${today}.csv`, exportHeadings, rows);
  });
}

async function readAll({ db, clock }: Deps, period: SourcePeriod): Promise<Sources> {
  const { starts, until } = listPeriods(period, dayInLondon(clock()));
  const from = starts[0] ?? until;
  const days = { from, until };
  const begin = starts.map((day) => instantInLondon(day, '00:00'));
  const end = instantInLondon(until, '00:00');
  const instants = { from: begin[0] ?? end, until: end };
  const nameTown = await makeTownNames(db);
  const traffic = await sumPeriods(db, starts, until);
  const jobs = await sumJobs(db, begin, end);
  const steps = starts.map((day, index) => ({
    from: day,
    ...(traffic.get(index) ?? noTraffic),
    ...presentJobs(jobs.get(index) ?? noJobs),
  }));
  const pages = await sumPages(db, days, shown);
  const campaigns = await sumCampaigns(db, days, shown);
  const checks = await sumOutcodes(db, days, shown);
  const districts = await sumJobsByDistrict(db, instants);
  return {
    from,
    to: addDays(until, -1),
    total: {
      ...addUp([...traffic.values()], noTraffic),
      ...presentJobs(addUp([...jobs.values()], noJobs)),
    },
    steps,
    pages: pages.map(({ bookings, ...page }) => ({ ...page, forms: bookings })),
    referrers: await sumReferrers(db, days, shown),
    campaigns: campaigns.map(({ bookings, ...campaign }) => ({ ...campaign, forms: bookings })),
    towns: joinTowns(districts, checks).map(({ name, ...town }) => ({
      name: nameTown(name),
      ...town,
    })),
    heard: (await sumJobsByHeard(db, instants)).map(({ name, ...sums }) => ({
      name,
      ...presentJobs(sums),
    })),
  };
}

const presentJobs = ({ wonPence, ...sums }: JobSums) => ({
  ...sums,
  wonPounds: toPounds(wonPence),
});

function addUp<K extends string>(all: readonly Record<K, number>[], none: Record<K, number>) {
  const sum = { ...none };
  for (const one of all) for (const name of Object.keys(none) as K[]) sum[name] += one[name];
  return sum;
}

/** The districts with the most bookings, then those that were checked most. */
function joinTowns(
  districts: readonly (JobSums & { name: string })[],
  checks: readonly { name: string; checks: number }[],
) {
  const checksOf = new Map(checks.map(({ name, checks }) => [name, checks]));
  const booked = districts.map(({ name, ...sums }) => ({
    name,
    checks: checksOf.get(name) ?? 0,
    ...presentJobs(sums),
  }));
  const known = new Set(booked.map(({ name }) => name));
  const onlyChecked = checks
    .filter(({ name }) => !known.has(name))
    .map(({ name, checks }) => ({ name, checks, ...presentJobs(noJobs) }));
  return [...booked, ...onlyChecked].slice(0, shown);
}

/** Up to here from its centre, a postcode district is named by the town with an area page. */
const nearMiles = 3;

/** Names postcode districts by the nearest area with a page, and else by known towns: `Chippenham (SN15)`. */
async function makeTownNames(db: Db): Promise<(outcode: string) => string> {
  const areas = await findAreas(db);
  const findArea = (outcode: string) => {
    const place = placePostcode(outcode);
    const nearest = place && findNearest(place, areas);
    return nearest && milesBetween(place, nearest) <= nearMiles ? nearest.name : undefined;
  };
  const names = new Map<string, string>();
  return (outcode) => {
    let name = names.get(outcode);
    if (name === undefined) {
      const town = findArea(outcode) ?? findTownOf(outcode);
      name = town ? `${town} (${outcode})` : outcode;
      names.set(outcode, name);
    }
    return name;
  };
}
