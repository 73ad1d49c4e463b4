CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"by_id" text,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"subject" text,
	"label" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_books" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_books" ADD COLUMN "edits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "changes_by_time" ON "changes" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "changes_by_kind" ON "changes" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "changes_by_person" ON "changes" USING btree ("by","at","id");--> statement-breakpoint
CREATE INDEX "changes_by_subject" ON "changes" USING btree ("subject");--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "visit_starts_at" timestamp with time zone;--> statement-breakpoint
UPDATE "appointments" SET "visit_starts_at" = "visits"."starts_at" FROM "visits" WHERE "visits"."appointment_id" = "appointments"."id";--> statement-breakpoint
-- What staff search, in one text a row, every word after a space. Numbers and postcodes stand in it as they were typed and in one piece.
ALTER TABLE "appointments" ADD COLUMN "search_words" text GENERATED ALWAYS AS (lower(translate(
	E'\n' || "customer_name" || E'\n' || "email" || E'\n' || "phone" || E'\n' || translate("phone", ' -()+.', '') || E'\n' || "address" || E'\n' || "postcode" || E'\n' || replace("postcode", ' ', ''),
	E'\n.@-_,/+()":', '            '
))) STORED;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "search_words" text GENERATED ALWAYS AS (lower(translate(
	E'\n' || "first_name" || E'\n' || "last_name" || E'\n' || "email" || E'\n' || "phone" || E'\n' || translate("phone", ' -()+.', '') || E'\n' || coalesce("message", ''),
	E'\n.@-_,/+()":', '            '
))) STORED;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "search_words" text GENERATED ALWAYS AS (lower(translate(
	E'\n' || "by" || E'\n' || coalesce("label", '') || E'\n' || "before"::text || E'\n' || "after"::text,
	E'\n.@-_,/+()":', '            '
))) STORED;--> statement-breakpoint
CREATE INDEX "appointments_by_customer" ON "appointments" USING btree (lower("customer_name"),"id");--> statement-breakpoint
CREATE INDEX "appointments_by_visit" ON "appointments" USING btree (coalesce("visit_starts_at", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "appointments_quoted" ON "appointments" USING btree ("status") WHERE "quoted_pence" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "appointment_events_sold" ON "appointment_events" USING btree ("at","appointment_id") WHERE "what" IN ('confirmed', 'completed');--> statement-breakpoint
CREATE INDEX "enquiries_by_follow_up" ON "enquiries" USING btree ("followed_up","created_at","id");--> statement-breakpoint
-- pg_trgm is a trusted extension: whoever owns the database may add it. Where the server does not have it,
-- searching works without these indexes, and takes longer the more there is.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "appointments_by_words" ON "appointments" USING gin ("search_words" gin_trgm_ops) WITH (gin_pending_list_limit = 128);
	CREATE INDEX "enquiries_by_words" ON "enquiries" USING gin ("search_words" gin_trgm_ops) WITH (gin_pending_list_limit = 128);
	CREATE INDEX "products_by_words" ON "products" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit = 128);
	CREATE INDEX "changes_by_words" ON "changes" USING gin ("search_words" gin_trgm_ops) WITH (gin_pending_list_limit = 128);
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'The indexes for searching were not made: %', SQLERRM;
END $$;
