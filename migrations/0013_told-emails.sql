CREATE TABLE "chat_conversation_emails" (
	"conversation_id" text NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "chat_conversation_emails_conversation_id_email_pk" PRIMARY KEY("conversation_id","email")
);
--> statement-breakpoint
ALTER TABLE "chat_conversation_emails" ADD CONSTRAINT "chat_conversation_emails_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_conversation_emails_by_email" ON "chat_conversation_emails" USING btree ("email");--> statement-breakpoint
INSERT INTO "chat_conversation_emails" ("conversation_id", "email") SELECT "id", lower("customer_email") FROM "chat_conversations" WHERE "customer_email" IS NOT NULL;
