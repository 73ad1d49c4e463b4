type Way = { total: number; joins: number };

/**
 * The other ways to do a job that are worth showing, in their order: each is cheaper or has fewer joins than the
 * estimate, and than every other one that is shown. Of two that are alike the first stays.
 */
export function chooseOffers<W extends Way>(estimate: Way, ways: readonly W[]): W[] {
  return ways.filter(
    (way, index) =>
      !isAsGood(estimate, way) &&
      !ways.some(
        (other, place) =>
          place !== index && isAsGood(other, way) && (place < index || !isAsGood(way, other)),
      ),
  );
}

const isAsGood = (way: Way, other: Way) => way.total <= other.total && way.joins <= other.joins;
