import { expect, it } from 'vitest';
import { describeBusiness } from './business-data.ts';

const origin = 'https://example.test';

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
