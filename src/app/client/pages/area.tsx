import { Suspense } from 'react';
import { areaQuery, areasQuery } from '#features/areas/client/api.ts';
import { AreaArticle } from '#features/areas/client/area-article.tsx';
import { useRead } from '#platform/client/reads/use-read.ts';
import { AreaData } from '../area/area-data.tsx';
import { AreaFacts } from '../area/area-facts.tsx';
import { AreaHero } from '../area/area-hero.tsx';
import { imageOfArea } from '../area/area-image.ts';
import { AreaLowerHalf, AreaMissing, PageLoading } from '../lazy-components.tsx';
import { PageHead } from '../shell/head/page-head.tsx';

export default function AreaPage({ params }: { params: Record<string, string> }) {
  const { data: area, error, refetch } = useRead(areaQuery(params.area ?? ''));
  const { data: areas = [] } = useRead(areasQuery);
  // An error in the page's data is a plain object, so `instanceof` does not work here.
  if (error && 'status' in error && error.status === 404)
    return (
      <Suspense>
        <AreaMissing />
      </Suspense>
    );
  if (!area)
    return (
      <Suspense>
        <PageLoading
          loadingText="Loading service area information..."
          failedTitle="We couldn’t load this service area"
          failed={error !== null}
          retry={refetch}
        />
      </Suspense>
    );
  const room = imageOfArea(areas.findIndex(({ slug }) => slug === area.slug));
  return (
    <>
      <PageHead
        title={area.metaTitle}
        description={area.metaDescription}
        path={`/area/${area.slug}`}
        picture={room.picture}
        imageAlt={room.alt}
      />
      <AreaData area={area} />
      <AreaHero area={area} room={room} />
      <div className="wrap band grid gap-x-16 gap-y-14 lg:grid-cols-[7fr_4fr]">
        <AreaArticle content={area.content} />
        <AreaFacts area={area} />
      </div>
      <div id="area-lower-half">
        <Suspense>
          <AreaLowerHalf area={area} areas={areas} />
        </Suspense>
      </div>
    </>
  );
}
