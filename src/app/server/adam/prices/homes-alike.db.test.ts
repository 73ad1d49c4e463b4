import { describe, expect, it } from 'vitest';
import { formatPence } from '#platform/units/pounds.ts';
import { adamOnSite } from '#tests/support/assistant/adam-on-site.ts';
import { sayInTurn } from '#tests/support/assistant/adam-turns.ts';

const { answer } = adamOnSite();

const total = ({ priced }: { priced: readonly { totalPence: number }[] }) =>
  priced.reduce((sum, { totalPence }) => sum + totalPence, 0);

describe('the price of several homes alike', () => {
  const flat = 'carpet for a flat, lounge 4m x 3m and bedroom 3m x 3m. how much';
  it.each([
    ['double it for both flats', 2],
    ['same again for the other flat', 2],
    ['there are two flats the same, so both?', 2],
    ['times three', 3],
    ['x3 please', 3],
    ['and for 3 flats like that?', 3],
    ['can you double that', 2],
    ['same again for the other two flats', 3],
  ])('%s', async (text, count) => {
    const { record } = await sayInTurn(answer, [flat]);
    const { record: after, reply } = await sayInTurn(answer, [flat, text]);
    expect(total(after)).toBe(total(record));
    expect(reply).toContain(formatPence(total(record) * count));
  });

  it('keeps to one where only one is meant again', async () => {
    const texts = [flat, 'double it for both flats', 'and just one flat in laminate?'];
    const { record, reply } = await sayInTurn(answer, texts);
    expect(reply).toContain(formatPence(total(record)));
    expect(reply).not.toContain(formatPence(total(record) * 2));
  });

  it('stays where rooms are left out, with what that saves', async () => {
    const flats =
      '4 student flats, each one 2 bedrooms 3 x 2.8 and a lounge 4 x 3.5 in carpet, how much';
    const all = await sayInTurn(answer, [flats, 'and with vinyl in the lounges']);
    const fewer = await sayInTurn(answer, [
      flats,
      'and with vinyl in the lounges',
      'whats the saving if we skip the lounges',
    ]);
    expect(fewer.reply).toContain(formatPence(total(fewer.record) * 4));
    expect(fewer.reply).toContain(
      `${formatPence(total(all.record) - total(fewer.record))} less than with the lounge`,
    );
  });

  it('follows another floor', async () => {
    const { record, reply } = await sayInTurn(answer, [flat, 'times three', 'and in laminate?']);
    expect(reply).toContain(formatPence(total(record) * 3));
  });

  it.each(['double it', 'same again for the other bedroom', 'times two', 'we have 2 of those'])(
    'one room is counted as often: %s',
    async (text) => {
      const texts = ['carpet for a bedroom 4m x 3m. how much', text];
      const { record } = await sayInTurn(answer, texts);
      expect(record.priced.flatMap(({ rooms }) => rooms)).toHaveLength(2);
    },
  );
});
