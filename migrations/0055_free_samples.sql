ALTER TABLE "products" ADD COLUMN "samples" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "sample_order" jsonb;