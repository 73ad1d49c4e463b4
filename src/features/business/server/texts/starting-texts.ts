import carpets from '../../../../../data/starting-texts/carpets.json' with { type: 'json' };
import complaints from '../../../../../data/starting-texts/complaints.json' with { type: 'json' };
import cookies from '../../../../../data/starting-texts/cookies.json' with { type: 'json' };
import emails from '../../../../../data/starting-texts/emails.json' with { type: 'json' };
import floorPreparation from '../../../../../data/starting-texts/floor-preparation.json' with {
  type: 'json',
};
import home from '../../../../../data/starting-texts/home.json' with { type: 'json' };
import laminateFlooring from '../../../../../data/starting-texts/laminate-flooring.json' with {
  type: 'json',
};
import lvt from '../../../../../data/starting-texts/lvt.json' with { type: 'json' };
import privacy from '../../../../../data/starting-texts/privacy.json' with { type: 'json' };
import repairsMaintenance from '../../../../../data/starting-texts/repairs-maintenance.json' with {
  type: 'json',
};
import terms from '../../../../../data/starting-texts/terms.json' with { type: 'json' };
import vinylFlooring from '../../../../../data/starting-texts/vinyl-flooring.json' with {
  type: 'json',
};
import type { ValuesOf } from '../../texts/text-kinds.ts';
import type { TextName, texts } from '../../texts/texts.ts';

/** What a new site says: the texts of the specification. */
export const startingTexts: {
  [Name in TextName]: ValuesOf<(typeof texts)[Name]['fields']>;
} = {
  home,
  carpets,
  lvt,
  'vinyl-flooring': vinylFlooring,
  'laminate-flooring': laminateFlooring,
  'floor-preparation': floorPreparation,
  'repairs-maintenance': repairsMaintenance,
  privacy,
  cookies,
  terms,
  complaints,
  ...emails,
};
