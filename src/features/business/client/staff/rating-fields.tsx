import { get } from 'react-hook-form';
import { firstMessage, TextField } from '#platform/client/ui/field.tsx';
import { firm } from '../../firm.ts';
import type { FirmSettings } from '../../firm-settings.ts';

type Rating = FirmSettings['promises']['mainRating'];
type RatingFieldsProps = {
  /** Where it stands. */
  pages: string;
  rating: Rating;
  /** Those of its fields. */
  errors: unknown;
  onChange: (rating: Rating) => void;
};

/** Whether the figures below stand on the site, or the average of the site's own reviews in their place. */
export function describeCountedRating(): string {
  const rating = firm().mainRating;
  return rating?.isCounted
    ? `The site shows the average of your own reviews, ${rating.value} from ${rating.reviews}, in place of the figures below. Nobody can change it by hand.`
    : 'Once 20 of your own reviews are published, the site shows their average in place of the figures below.';
}

const usual = { value: 5, reviews: 10, source: '', checkedOn: '' };

/** A rating that the site shows, or none. */
export function RatingFields({ pages, rating, errors, onChange }: RatingFieldsProps) {
  const errorOf = (field: string) => firstMessage(get(errors, field));
  return (
    <fieldset className="min-w-0 sm:col-span-2" aria-label={`Rating on ${pages}`}>
      <label className="flex min-h-11 items-center gap-2 text-sm font-semibold">
        <input
          type="checkbox"
          className="size-5 accent-brand"
          checked={rating !== null}
          onChange={({ target }) => onChange(target.checked ? usual : null)}
        />
        Show a rating on {pages}
      </label>
      {rating && (
        <div className="grid max-w-md gap-4 sm:grid-cols-2">
          <TextField
            label="Stars, of 5"
            error={errorOf('value')}
            type="number"
            step="0.1"
            inputMode="decimal"
            value={Number.isNaN(rating.value) ? '' : rating.value}
            onChange={({ target }) => onChange({ ...rating, value: target.valueAsNumber })}
          />
          <TextField
            label="Reviews"
            error={errorOf('reviews')}
            type="number"
            inputMode="numeric"
            value={Number.isNaN(rating.reviews) ? '' : rating.reviews}
            onChange={({ target }) => onChange({ ...rating, reviews: target.valueAsNumber })}
          />
          <TextField
            label="Where it can be read"
            error={errorOf('source')}
            type="url"
            placeholder="https://"
            value={rating.source}
            onChange={({ target }) => onChange({ ...rating, source: target.value })}
          />
          <TextField
            label="Looked up on"
            error={errorOf('checkedOn')}
            type="date"
            value={rating.checkedOn}
            onChange={({ target }) => onChange({ ...rating, checkedOn: target.value })}
          />
        </div>
      )}
    </fieldset>
  );
}
