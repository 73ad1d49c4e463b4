import { outlineShape, type ShapeKind, shapes, toPath } from '../shapes/room-shapes.ts';

type Choice = ShapeKind | 'rectangle';

const rectangle = [
  { x: 0, y: 0 },
  { x: 5000, y: 0 },
  { x: 5000, y: 3600 },
  { x: 0, y: 3600 },
];
const choices: { kind: Choice; name: string; outline: { x: number; y: number }[] }[] = [
  { kind: 'rectangle', name: 'Rectangle', outline: rectangle },
  ...(Object.keys(shapes) as ShapeKind[]).map((kind) => ({
    kind,
    name: shapes[kind].name,
    outline: outlineShape(kind, shapes[kind].usual),
  })),
];

type ShapePickerProps = {
  /** Of the radio buttons. */
  name: string;
  /** The room's name. */
  called: string;
  chosen: Choice;
  onChoose: (kind: Choice) => void;
};

/** Pictures of the shapes that a room can have. */
export function ShapePicker({ name, called, chosen, onChoose }: ShapePickerProps) {
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="sr-only">Shape of {called}</legend>
      <div className="grid grid-cols-5 gap-1.5 max-[22rem]:grid-cols-3">
        {choices.map(({ kind, name: shape, outline }) => (
          <label
            key={kind}
            className="flex min-h-14 cursor-pointer flex-col items-center rounded border border-line-strong bg-white px-0.5 pt-1.5 pb-0.5 text-[0.8125rem] leading-5 tracking-tight hover:border-ink has-checked:border-brand has-checked:bg-mist has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-chalk"
          >
            <input
              type="radio"
              name={name}
              value={kind}
              checked={chosen === kind}
              onChange={() => onChoose(kind)}
              className="sr-only"
            />
            <svg viewBox="-300 -300 5600 4900" width="37" height="32" aria-hidden="true">
              <path
                d={toPath(outline)}
                strokeWidth="260"
                className="fill-white stroke-brand forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
              />
            </svg>
            {shape}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
