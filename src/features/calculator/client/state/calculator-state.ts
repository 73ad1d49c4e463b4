import type { Estimate, EstimateInput } from '../../contract.ts';
import { carpetWidths, limits } from '../../limits.ts';
import type { CarpetWidth, ChosenProduct, Flooring, RollWidth } from './chosen-product.ts';
import {
  canBePriced,
  isMeasured,
  measureArea,
  nameNextRoom,
  nameRooms,
  parseMetres,
  type RoomDraft,
  type RoomField,
} from './room-drafts.ts';

export type Step = 1 | 2 | 3 | 4;

/** The visitor's entries, which are kept across reloads. */
export type Job = {
  rooms: RoomDraft[];
  flooring: Flooring | null;
  /** A floor of the catalogue, priced in place of the standard one of its type. */
  floor: ChosenProduct | null;
  carpetWidth: CarpetWidth;
  includeInstallation: boolean;
};

export type CalculatorState = Job & {
  step: Step;
  estimate: Estimate | null;
  /** Whether the visitor wanted to leave the step before it was complete: now it says what is missing. */
  isChecked: boolean;
};

export type CalculatorAction =
  | { type: 'roomAdded' }
  | { type: 'roomRemoved'; id: number }
  | { type: 'roomChanged'; id: number; field: RoomField; value: string }
  | { type: 'flooringChosen'; flooring: Flooring }
  | { type: 'floorChosen'; floor: ChosenProduct }
  /** The floor as the catalogue has it now; null when it is no longer sold. */
  | { type: 'floorUpdated'; id: string; floor: ChosenProduct | null }
  | { type: 'carpetWidthChosen'; carpetWidth: CarpetWidth }
  | { type: 'installationChosen'; includeInstallation: boolean }
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
  estimate: null,
  isChecked: false,
};

export function reduceCalculator(
  state: CalculatorState,
  action: CalculatorAction,
): CalculatorState {
  switch (action.type) {
    case 'roomAdded':
      return state.rooms.length < limits.rooms
        ? { ...state, rooms: appendRoom(state.rooms) }
        : state;
    case 'roomRemoved':
      if (state.rooms.length === 1) return state;
      return { ...state, rooms: state.rooms.filter((room) => room.id !== action.id) };
    case 'roomChanged':
      return { ...state, rooms: state.rooms.map((room) => changeRoom(room, action)) };
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

function appendRoom(rooms: RoomDraft[]): RoomDraft[] {
  const id = Math.max(...rooms.map((room) => room.id)) + 1;
  return [...rooms, { id, name: nameNextRoom(rooms), length: '', width: '' }];
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

type SentRoom = { id: number; name: string; length: number; width: number; area: number };

/**
 * The request for an estimate, or null while something required is missing.
 * @param rollWidth in place of the job's: a product may come on rolls that no carpet comes on
 */
export function buildRequest(
  job: Job,
  productId?: string,
  rollWidth: RollWidth = job.carpetWidth,
): (EstimateInput & { rooms: SentRoom[] }) | null {
  const names = nameRooms(job.rooms);
  const rooms = job.rooms.filter(isMeasured).map((room) => ({
    id: room.id,
    name: names[job.rooms.indexOf(room)] ?? '',
    length: parseMetres(room.length),
    width: parseMetres(room.width),
    area: measureArea(room),
  }));
  if (rooms.length === 0 || job.flooring === null) return null;
  const { flooring: flooringType, includeInstallation } = job;
  const request = { rooms, flooringType, carpetWidth: rollWidth, includeInstallation };
  return productId === undefined ? request : { ...request, productId };
}

/** Whether the visitor has entered nothing that could be lost. */
export function isUntouched({ rooms, flooring }: Job): boolean {
  const [first, ...others] = rooms;
  const isBlank = first?.length === '' && first.width === '' && first.name === 'Room 1';
  return isBlank && others.length === 0 && flooring === null;
}
