ALTER TABLE "closed_days" ADD COLUMN "opens" text;--> statement-breakpoint
ALTER TABLE "closed_days" ADD COLUMN "closes" text;