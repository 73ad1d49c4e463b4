import { mayNameRoom, type RoomName } from './room-names.ts';
import { type Span, type Tokens, wordSet } from './tokens.ts';

const heads = wordSet`room floor area space suite office shop hall unit house store bar`;
const noHead = wordSet`ground first second third top bottom new old wood wooden concrete hard solid timber`;
const joints = wordSet`its thats it is are measures measuring measured about approx roughly around s : = - ( its of at`;
const starts = wordSet`and & + plus n then also the my our a an for in , . : ; \n | / ) ! old new big small little large main`;
const articles = wordSet`the my our a an`;
/** Rooms that nobody has listed: "treatment room 3.3x2.9", "our vestry, 4.1 x 3.6", "gents 3.4x2.1". */
export function guessRoomNames(
  tokens: Tokens,
  sizes: readonly Span[],
  names: readonly RoomName[],
  isOther: (at: number) => boolean,
): RoomName[] {
  const ends = new Set(sizes.map(({ end }) => end));
  const isKnown = (at: number) => names.some(({ from, end }) => at >= from && at < end);
  const canName = (at: number, isHeaded: boolean) =>
    mayNameRoom(tokens[at]) &&
    !isKnown(at) &&
    !isOther(at) &&
    (isHeaded ? !noHead.has(tokens.word(at)) : !/(?:ed|ing|ly)$/.test(tokens.word(at)));
  const make = (from: number, end: number): RoomName => {
    const label = tokens.raw(from, end).toLowerCase();
    return {
      base: label,
      label: label.slice(0, 1).toUpperCase() + label.slice(1),
      mark: '',
      from,
      end,
      isGuess: true,
    };
  };
  return sizes.flatMap((size) => {
    let end = size.from;
    while (end > size.from - 4 && joints.has(tokens.word(end - 1))) end -= 1;
    const isApart = tokens.word(end - 1) === ',';
    if (isApart) end -= 1;
    const isHeaded = heads.has(tokens.word(end - 1)) && !isKnown(end - 1);
    let from = isHeaded ? end - 2 : end - 1;
    if (names.some((name) => name.from === size.end) || !canName(from, isHeaded))
      return after(size.end);
    while (from > end - 3 && !ends.has(from) && canName(from - 1, true)) from -= 1;
    const before = tokens.word(from - 1);
    const isStart = from === 0 || ends.has(from) || starts.has(before) || isOther(from - 1);
    return isStart && (!isApart || articles.has(before)) ? [make(from, end)] : [];
  });

  /** "3.3 x 2.9 treatment room", "3 x 2 for the vestry" */
  function after(start: number): RoomName[] {
    const isLed = /^(?:for|thats|is|in)$/.test(tokens.word(start));
    const from = start + (isLed ? (articles.has(tokens.word(start + 1)) ? 2 : 99) : 0);
    const isHeaded = heads.has(tokens.word(from + 1)) && !isKnown(from + 1);
    const end = from + (isHeaded ? 2 : 1);
    const isWhole = isHeaded || (isLed && tokens.endsClause(end));
    return isWhole && canName(from, isHeaded) ? [make(from, end)] : [];
  }
}
