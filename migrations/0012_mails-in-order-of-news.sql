CREATE TABLE "mail_outages" (
	"id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_error" text NOT NULL,
	"failures" integer NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "mails_to_take";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "position" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "mails_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "priority" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "lease_id" text;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD COLUMN "note" text;--> statement-breakpoint
CREATE INDEX "mails_to_take" ON "mails" USING btree ("priority","attempts","due_at","position") WHERE state = 'waiting';