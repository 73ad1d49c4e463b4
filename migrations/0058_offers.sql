CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"price_pence" integer,
	"products" jsonb NOT NULL,
	"pages" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"by_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kept" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "offers_by_state" ON "offers" USING btree ("state","starts_at");