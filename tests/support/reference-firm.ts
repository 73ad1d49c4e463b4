import { describeFirm } from '#features/business/describe-firm.ts';
import { setFirm } from '#features/business/firm.ts';
import type { FirmSettings } from '#features/business/firm-settings.ts';
import { referenceFirm, referenceSettings } from '#features/business/reference-firm.ts';
import { readTimeRanges } from '#platform/dates/time-ranges.ts';

type Changes = { [Name in keyof FirmSettings]?: Partial<FirmSettings[Name]> };

/** Lets this process be of the firm of the specification. */
export const resetFirm = () => setFirm(referenceFirm);

/** Lets it be of a firm with some other settings, until `resetFirm`. */
export function changeFirm(changes: Changes) {
  const sections = Object.entries(changes).map(([name, values]) => [
    name,
    { ...referenceSettings[name as keyof FirmSettings], ...values },
  ]);
  setFirm(describeFirm({ ...referenceSettings, ...Object.fromEntries(sections) }));
}

export const changeSlots = (text: string) =>
  changeFirm({ visits: { slots: readTimeRanges(text) ?? [] } });

resetFirm();
