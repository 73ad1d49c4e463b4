DROP INDEX "appointments_quoted";--> statement-breakpoint
DROP INDEX "appointments_by_time";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "quote_sent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now every amount counted as sent.
UPDATE "appointments" SET "quote_sent" = true WHERE "quoted_pence" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "appointments_with_active_quote" ON "appointments" USING btree ("created_at","id") WHERE (quoted_pence is not null or measured_estimate is not null) and (status in ('pending', 'confirmed') or status = 'completed' and not quote_sent);--> statement-breakpoint
CREATE INDEX "appointments_by_time" ON "appointments" USING btree ("created_at","id","status","quoted_pence","quote_sent");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "sent_quote_has_an_amount" CHECK (not quote_sent or quoted_pence is not null);