import type { Estimate, EstimateInput } from '../../contract.ts';
import { carpetWidths, limits } from '../../limits.ts';
import type { CarpetWidth, ChosenProduct, Flooring, RollWidth } from '../drafts/chosen-product.ts';
import { canBePriced } from '../drafts/draft-problems.ts';
import { addExtras, type ExtraDrafts, noExtras, removeRoomExtras } from '../drafts/extra-drafts.ts';
import { isMeasured, measureArea, readMeasures } from '../drafts/measure-draft.ts';
import {
  countFields,
  nameNextRoom,
  nameNextStairs,
  nameRooms,
  type RoomDraft,
  type RoomField,
  type RoomFloor,
  usualStairsDraft,
} from '../drafts/room-drafts.ts';

export type Step = 1 | 2 | 3 | 4;

/** The visitor's entries, which are kept across reloads. */
export type Job = {
  rooms: RoomDraft[];
  flooring: Flooring | null;
  /** A floor of the catalogue, priced in place of the standard one of its type. */
  floor: ChosenProduct | null;
  carpetWidth: CarpetWidth;
  includeInstallation: boolean;
  extras: ExtraDrafts;
};

export type CalculatorState = Job & {
  step: Step;
  estimate: Estimate | null;
  /** Whether the visitor wanted to leave the step before it was complete: now it says what is missing. */
  isChecked: boolean;
};

export type CalculatorAction =
  | { type: 'roomAdded' }
  | { type: 'stairsAdded' }
  | { type: 'roomRemoved'; id: number }
  | { type: 'roomChanged'; id: number; field: RoomField; value: string }
  /** Its shape, parts, stairs or its link with the room before it. */
  | { type: 'roomReplaced'; room: RoomDraft }
  | { type: 'flooringChosen'; flooring: Flooring }
  | { type: 'floorChosen'; floor: ChosenProduct }
  /** The floor as the catalogue has it now; null when it is no longer sold. */
  | { type: 'floorUpdated'; id: string; floor: ChosenProduct | null }
  | { type: 'carpetWidthChosen'; carpetWidth: CarpetWidth }
  | { type: 'installationChosen'; includeInstallation: boolean }
  | { type: 'extrasChanged'; extras: ExtraDrafts }
  | { type: 'checked' }
  | { type: 'movedForward' }
  | { type: 'movedBack' }
  | { type: 'movedTo'; step: 1 | 2 }
  | { type: 'estimated'; estimate: Estimate }
  | { type: 'jobRestored'; job: Job }
  | { type: 'startedAgain' };

export const stepTitles: Record<Step, string> = {
  1: 'Room Dimensions',
  2: 'Flooring Type',
  3: 'Review Your Selection',
  4: 'Your Estimate',
};

export const startingState: CalculatorState = {
  step: 1,
  rooms: [{ id: 1, name: 'Room 1', length: '', width: '' }],
  flooring: null,
  floor: null,
  carpetWidth: 4,
  includeInstallation: true,
  extras: noExtras,
  estimate: null,
  isChecked: false,
};

export function reduceCalculator(
  state: CalculatorState,
  action: CalculatorAction,
): CalculatorState {
  switch (action.type) {
    case 'roomAdded':
    case 'stairsAdded':
      return state.rooms.length < limits.rooms
        ? {
            ...state,
            rooms: appendRoom(state.rooms, action.type === 'stairsAdded'),
            // What has just been added is not missing yet.
            isChecked: false,
          }
        : state;
    case 'roomRemoved':
      if (state.rooms.length === 1) return state;
      return {
        ...state,
        rooms: state.rooms.filter((room) => room.id !== action.id),
        extras: removeRoomExtras(state.extras, action.id),
      };
    case 'roomChanged':
      return { ...state, rooms: state.rooms.map((room) => changeRoom(room, action)) };
    case 'roomReplaced':
      return replaceRoom(state, action.room);
    case 'flooringChosen':
      return { ...state, flooring: action.flooring, floor: null };
    case 'floorChosen':
      return takeFloor(state, action.floor);
    case 'floorUpdated':
      return state.floor?.id === action.id ? takeFloor(state, action.floor) : state;
    case 'carpetWidthChosen':
      return { ...state, carpetWidth: action.carpetWidth };
    case 'installationChosen':
      return { ...state, includeInstallation: action.includeInstallation };
    case 'extrasChanged':
      return { ...state, extras: action.extras };
    case 'checked':
      return { ...state, isChecked: true };
    case 'movedForward':
      // Step 4 needs an estimate.
      return state.step < 3 ? goTo(state, (state.step + 1) as Step) : state;
    case 'movedBack':
      return state.step > 1 ? goTo(state, (state.step - 1) as Step) : state;
    case 'movedTo':
      return goTo(state, action.step);
    case 'estimated':
      return takeEstimate(state, action.estimate);
    case 'jobRestored':
      return { ...startingState, ...action.job };
    case 'startedAgain':
      return startingState;
  }
}

