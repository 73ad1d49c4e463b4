CREATE TABLE "busy_times" (
	"fitter_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_times_fitter_id_starts_at_pk" PRIMARY KEY("fitter_id","starts_at"),
	CONSTRAINT "busy_time_ends_after_it_begins" CHECK ("busy_times"."ends_at" > "busy_times"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"fitter_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_feed_an_address" UNIQUE("token_hash"),
	CONSTRAINT "feed_is_of_its_fitter" CHECK ("calendar_feeds"."id" = coalesce("calendar_feeds"."fitter_id", 'all'))
);
--> statement-breakpoint
CREATE TABLE "external_calendars" (
	"fitter_id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone NOT NULL,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_fitter_id_external_calendars_fitter_id_fk" FOREIGN KEY ("fitter_id") REFERENCES "public"."external_calendars"("fitter_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_fitter_id_fitters_id_fk" FOREIGN KEY ("fitter_id") REFERENCES "public"."fitters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_calendars" ADD CONSTRAINT "external_calendars_fitter_id_fitters_id_fk" FOREIGN KEY ("fitter_id") REFERENCES "public"."fitters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_times_by_end" ON "busy_times" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "external_calendars_due" ON "external_calendars" USING btree ("due_at");