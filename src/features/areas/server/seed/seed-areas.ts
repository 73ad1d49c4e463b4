import type { SeedArea } from './seed-area.ts';
import { bath } from './seed-areas-bath.ts';
import { bradfordOnAvon } from './seed-areas-bradford-on-avon.ts';
import { calne } from './seed-areas-calne.ts';
import { chippenham } from './seed-areas-chippenham.ts';
import { corsham } from './seed-areas-corsham.ts';
import { devizes } from './seed-areas-devizes.ts';
import { malmesbury } from './seed-areas-malmesbury.ts';
import { melksham } from './seed-areas-melksham.ts';
import { swindon } from './seed-areas-swindon.ts';
import { trowbridge } from './seed-areas-trowbridge.ts';

/** The areas of a new database, in the order of the menus; gaps in the positions leave room for more. */
export const seedAreas: SeedArea[] = [
  chippenham,
  bath,
  swindon,
  trowbridge,
  corsham,
  calne,
  melksham,
  devizes,
  malmesbury,
  bradfordOnAvon,
].map((area, index) => ({ ...area, sortOrder: (index + 1) * 10 }));
