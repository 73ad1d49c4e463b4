CREATE TABLE "assistant_memories" (
	"conversation_id" text PRIMARY KEY NOT NULL REFERENCES "chat_conversations"("id") ON DELETE CASCADE,
	"memory" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_turns" (
	"message_id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL REFERENCES "chat_conversations"("id") ON DELETE CASCADE,
	"outcome" text NOT NULL,
	"engine" text NOT NULL,
	"intent" text NOT NULL,
	"question" text,
	"is_open" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "assistant_turns_by_time" ON "assistant_turns" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "assistant_turns_by_conversation" ON "assistant_turns" USING btree ("conversation_id");--> statement-breakpoint
CREATE TABLE "assistant_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "handed_over_at" timestamp with time zone;
