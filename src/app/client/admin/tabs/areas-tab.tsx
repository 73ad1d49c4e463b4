import { AreasPanel } from '#features/areas/client/staff/areas-panel.tsx';

export default function AreasTab() {
  return (
    <>
      <h1 className="text-xl">Areas</h1>
      <p className="mt-1 mb-5 max-w-[68ch] text-sm text-ink-soft">
        The towns with a page of their own. They are in the menus, on the map, at the foot of every
        page and in the site map for search engines.
      </p>
      <AreasPanel />
    </>
  );
}
