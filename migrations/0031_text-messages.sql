CREATE TABLE "text_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"event_key" text NOT NULL,
	"about" text NOT NULL,
	"revision" integer NOT NULL,
	"recipient" text NOT NULL,
	"body" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"lease_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_error" text,
	CONSTRAINT "one_text_an_event" UNIQUE("event_key")
);
--> statement-breakpoint
CREATE INDEX "texts_to_take" ON "text_messages" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "texts_by_subject_matter" ON "text_messages" USING btree ("about");