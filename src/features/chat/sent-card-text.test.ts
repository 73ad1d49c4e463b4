import { expect, it } from 'vitest';
import { emptyCallBack, emptyVisit, type VisitCard } from './contract.ts';
import { describeSentCard, describeUnfinished } from './sent-card-text.ts';

const visit = (fields: Partial<VisitCard>): VisitCard => ({ ...emptyVisit('card-1'), ...fields });

it('says a visit with its days, times and place', () => {
  const card = visit({
    dates: ['2026-12-01', '2026-12-02'],
    times: ['1:00 PM - 3:00 PM'],
    name: 'Ann Price',
    phone: '01632 960147',
    email: 'ann@example.com',
    address: '12 High Street',
    postcode: 'BA1 1AA',
  });
  expect(describeSentCard(card)).toBe(
    'Asked for a visit: Tue 1 Dec or Wed 2 Dec, 1–3pm\nAnn Price, 01632 960147, ann@example.com\n12 High Street, BA1 1AA',
  );
  expect(describeUnfinished({ ...card, estimateIds: ['abc'] })).toBe(
    'Not sent: a visit on Tue 1 Dec or Wed 2 Dec, 1–3pm, at 12 High Street, BA1 1AA.\nAnn Price, 01632 960147, ann@example.com\n/estimate/abc',
  );
});

it('leaves out what was not filled in yet', () => {
  expect(describeUnfinished(visit({ phone: '01632 960147' }))).toBe(
    'Not sent: a visit.\n01632 960147',
  );
  expect(
    describeUnfinished({ ...emptyCallBack('card-2'), name: 'Ann', phone: '01632 960147' }),
  ).toBe('Not sent: a call.\nAnn, 01632 960147');
});
