ALTER TABLE "assistant_turns" ADD COLUMN "achieved" text;--> statement-breakpoint
ALTER TABLE "assistant_turns" ADD COLUMN "is_wrong" boolean DEFAULT false NOT NULL;