CREATE TABLE "quote_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"appointment_id" text NOT NULL,
	"version" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"estimate_id" text,
	"options" jsonb NOT NULL,
	"valid_until" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_to" text,
	"sent_at" timestamp with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"reminders_stopped" boolean DEFAULT false NOT NULL,
	"viewed_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"chosen" integer,
	"answered_by" text,
	"reason" text,
	"consent" jsonb,
	CONSTRAINT "one_quote_a_version" UNIQUE("appointment_id","version"),
	CONSTRAINT "sent_quote_has_an_address" CHECK (("quotes"."state" = 'draft') = ("quotes"."sent_at" is null))
);
--> statement-breakpoint
ALTER TABLE "quote_links" ADD CONSTRAINT "quote_links_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_links_by_quote" ON "quote_links" USING btree ("quote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_draft_an_appointment" ON "quotes" USING btree ("appointment_id") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "quotes_waiting" ON "quotes" USING btree ("sent_at") WHERE state = 'sent';--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quote_of_an_appointment" FOREIGN KEY ("appointment_id") REFERENCES "appointments"("id") ON DELETE cascade;
