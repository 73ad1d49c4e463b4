ALTER TABLE "appointment_events" ADD COLUMN "report_id" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "measured_estimate" jsonb;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "one_event_a_report" UNIQUE("report_id");