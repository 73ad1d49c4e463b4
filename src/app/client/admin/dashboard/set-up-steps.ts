import type { readSetUp } from '#app/set-up-contract.ts';
import type { SectionName, SetUpStep } from '#features/business/firm-settings.ts';
import type { PriceName } from '#features/calculator/price-fields.ts';
import { readQuery } from '#platform/client/read-query.ts';

// Always refetched: what is done elsewhere ends a step.
export const setUpQuery = { ...readQuery<typeof readSetUp>('/api/admin/set-up'), staleTime: 0 };

type Step = {
  title: string;
  text: string;
  /** The settings that are shown for it. */
  sections: readonly SectionName[];
  /** Where the rest of it is. */
  more?: { href: string; label: string };
};

export const stepHref = (step: SetUpStep) => `/admin/firm?step=${step}`;

export const setUp: Record<SetUpStep, Step> = {
  firm: {
    title: 'Your firm',
    text: 'Name, telephone, email and address: they are on every page.',
    sections: ['firm'],
  },
  hours: {
    title: 'Your hours',
    text: 'When you answer the telephone and when you make visits.',
    sections: ['hours', 'visits'],
  },
  area: {
    title: 'Your area',
    text: 'How far you drive, and the towns that get a page of their own.',
    sections: ['area'],
    more: { href: '/admin/areas', label: 'Towns with a page' },
  },
  prices: {
    title: 'Your prices',
    text: 'VAT, deposit, and what the calculator asks for floors, fitting and extras.',
    sections: ['money'],
    more: { href: '/admin/prices', label: 'All prices of the calculator' },
  },
  mail: {
    title: 'Your emails',
    text: 'Who they come from. They are written to files until the server has an SMTP_URL.',
    sections: ['mails', 'alerts'],
  },
};

/** The prices of most jobs, which a new firm looks at first. */
export const mainPrices: readonly PriceName[] = [
  'carpetMaterial',
  'carpetUnderlay',
  'gripper',
  'vinylMaterial',
  'laminateMaterial',
  'laminateUnderlay',
  'installation',
  'doorBar',
  'uplift',
  'furniture',
];
