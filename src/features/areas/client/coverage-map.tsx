import { base, serviceRadiusMiles } from '#features/business/facts.ts';
import type { AreaSummary, Coverage } from '../contract.ts';
import { describeWay, keepOnMap, type MapPlace, toMap } from '../map-places.ts';
import { type Box, type PlacedLabel, placeLabels } from '../place-labels.ts';

const rings = [5, 15, serviceRadiusMiles];
const edge = serviceRadiusMiles + 3;
const frame: Box = { left: -edge, top: -edge, right: edge, bottom: edge };
/** Text size on a phone, in miles: names that do not overlap at this size do not at any other. */
const phoneLettering = 2.3;
const lettering = 'figure-text text-[2.3px] @min-[26rem]:text-[1.6px]';

/** The map's scale points north-west, the direction with the fewest areas. */
const scalePoints = rings.map((miles) => ({ miles, at: -miles * Math.SQRT1_2 }));
const scaleBoxes = scalePoints.map(({ miles, at }) => ({
  left: at + 1.2,
  right: at + (miles === serviceRadiusMiles ? 10 : 4.5),
  top: at - 0.4,
  bottom: at + 2.2,
}));

type CoverageMapProps = {
  areas: readonly AreaSummary[];
  /** The postcode district that was asked about. */
  asked?: Coverage['place'];
  /** Slug of the page's own area. */
  current?: string;
};

/** A map of the areas to scale, with rings of miles around the base. */
export function CoverageMap({ areas, asked, current }: CoverageMapProps) {
  const mark = asked && { text: asked.outcode, ...keepOnMap(toMap(asked), edge - 1.5) };
  const towns = areas.map((area) => ({ area, text: area.name, ...toMap(area) }));
  const dots = mark ? [...towns, mark] : towns;
  const labels = placeLabels(dots, scaleBoxes, frame, phoneLettering);
  const markLabel = mark && labels.at(-1);
  return (
    <div className="@container">
      <svg
        viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`}
        role="img"
        aria-label={describeMap(areas, asked)}
        className="w-full"
      >
        <Rings />
        {mark && <path d={`M0 0L${mark.x} ${mark.y}`} className="stroke-ink" strokeWidth=".2" />}
        {towns.map(({ area, text }, index) => (
          <Name key={area.id} label={labels[index]} strong={area.slug === current}>
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

function Rings() {
  const far = scalePoints.at(-1)?.at ?? 0;
  return (
    <>
      {rings.toReversed().map((miles) => (
        <circle
          key={miles}
          r={miles}
          strokeWidth={miles === serviceRadiusMiles ? '.3' : '.14'}
          strokeDasharray={miles === serviceRadiusMiles ? undefined : '.6 .6'}
          className={
            miles === serviceRadiusMiles
              ? 'fill-white stroke-brand'
              : 'fill-mist/50 stroke-line-strong'
          }
        />
      ))}
      <path d={`M0 0L${far} ${far}`} className="stroke-line-strong" strokeWidth=".14" />
      {scalePoints.map(({ miles, at }) => (
        <g key={miles} transform={`translate(${at} ${at})`}>
          <path d="M-.7.7.7-.7" className="stroke-ink" strokeWidth=".25" />
          <Name label={{ x: 1.4, y: 0.9, anchor: 'start' }}>
            {miles === serviceRadiusMiles ? `${miles} miles` : miles}
          </Name>
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
  children: React.ReactNode;
};

/** A name on the map, with a white outline that keeps lines off it. */
function Name({ label, strong = false, children }: NameProps) {
  if (!label) return null;
  return (
    <text
      x={label.x}
      y={label.y}
      dominantBaseline="central"
      textAnchor={label.anchor}
      paintOrder="stroke"
      strokeWidth=".6"
      className={`${lettering} stroke-white ${strong ? 'font-bold' : ''}`}
    >
      {children}
    </text>
  );
}

function describeMap(areas: readonly AreaSummary[], asked: Coverage['place'] | undefined): string {
  const towns = areas.map((area) => `${area.name}: ${describeWay(area)}`).join('; ');
  const mark = asked ? ` Marked: ${asked.outcode}, ${describeWay(asked)}.` : '';
  return `Map with rings of ${rings.join(', ')} miles around ${base.town}. ${towns}.${mark}`;
}
