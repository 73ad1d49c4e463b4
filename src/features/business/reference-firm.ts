import settings from '../../../data/reference-firm.json' with { type: 'json' };
import { describeFirm } from './describe-firm.ts';
import type { StoredFirm } from './firm-settings.ts';

/** The firm of the specification: what a new database starts with, and whom the demo shows. */
export const referenceSettings = settings as StoredFirm;

export const referenceFirm = describeFirm(referenceSettings);
