import { expect, it } from 'vitest';
import { readMessage } from '../../conversation/message.ts';
import { withFittingOpening } from './fitting-opening.ts';

const furniture = { question: 'Do you move furniture?', answer: 'Yes, we move it as we go.' };
const answerTo = (text: string, taught = furniture) =>
  withFittingOpening(readMessage(text, { today: '2026-12-01', knownPlaces: [] }), taught);

it.each(['do you move furniture', 'can you shift a wardrobe and is that extra?'])(
  'the yes of the sheet answers "%s"',
  (text) => {
    expect(answerTo(text)).toBe('Yes, we move it as we go.');
  },
);

it.each([
  'do I have to move all the furniture out myself?',
  'how does the furniture get moved',
  'do you charge for moving the sofa',
])('a yes would say the opposite, or something else, to "%s"', (text) => {
  expect(answerTo(text)).toBe('We move it as we go.');
});

it('stays where the sheet asks the same way', () => {
  const beIn = { question: 'Do I need to be in?', answer: 'Yes, someone needs to let us in.' };
  expect(answerTo('do i have to be there', beIn)).toBe(beIn.answer);
});
