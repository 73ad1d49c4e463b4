import { useQuery } from '@tanstack/react-query';
import { roleNames } from '../../limits.ts';
import { accountsQuery } from '../api.ts';

/** The other staff with their presence. */
export function AccountList({ me }: { me: string }) {
  const { data: members, isError } = useQuery(accountsQuery);
  if (isError) return <p className="text-sm text-error">We couldn’t load the team.</p>;
  if (!members)
    return (
      <div className="grid gap-3" aria-hidden="true">
        <div className="skeleton h-8" />
        <div className="skeleton h-8" />
      </div>
    );
  return (
    <ul>
      {members
        .filter(({ status }) => status === 'active')
        .map(({ id, name, role, isOnline }) => (
          <li key={id} className="flex items-baseline gap-2.5 py-1.5">
            <span
              className={`size-2.5 shrink-0 rounded-chip border ${isOnline ? 'border-brand bg-brand' : 'border-line-strong bg-white'}`}
            />
            <span className="min-w-0 flex-1 break-words">
              {name}
              {id === me && <span className="text-ink-soft"> (you)</span>}
              <span className="sr-only">, {isOnline ? 'online' : 'offline'}</span>
            </span>
            <span className="text-ink-soft">{roleNames[role]}</span>
          </li>
        ))}
    </ul>
  );
}
