import { findSpecialDays } from '#features/booking/server/diary/queries-closed-days.ts';
import { describeFirm } from '#features/business/describe-firm.ts';
import { setFirm } from '#features/business/firm.ts';
import { referenceFirm } from '#features/business/reference-firm.ts';
import { drawEmailLogo } from '#features/business/server/draw-icon.ts';
import { readFirmVersion } from '#features/business/server/queries-firm.ts';
import { setEmailLogo } from '#features/business/server/render-email.ts';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';

/** How far back lateness is counted, and the year in which a day may be closed beforehand. */
const days = { before: 70, ahead: 365 };

/** Whose mark emails carry. */
let drawn = referenceFirm;

/** Lets this process be of the firm whose settings and special days are stored. */
export async function loadFirm(db: Db) {
  const today = dayInLondon(new Date());
  const [{ settings }, specialDays] = [
    await readFirmVersion(db),
    await findSpecialDays(db, addDays(today, -days.before), addDays(today, days.ahead)),
  ];
  const described = describeFirm(settings, specialDays);
  if (described.styleSheet !== drawn.styleSheet)
    setEmailLogo(await drawEmailLogo(described.colours));
  drawn = described;
  setFirm(described);
}
