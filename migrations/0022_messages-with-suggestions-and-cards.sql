ALTER TABLE "assistant_turns" ADD COLUMN "attachments" jsonb;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "attachments" jsonb;