import { firm } from '#features/business/firm.ts';
import type { AreaSummary, Coverage } from '../contract.ts';
import { describeWay, type MapPlace, milesPerUnit, scalePlace, toMap } from '../map-places.ts';
import { type Box, type PlacedLabel, placeLabels } from '../place-labels.ts';

const listRings = () => [5, 15, firm().radiusMiles];
/** Text size on a phone, in miles: names that do not overlap at this size do not at any other. */
const phoneLettering = 2.3;
const lettering = 'figure-text text-[2.3px] @min-[26rem]:text-[1.6px]';

/** Beyond this scale the areas are too close together to be drawn: only the base is. */
const maxAreasScale = 1.25;

/**
 * The figures of the map's scale point north-west, the direction with the fewest areas. Each is inside its
 * ring, or outside where there is no space in it. `scale`: miles per unit.
 */
function listFigures(scale: number) {
  const isSmall = scale > maxAreasScale;
  return (isSmall ? [firm().radiusMiles] : listRings()).map((miles) => {
    const at = (-miles / scale) * Math.SQRT1_2;
    const width = miles === firm().radiusMiles ? 8.8 : 3.3;
    const left = isSmall ? at - 1.2 - width : at + 1.2;
    const box: Box = { left, right: left + width, top: at - 0.4, bottom: at + 2.2 };
    const label: PlacedLabel = isSmall
      ? { x: -1.4, y: -0.9, anchor: 'end' }
      : { x: 1.4, y: 0.9, anchor: 'start' };
    return { miles, at, box, label };
  });
}
type Figure = ReturnType<typeof listFigures>[number];

type CoverageMapProps = {
  areas: readonly AreaSummary[];
  /** The postcode district that was asked about. */
  asked?: Coverage['place'];
  /** Slug of the page's own area. */
  current?: string;
};

/**
 * A map of the areas to scale, with rings of miles around the base. For a place further away the scale is
 * smaller, so that it is on the map at its true distance.
 */
export function CoverageMap({ areas, asked, current }: CoverageMapProps) {
  const edge = firm().radiusMiles + 3;
  const frame: Box = { left: -edge, top: -edge, right: edge, bottom: edge };
  const scale = asked ? milesPerUnit(toMap(asked), edge - 1.5) : 1;
  const figures = listFigures(scale);
  const mark = asked && { text: asked.outcode, ...scalePlace(toMap(asked), scale) };
  const towns = areas
    .filter(({ name }) => scale <= maxAreasScale || name === firm().base.town)
    .map((area) => ({ area, text: area.name, ...scalePlace(toMap(area), scale) }));
  const dots = mark ? [...towns, mark] : towns;
  const taken = figures.map(({ box }) => box);
  const labels = placeLabels(dots, taken, frame, phoneLettering);
  const markLabel = mark && labels.at(-1);
  return (
    <div className="@container">
      <svg
        viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`}
        role="img"
        aria-label={describeMap(areas, asked)}
        className="w-full"
      >
        <Rings scale={scale} figures={figures} />
        {mark && <path d={`M0 0L${mark.x} ${mark.y}`} className="stroke-ink" strokeWidth=".2" />}
        {towns.map(({ area, text }, index) => (
          <Name
            key={area.id}
            label={labels[index]}
            strong={area.slug === current}
            isMinor={current !== undefined && area.slug !== current && text !== firm().base.town}
          >
            {text}
          </Name>
        ))}
        {towns.map(({ area, x, y }) => (
          <Dot key={area.id} x={x} y={y} current={area.slug === current} />
        ))}
        {mark && (
          <>
            <circle
              cx={mark.x}
              cy={mark.y}
              r="1"
              strokeWidth=".3"
              className="fill-tape stroke-ink"
            />
            <Name label={markLabel} strong>
              {mark.text}
            </Name>
          </>
        )}
      </svg>
    </div>
  );
}

function Rings({ scale, figures }: { scale: number; figures: readonly Figure[] }) {
  const far = figures.at(-1)?.at ?? 0;
  return (
    <>
      {listRings()
        .toReversed()
        .map((miles) => (
          <circle
            key={miles}
            r={miles / scale}
            strokeWidth={miles === firm().radiusMiles ? '.3' : '.14'}
            strokeDasharray={miles === firm().radiusMiles ? undefined : '.6 .6'}
            className={
              miles === firm().radiusMiles
                ? 'fill-white stroke-brand'
                : 'fill-mist/50 stroke-line-strong'
            }
          />
        ))}
      <path d={`M0 0L${far} ${far}`} className="stroke-line-strong" strokeWidth=".14" />
      {figures.map(({ miles, at, label }) => (
        <g key={miles} transform={`translate(${at} ${at})`}>
          <path d="M-.7.7.7-.7" className="stroke-ink" strokeWidth=".25" />
          <Name label={label}>{miles === firm().radiusMiles ? `${miles} miles` : miles}</Name>
        </g>
      ))}
    </>
  );
}

function Dot({ x, y, current }: MapPlace & { current: boolean }) {
  const atBase = Math.hypot(x, y) < 1;
  return (
    <circle
      cx={x}
      cy={y}
      r={current || atBase ? 0.9 : 0.6}
      strokeWidth=".25"
      className={atBase ? 'fill-ink stroke-white' : 'fill-brand stroke-white'}
    />
  );
}

type NameProps = {
  label: PlacedLabel | undefined;
  strong?: boolean;
  /** Left out on a phone, where names as many as these are a crowd. */
  isMinor?: boolean;
  children: React.ReactNode;
};

/** A name on the map, with a white outline that keeps lines off it. */
function Name({ label, strong = false, isMinor = false, children }: NameProps) {
  if (!label) return null;
  return (
    <text
      x={label.x}
      y={label.y}
      dominantBaseline="central"
      textAnchor={label.anchor}
      paintOrder="stroke"
      strokeWidth=".6"
      className={`${lettering} stroke-white ${strong ? 'font-bold' : ''} ${isMinor ? 'max-sm:hidden' : ''}`}
    >
      {children}
    </text>
  );
}

function describeMap(areas: readonly AreaSummary[], asked: Coverage['place'] | undefined): string {
  const towns = areas.map((area) => `${area.name}: ${describeWay(area)}`).join('; ');
  const mark = asked ? ` Marked: ${asked.outcode}, ${describeWay(asked)}.` : '';
  return `Map with rings of ${listRings().join(', ')} miles around ${firm().base.town}. ${towns}.${mark}`;
}
