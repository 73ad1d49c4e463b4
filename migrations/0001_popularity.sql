ALTER TABLE "products" ALTER COLUMN "specifications" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "specifications" SET DEFAULT '{}'::json;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "quote_adds" integer DEFAULT 0 NOT NULL;