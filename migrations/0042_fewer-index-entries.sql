ALTER TABLE "appointment_events" DROP CONSTRAINT "one_event_a_report";--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "one_appointment_an_enquiry";--> statement-breakpoint
DROP INDEX "rate_limits_by_reset";--> statement-breakpoint
DROP INDEX "mails_by_state";--> statement-breakpoint
DROP INDEX "appointments_by_week";--> statement-breakpoint
DROP INDEX "kept_answers_by_time";--> statement-breakpoint
DROP INDEX "appointments_by_time";--> statement-breakpoint
CREATE INDEX "mails_not_sent" ON "mails" USING btree ("state","created_at") WHERE state in ('failed', 'dropped', 'dismissed');--> statement-breakpoint
CREATE UNIQUE INDEX "one_event_a_report" ON "appointment_events" USING btree ("report_id") WHERE report_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_appointment_an_enquiry" ON "appointments" USING btree ("enquiry_id") WHERE enquiry_id is not null;--> statement-breakpoint
CREATE INDEX "kept_answers_by_time" ON "kept_answers" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "appointments_by_time" ON "appointments" USING btree ("created_at","id","status","quoted_pence");