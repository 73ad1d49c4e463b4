CREATE TABLE "chat_assistant_turns" (
	"conversation_id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"network" text NOT NULL,
	"claimed_by" text NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_turns" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "chat_assistant_turns" ADD CONSTRAINT "chat_assistant_turns_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_assistant_turns_by_claim" ON "chat_assistant_turns" USING btree ("claimed_until");--> statement-breakpoint
CREATE INDEX "chat_assistant_turns_by_message" ON "chat_assistant_turns" USING btree ("message_id");