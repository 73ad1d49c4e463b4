import { useQuery } from '@tanstack/react-query';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { AreaFields } from '../../area-fields.ts';
import type { StaffArea } from '../../staff-contract.ts';
import { areaVersionsQuery } from './api.ts';

type AreaVersionsProps = {
  area: StaffArea;
  /** Called with an earlier version, to be looked at and saved. */
  onRestore: (fields: AreaFields) => void;
};

/** The earlier versions of an area, to be brought back into the form. */
export function AreaVersions({ area, onRestore }: AreaVersionsProps) {
  const { data: versions = [] } = useQuery(areaVersionsQuery(area.id));
  const earlier = versions.filter(({ version }) => version !== area.version);
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="area-versions" className="mt-8">
      <h3 id="area-versions" className="text-base font-semibold">
        Earlier versions
      </h3>
      <ul className="mt-2 border-t border-line text-sm">
        {earlier.map(({ version, fields, changedBy, changedAt }) => (
          <li key={version} className="flex items-center gap-4 border-b border-line py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {changedBy}, {shortInstant(changedAt)}
            </span>
            <button type="button" className={rowAction} onClick={() => onRestore(fields)}>
              Bring back<span className="sr-only"> version {version}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
