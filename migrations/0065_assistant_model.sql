CREATE TABLE "assistant_model" (
	"id" integer PRIMARY KEY NOT NULL,
	"provider" text,
	"base_url" text NOT NULL,
	"model" text NOT NULL,
	"sealed_key" text,
	"key_end" text NOT NULL,
	"key_set_at" timestamp with time zone
);
