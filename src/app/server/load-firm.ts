import { findSpecialDays } from '#features/booking/server/diary/queries-closed-days.ts';
import { describeFirm } from '#features/business/describe-firm.ts';
import { type Firm, setFirm } from '#features/business/firm.ts';
import { findUnproven } from '#features/business/proofs.ts';
import { referenceFirm } from '#features/business/reference-firm.ts';
import { drawEmailLogo, shrinkEmailLogo } from '#features/business/server/draw-icon.ts';
import { readFirmVersion } from '#features/business/server/queries-firm.ts';
import { setEmailLogo, setNoticeAddresses } from '#features/business/server/render-email.ts';
import { findCheapestFitted } from '#features/catalogue/server/prices/queries-changes.ts';
import { averageStars } from '#features/reviews/average-stars.ts';
import { sumPublished } from '#features/reviews/server/queries.ts';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import type { Db, DbOrTx } from '#platform/server/database/database.ts';
import { findImage, uploadIdOf } from '#platform/server/images/queries.ts';

/** How far back lateness is counted, and the year in which a day may be closed beforehand. */
const days = { before: 70, ahead: 365 };

/** Whose mark emails carry. */
let drawn = referenceFirm;

/**
 * Lets this process be of the firm whose settings and special days are stored. The average of enough reviews stands in
 * place of the ratings in the settings.
 */
export async function loadFirm(db: Db) {
  const now = new Date();
  const today = dayInLondon(now);
  const { settings } = await readFirmVersion(db);
  const specialDays = await findSpecialDays(
    db,
    addDays(today, -days.before),
    addDays(today, days.ahead),
  );
  const { counted, ...evidence } = await readEvidence(db, now);
  const described = describeFirm(settings, specialDays, findUnproven(settings, evidence));
  if (lookOf(described) !== lookOf(drawn)) setEmailLogo(await drawLogo(db, described));
  drawn = described;
  setNoticeAddresses(settings.alerts.to);
  // Who shows no rating shows no counted one either.
  const stand = (name: 'mainRating' | 'areaRating') =>
    (settings.promises[name] && counted) ?? described[name];
  setFirm({ ...described, mainRating: stand('mainRating'), areaRating: stand('areaRating') });
}

/** What the claims of the firm are held against, with the average of enough reviews. */
export async function readEvidence(db: DbOrTx, now: Date) {
  const counted = averageStars(await sumPublished(db));
  const cheapestFitted = await findCheapestFitted(db);
  return { today: dayInLondon(now), cheapestFitted, hasCountedRating: Boolean(counted), counted };
}

/** What the logo of emails is made of. */
const lookOf = ({ styleSheet, logo }: Firm) => `${styleSheet} ${logo?.src}`;

async function drawLogo(db: Db, { logo, colours }: Firm): Promise<Buffer> {
  const id = logo && uploadIdOf(logo.src);
  const stored = id && (await findImage(db, id));
  return stored ? shrinkEmailLogo(stored) : drawEmailLogo(colours);
}
