import { shortInstant } from '#platform/dates/short-dates.ts';
import { rowAction } from './staff-table.tsx';

type Version = { version: number; changedBy: string; changedAt: string | null };

type EarlierVersionsProps<V extends Version> = {
  versions: readonly V[];
  /** The version that is shown now. */
  current: number;
  /** Called with an earlier version, to be looked at and saved. */
  onRestore: (version: V) => void;
};

/** What was saved before, to be brought back into a form. */
export function EarlierVersions<V extends Version>({
  versions,
  current,
  onRestore,
}: EarlierVersionsProps<V>) {
  const earlier = versions.filter(({ version }) => version !== current);
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier-versions" className="mt-8">
      <h3 id="earlier-versions" className="text-base font-semibold">
        Earlier versions
      </h3>
      <ul className="mt-2 border-t border-line text-sm">
        {earlier.map((version) => (
          <li key={version.version} className="flex items-center gap-4 border-b border-line py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {version.changedBy}
              {version.changedAt && `, ${shortInstant(version.changedAt)}`}
            </span>
            <button type="button" className={rowAction} onClick={() => onRestore(version)}>
              Bring back<span className="sr-only"> version {version.version}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
