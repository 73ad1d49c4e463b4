import type { CutPlan, CuttingRules, Piece } from '#features/calculator/cut-plan/cut-plan.ts';
import type { RoomSize, Space, Stairs } from '#features/calculator/cut-plan/laying/spaces.ts';

type Box = { left: number; top: number; right: number; bottom: number };

const rollMm = 25_000;

/**
 * Checks a cut plan without any code of the planner: that pieces lie on the roll without overlap, cover
 * their rooms with the pile in one direction, match where they have a pattern, and keep the rules of joins,
 * rolls and stairs.
 * @returns what is wrong, in words
 */
export function findPlanFaults(plan: CutPlan, spaces: Space[], rules: CuttingRules): string[] {
  return [
    ...checkRoll(plan),
    ...checkRepeats(plan, rules),
    ...spaces.flatMap((space, room) => {
      const pieces = plan.pieces.filter((piece) => piece.room === room);
      const faults =
        'steps' in space
          ? checkStairs(plan, room, pieces, space, rules)
          : checkRoom(plan, room, pieces, space, rules);
      return faults.map((fault) => `room ${room}: ${fault}`);
    }),
    ...checkLinks(plan, spaces, rules),
  ];
}

function checkRoll({ pieces, rollWidthMm, lengthMm, boughtMm2, rollStartsMm }: CutPlan): string[] {
  const faults: string[] = [];
  const boxes = pieces.map(
    ({ xMm, yMm, widthMm, lengthMm: long }): Box => ({
      left: xMm,
      top: yMm,
      right: xMm + widthMm,
      bottom: yMm + long,
    }),
  );
  boxes.forEach((a, i) => {
    if (a.left < 0 || a.top < 0) faults.push(`piece ${i} begins outside the roll`);
    if (a.right > rollWidthMm || a.bottom > lengthMm)
      faults.push(`piece ${i} ends outside the roll`);
    if (boxes.slice(i + 1).some((b) => overlaps(a, b))) faults.push(`piece ${i} overlaps another`);
    if (rollStartsMm.some((start) => a.top < start && start < a.bottom))
      faults.push(`piece ${i} lies on two rolls`);
  });
  const ends = [...rollStartsMm, lengthMm];
  if (ends.some((end, i) => end - (ends[i - 1] ?? 0) > rollMm)) faults.push('a roll is too long');
  if (Math.max(...boxes.map((box) => box.bottom)) !== lengthMm) faults.push('roll is left over');
  if (boughtMm2 !== lengthMm * rollWidthMm) faults.push('the area bought is not that of the roll');
  return faults;
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function boxesOf(room: RoomSize): Box[] {
  const { lengthMm: long, widthMm: wide, parts = [] } = room;
  const own = { left: 0, top: 0, right: long, bottom: wide };
  const placed = parts.map(({ side, startMm: from, widthMm, depthMm: deep }): Box => {
    const to = from + widthMm;
    if (side === 'left') return { left: -deep, right: 0, top: from, bottom: to };
    if (side === 'right') return { left: long, right: long + deep, top: from, bottom: to };
    if (side === 'top') return { left: from, right: to, top: -deep, bottom: 0 };
    return { left: from, right: to, top: wide, bottom: wide + deep };
  });
  return [own, ...placed];
}

function checkRoom(
  plan: CutPlan,
  room: number,
  pieces: Piece[],
  size: RoomSize,
  rules: CuttingRules,
): string[] {
  const faults: string[] = [];
  const layout = plan.roomLayouts.find((each) => each.room === room);
  if (!layout) return ['is not laid'];
  const laid = pieces.map(({ covers }) => covers).filter((covers) => covers !== undefined);
  if (laid.length !== pieces.length) return ['has a piece that lies nowhere'];
  const boxes = laid.map(
    ({ xMm, yMm, lengthMm, widthMm }): Box => ({
      left: xMm,
      top: yMm,
      right: xMm + lengthMm,
      bottom: yMm + widthMm,
    }),
  );
  if (!boxesOf(size).every((box) => isCovered(box, boxes))) faults.push('is not covered');
  pieces.forEach((piece, i) => {
    const along = layout.pileAlong === 'length' ? laid[i]?.lengthMm : laid[i]?.widthMm;
    const across = layout.pileAlong === 'length' ? laid[i]?.widthMm : laid[i]?.lengthMm;
    if (along !== piece.lengthMm || across !== piece.widthMm) faults.push('has a turned piece');
    if (piece.kind === 'fill' && piece.widthMm < 300) faults.push('has a fill below 30 cm');
  });
  const cross = layout.joins.filter(({ kind }) => kind === 'cross').length;
  const allowed = rules.allowsCrossJoins && !rules.pattern ? 1 : 0;
  // A patterned drop may begin almost a repeat early, and end almost a repeat late.
  const spareMm = 2 * (rules.pattern?.repeatMm ?? 0);
  const isLong = Math.max(size.lengthMm, size.widthMm) + 100 + spareMm > rollMm;
  if (cross > allowed && !isLong) faults.push('has too many cross-joins');
  const turned = boxes.map((box) => (layout.pileAlong === 'length' ? box : turn(box)));
  return [...faults, ...checkMatch(turned, rules)];
}

/** Whether every piece begins where the pattern of its roll does, and ends where another repeat begins. */
function checkRepeats({ pieces, rollStartsMm }: CutPlan, { pattern }: CuttingRules): string[] {
  if (!pattern) return [];
  return pieces.flatMap(({ yMm, lengthMm }, i) => {
    const start = rollStartsMm.findLast((each) => each <= yMm) ?? 0;
    if ((yMm - start) % pattern.repeatMm !== 0) return [`piece ${i} begins within a repeat`];
    return lengthMm % pattern.repeatMm === 0 ? [] : [`piece ${i} ends within a repeat`];
  });
}

/** With the pile along its length (left to right). */
const turn = ({ left, top, right, bottom }: Box): Box => ({
  left: top,
  top: left,
  right: bottom,
  bottom: right,
});

/**
 * Whether the pattern runs on where pieces of a room meet: every piece begins with a whole repeat, so how far
 * apart they begin says how far apart their patterns are.
 */
function checkMatch(boxes: Box[], { pattern }: CuttingRules): string[] {
  if (!pattern) return [];
  const { repeatMm, isHalfDrop } = pattern;
  /** How far two begin apart within a repeat, at most half of one. */
  const differ = (a: Box, b: Box) => {
    const apart = Math.abs(a.left - b.left) % repeatMm;
    return Math.min(apart, repeatMm - apart);
  };
  return boxes.flatMap((a, i) =>
    boxes.flatMap((b, j) => {
      const isInLine = a.top === b.top && a.bottom === b.bottom;
      if (isInLine) return i < j && differ(a, b) !== 0 ? ['has lengths that do not match'] : [];
      // Pieces of two rectangles overlap by their trim.
      const isBeside = a.top < b.top && b.top <= a.bottom && b.top >= a.bottom - 100;
      if (!isBeside || a.right <= b.left || b.right <= a.left) return [];
      // Half a millimetre is lost where a repeat is odd.
      const isMatched = isHalfDrop
        ? Math.abs(differ(a, b) - repeatMm / 2) <= 0.5
        : differ(a, b) === 0;
      return isMatched ? [] : ['has drops that do not match'];
    }),
  );
}

/** Whether a box is wholly under others: looked up on the grid of all their edges. */
function isCovered(box: Box, others: Box[]): boolean {
  const cuts = (from: number, to: number, edges: number[]) =>
    [...new Set([from, to, ...edges.filter((edge) => from < edge && edge < to)])].sort(
      (a, b) => a - b,
    );
  const xs = cuts(
    box.left,
    box.right,
    others.flatMap(({ left, right }) => [left, right]),
  );
  const ys = cuts(
    box.top,
    box.bottom,
    others.flatMap(({ top, bottom }) => [top, bottom]),
  );
  return xs.slice(1).every((right, i) =>
    ys.slice(1).every((bottom, j) => {
      const cell = { left: xs[i] as number, right, top: ys[j] as number, bottom };
      return others.some(
        (other) =>
          other.left <= cell.left &&
          other.right >= cell.right &&
          other.top <= cell.top &&
          other.bottom >= cell.bottom,
      );
    }),
  );
}

function checkStairs(
  plan: CutPlan,
  room: number,
  pieces: Piece[],
  stairs: Stairs,
  { pattern }: CuttingRules,
): string[] {
  const faults: string[] = [];
  const { goingMm, riseMm, widthMm, steps, winders, landing, runnerMm } = stairs;
  const repeat = pattern?.repeatMm ?? 1;
  /** As long as is needed, and less than a repeat longer. */
  const isCutFrom = (long: number, needed: number) => long >= needed && long < needed + repeat;
  const runs = pieces.filter(({ kind }) => kind === 'run');
  if (runs.reduce((sum, run) => sum + (run.steps ?? 0), 0) !== steps) faults.push('misses a step');
  for (const run of runs) {
    const needed = (run.steps ?? 0) * (goingMm + riseMm + 50);
    if (!isCutFrom(run.lengthMm, needed)) faults.push('has a short run');
    if (run.widthMm !== (runnerMm ?? widthMm + 100)) faults.push('has a narrow run');
  }
  const turned = pieces.filter(({ kind }) => kind === 'winder');
  if (turned.length !== (winders?.count ?? 0)) faults.push('misses a winder');
  for (const { widthMm: wide, lengthMm: long } of turned) {
    const isLarge =
      wide === (runnerMm ?? (winders?.widthMm ?? 0) + 100) &&
      isCutFrom(long, (winders?.goingMm ?? 0) + riseMm + 100);
    if (!isLarge) faults.push('has a small winder');
  }
  if (!landing) return faults;
  const others = pieces.filter(({ kind }) => kind !== 'run' && kind !== 'winder');
  // The landing is covered with what goes round the top nosing.
  const withNosing = { ...landing, lengthMm: landing.lengthMm + 50 };
  const rules = { allowsCrossJoins: true, pattern } as CuttingRules;
  return [...faults, ...checkRoom(plan, room, others, withNosing, rules)];
}

function checkLinks({ roomLayouts }: CutPlan, spaces: Space[], { links = [] }: CuttingRules) {
  const directions = new Map<number, Set<string>>();
  spaces.forEach((_, room) => {
    const layout = roomLayouts.find((each) => each.room === room);
    const link = links[room];
    if (!layout || link === undefined) return;
    directions.set(link, (directions.get(link) ?? new Set()).add(layout.pileAlong));
  });
  return [...directions]
    .filter(([, pile]) => pile.size > 1)
    .map(([link]) => `group ${link}: its pile runs in two directions`);
}
