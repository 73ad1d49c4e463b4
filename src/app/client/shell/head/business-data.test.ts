import { afterEach, expect, it } from 'vitest';
import { changeFirm, resetFirm } from '#tests/support/reference-firm.ts';
import { describeBusiness } from './business-data.ts';

const origin = 'https://example.test';
afterEach(resetFirm);

it('names the days on which the business is closed, in the form that search engines read', () => {
  const closed = [
    { from: '2026-12-24', to: '2026-12-26', name: 'Christmas', opens: null, closes: null },
  ];
  expect(describeBusiness(origin, closed)).toMatchObject({
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-26',
        opens: '00:00',
        closes: '00:00',
      },
    ],
  });
  expect(describeBusiness(origin, [])).not.toHaveProperty('specialOpeningHoursSpecification');
});

it('names the logo where the firm has its own', () => {
  expect(describeBusiness(origin, [])).not.toHaveProperty('logo');
  const logo = { url: '/images/upload-1.webp', width: 300, height: 100 };
  changeFirm({ look: { logo } });
  expect(describeBusiness(origin, [])).toMatchObject({ logo: origin + logo.url });
});
