CREATE TABLE "closed_days" (
	"day" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fitter_time_off" (
	"id" text PRIMARY KEY NOT NULL,
	"fitter_id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"reason" text,
	CONSTRAINT "time_off_ends_after_it_begins" CHECK ("fitter_time_off"."to_day" >= "fitter_time_off"."from_day")
);
--> statement-breakpoint
CREATE TABLE "fitters" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"hours" jsonb NOT NULL,
	"outcodes" jsonb NOT NULL,
	"account_id" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_fitter_an_account" UNIQUE("account_id")
);
--> statement-breakpoint
ALTER TABLE "visits" DROP CONSTRAINT "one_visit_a_place";--> statement-breakpoint
ALTER TABLE "visits" DROP CONSTRAINT "places_count_from_one";--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "fitter_id" text;--> statement-breakpoint
-- Every numbered place of the diary becomes a fitter, who keeps its visits.
INSERT INTO "fitters" ("id", "name", "colour", "hours", "outcodes", "created_at")
SELECT 'fitter-' || n, 'Fitter ' || n, (ARRAY['green','blue','orange','purple','red','teal','brown','grey'])[(n - 1) % 8 + 1],
	'[{"from":"08:00","to":"18:00"},{"from":"08:00","to":"18:00"},{"from":"08:00","to":"18:00"},{"from":"08:00","to":"18:00"},{"from":"08:00","to":"18:00"},{"from":"09:00","to":"16:00"}]', '[]', now() + n * interval '1 millisecond'
FROM generate_series(1, (SELECT coalesce(max("place"), 0) FROM "visits")) AS "places"(n);--> statement-breakpoint
UPDATE "visits" SET "fitter_id" = 'fitter-' || "place";--> statement-breakpoint
ALTER TABLE "visits" ALTER COLUMN "fitter_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "fitter_time_off" ADD CONSTRAINT "fitter_time_off_fitter_id_fitters_id_fk" FOREIGN KEY ("fitter_id") REFERENCES "public"."fitters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fitter_time_off_by_day" ON "fitter_time_off" USING btree ("to_day","fitter_id");--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_fitter_id_fitters_id_fk" FOREIGN KEY ("fitter_id") REFERENCES "public"."fitters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" DROP COLUMN "place";--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "one_visit_a_fitter" UNIQUE("date","slot","fitter_id");--> statement-breakpoint
-- Two features own the two tables, so neither schema names the key.
ALTER TABLE "fitters" ADD CONSTRAINT "fitters_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE set null;