/** A room with fields that it did not have before is not checked yet. Once each has a floor of its own, the first is the job's. */
function replaceRoom(state: CalculatorState, room: RoomDraft): CalculatorState {
  const before = state.rooms.find(({ id }) => id === room.id);
  const isChecked =
    state.isChecked && before !== undefined && countFields(room) <= countFields(before);
  const rooms = state.rooms.map((each) => (each.id === room.id ? room : each));
  const first = rooms.every(({ floor }) => floor) ? rooms[0]?.floor : undefined;
  return {
    ...state,
    ...(!state.flooring && first && { flooring: first.flooring, floor: first.product ?? null }),
    isChecked: isChecked && before?.shape?.kind === room.shape?.kind,
    rooms,
  };
}

const goTo = (state: CalculatorState, step: Step): CalculatorState => ({
  ...state,
  step,
  isChecked: false,
});

const takeFloor = (state: CalculatorState, floor: ChosenProduct | null): CalculatorState => ({
  ...state,
  floor,
  flooring: floor?.flooringType ?? null,
});

/** Whether nothing is missing that the step asks for. */
export function isStepComplete({ step, rooms, flooring }: CalculatorState): boolean {
  if (step === 1) return rooms.every(canBePriced);
  return step !== 2 || flooring !== null;
}

function appendRoom(rooms: RoomDraft[], isStairs: boolean): RoomDraft[] {
  const id = Math.max(...rooms.map((room) => room.id)) + 1;
  const blank = { id, length: '', width: '' };
  return isStairs
    ? [...rooms, { ...blank, name: nameNextStairs(rooms), stairs: usualStairsDraft }]
    : [...rooms, { ...blank, name: nameNextRoom(rooms) }];
}

function changeRoom(
  room: RoomDraft,
  { id, field, value }: { id: number; field: RoomField; value: string },
): RoomDraft {
  if (room.id !== id) return room;
  return { ...room, [field]: field === 'name' ? value.slice(0, limits.roomName) : value };
}

/** Ignores an estimate that arrives after the visitor went back to change something. */
function takeEstimate(state: CalculatorState, estimate: Estimate): CalculatorState {
  if (state.step < 3) return state;
  const carpetWidth = carpetWidths.find((width) => width === estimate.carpetWidth);
  return { ...goTo(state, 4), estimate, carpetWidth: carpetWidth ?? state.carpetWidth };
}

export type SentRoom = ReturnType<typeof readMeasures> & {
  id: number;
  name: string;
  area: number;
  link?: number;
  floor?: ReturnType<typeof toFloor>;
};

/** What an estimate offers in place of the job's own: another roll, fewer joins, or a longer search. */
export type CutChoice = { rollWidth?: RollWidth; fewestJoins?: boolean; thorough?: boolean };

/**
 * The request for an estimate, or null while something required is missing. `choice.rollWidth` may be one
 * that no carpet comes on: sheet vinyl has rolls of its own.
 */
export function buildRequest(
  job: Job,
  productId?: string,
  choice: CutChoice = {},
): (EstimateInput & { rooms: SentRoom[] }) | null {
  const names = nameRooms(job.rooms);
  const links = linkRooms(job.rooms);
  const rooms = job.rooms.filter(isMeasured).map((room): SentRoom => {
    const index = job.rooms.indexOf(room);
    const link = links[index];
    return {
      id: room.id,
      name: names[index] ?? '',
      ...readMeasures(room),
      area: measureArea(room),
      ...(link !== undefined && { link }),
      ...(room.floor && { floor: toFloor(room.floor) }),
    };
  });
  if (rooms.length === 0 || job.flooring === null) return null;
  const { flooring: flooringType, includeInstallation } = job;
  const { rollWidth = job.carpetWidth, fewestJoins = false, thorough = false } = choice;
  const request = addExtras(
    {
      rooms,
      flooringType,
      includeInstallation,
      carpetWidth: rollWidth,
      ...(fewestJoins && { fewestJoins }),
      ...(thorough && { thorough }),
    },
    job,
  );
  return productId === undefined ? request : { ...request, productId };
}

const toFloor = ({ flooring, product }: RoomFloor) => ({
  flooringType: flooring,
  ...(product && { productId: product.id }),
});

/** The number of the group of each room that is laid as one with its neighbour in the list. */
function linkRooms(rooms: RoomDraft[]): (number | undefined)[] {
  let group = 0;
  return rooms.map(({ isJoined }, index) => {
    const joinsBefore = isJoined && index > 0;
    if (!joinsBefore) group += 1;
    return joinsBefore || rooms[index + 1]?.isJoined ? group : undefined;
  });
}

/** Whether the visitor has entered nothing that could be lost. */
export function isUntouched({ rooms, flooring }: Job): boolean {
  const [first, ...others] = rooms;
  const isBlank =
    first?.length === '' &&
    first.width === '' &&
    first.name === 'Room 1' &&
    !first.parts?.length &&
    !first.shape;
  return isBlank && others.length === 0 && flooring === null;
}
