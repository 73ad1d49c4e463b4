ALTER TABLE "products" ADD COLUMN "pattern_repeat_mm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pattern_match" text;