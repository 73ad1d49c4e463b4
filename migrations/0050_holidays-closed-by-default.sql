ALTER TABLE "closed_days" ADD COLUMN "is_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Visits that were booked on what is a holiday now are still made.
INSERT INTO "closed_days" ("day", "name", "is_open") SELECT DISTINCT "date", 'Visits are booked', true FROM "visits" WHERE "date" >= current_date ON CONFLICT DO NOTHING;
