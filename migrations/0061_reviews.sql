CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"appointment_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"email_hash" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"first_name" text,
	"town" text,
	"floors" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"stars" smallint,
	"text" text DEFAULT '' NOT NULL,
	"written_at" timestamp with time zone,
	"answer" text,
	"answered_by" text,
	CONSTRAINT "one_review_an_appointment" UNIQUE("appointment_id"),
	CONSTRAINT "one_review_a_link" UNIQUE("token_hash"),
	CONSTRAINT "review_has_one_to_five_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "written_review_has_stars" CHECK (("reviews"."state" = 'asked') = ("reviews"."stars" is null) and ("reviews"."stars" is null) = ("reviews"."written_at" is null))
);
--> statement-breakpoint
CREATE INDEX "reviews_by_state" ON "reviews" USING btree ("state","written_at","id") WHERE state <> 'asked';--> statement-breakpoint
CREATE INDEX "reviews_stopped" ON "reviews" USING btree ("email_hash") WHERE stopped_at is not null;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "review_of_an_appointment" FOREIGN KEY ("appointment_id") REFERENCES "appointments"("id") ON DELETE cascade;
