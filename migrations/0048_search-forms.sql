-- The form in which staff's searches are compared: in small letters, without accents and apostrophes, with spaces for
-- what separates words. `match-words.ts` puts what is searched for into the same form.
CREATE FUNCTION "search_form"("text" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	-- A text that was sorted as bytes would keep its capitals beyond A to Z.
	SELECT translate(
		regexp_replace(normalize(replace(replace(lower("text" COLLATE "default"), 'ß', 'ss'), 'æ', 'ae'), NFKD), '[\u0300-\u036f]', '', 'g'),
		E'øłđðı\n.@-_,/+()":''’‘ʼʹ`´',
		'olddi            '
	)
$$;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_form(name || ' ' || coalesce(sku, '') || ' ' || coalesce(brand, '') || ' ' || description || ' ' || specifications::text)) STORED;--> statement-breakpoint
ALTER TABLE "appointments" DROP COLUMN "search_words", ADD COLUMN "search_words" text GENERATED ALWAYS AS (search_form(
	E'\n' || "customer_name" || E'\n' || "email" || E'\n' || "phone" || E'\n' || translate("phone", ' -()+.', '') || E'\n' || "address" || E'\n' || "postcode" || E'\n' || replace("postcode", ' ', '')
)) STORED;--> statement-breakpoint
ALTER TABLE "enquiries" DROP COLUMN "search_words", ADD COLUMN "search_words" text GENERATED ALWAYS AS (search_form(
	E'\n' || "first_name" || E'\n' || "last_name" || E'\n' || "email" || E'\n' || "phone" || E'\n' || translate("phone", ' -()+.', '') || E'\n' || coalesce("message", '')
)) STORED;--> statement-breakpoint
ALTER TABLE "changes" DROP COLUMN "search_words", ADD COLUMN "search_words" text GENERATED ALWAYS AS (search_form(
	E'\n' || "by" || E'\n' || coalesce("label", '') || E'\n' || "before"::text || E'\n' || "after"::text
)) STORED;--> statement-breakpoint
UPDATE "customers" SET "search_words" = search_form("search_words") WHERE "search_words" <> search_form("search_words");--> statement-breakpoint
-- Where the server has no pg_trgm there are no such indexes.
DO $$
BEGIN
	CREATE INDEX "appointments_by_words" ON "appointments" USING gin ("search_words" gin_trgm_ops) WITH (gin_pending_list_limit = 512);
	CREATE INDEX "enquiries_by_words" ON "enquiries" USING gin ("search_words" gin_trgm_ops) WITH (gin_pending_list_limit = 512);
	CREATE INDEX "products_by_words" ON "products" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit = 128);
	CREATE INDEX "changes_by_words" ON "changes" USING gin ("search_words" gin_trgm_ops) WITH (gin_pending_list_limit = 128);
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'The indexes for searching were not made: %', SQLERRM;
END $$;
