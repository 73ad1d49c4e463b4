import { useQuery } from '@tanstack/react-query';
import { EarlierVersions } from '#platform/client/staff/earlier-versions.tsx';
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
  return (
    <EarlierVersions
      versions={versions}
      current={area.version}
      onRestore={({ fields }) => onRestore(fields)}
    />
  );
}
