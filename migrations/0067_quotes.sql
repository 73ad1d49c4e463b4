CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"appointment_id" text NOT NULL,
	"version" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"lines" jsonb NOT NULL,
	"valid_until" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_to" text,
	"sent_at" timestamp with time zone,
	"token_hash" text,
	"viewed_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"reason" text,
	"consent" jsonb,
	CONSTRAINT "one_quote_a_link" UNIQUE("token_hash"),
	CONSTRAINT "one_quote_a_version" UNIQUE("appointment_id","version"),
	CONSTRAINT "sent_quote_has_an_address" CHECK (("quotes"."state" = 'draft') = ("quotes"."sent_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "one_draft_an_appointment" ON "quotes" USING btree ("appointment_id") WHERE state = 'draft';--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quote_of_an_appointment" FOREIGN KEY ("appointment_id") REFERENCES "appointments"("id") ON DELETE cascade;
