CREATE TABLE "chat_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"up_to" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "other_visitors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_links" ADD CONSTRAINT "chat_links_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_links_by_conversation" ON "chat_links" USING btree ("conversation_id","up_to");