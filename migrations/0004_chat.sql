CREATE TABLE "chat_conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_hash" text NOT NULL,
	"opened_by" text,
	"customer_name" text DEFAULT 'Customer' NOT NULL,
	"customer_email" text,
	"subject" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"taken_by_id" text,
	"taken_by_name" text,
	"context" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_conversations_opened_once" UNIQUE("visitor_hash","opened_by")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"content" text NOT NULL,
	"sender_type" text NOT NULL,
	"sender_id" text,
	"sender_name" text,
	"client_message_id" text,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_in_order" UNIQUE("conversation_id","sequence"),
	CONSTRAINT "chat_messages_sent_once" UNIQUE("conversation_id","client_message_id")
);
--> statement-breakpoint
CREATE TABLE "chat_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"content" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "chat_presence" (
	"holder" text NOT NULL,
	"process" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_presence_holder_process_pk" PRIMARY KEY("holder","process")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_conversations_by_activity" ON "chat_conversations" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "chat_conversations_by_status" ON "chat_conversations" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "chat_messages_unread" ON "chat_messages" USING btree ("conversation_id") WHERE not "chat_messages"."is_read";--> statement-breakpoint
CREATE INDEX "chat_notes_by_conversation" ON "chat_notes" USING btree ("conversation_id","created_at");