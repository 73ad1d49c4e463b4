CREATE TABLE "retention_runs" (
	"id" integer PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"removed" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "texts_by_time" ON "text_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "appointments_of_estimate" ON "appointments" USING btree ((estimate->>'id')) WHERE estimate is not null;--> statement-breakpoint
CREATE INDEX "appointments_of_measured_estimate" ON "appointments" USING btree ((measured_estimate->>'id')) WHERE measured_estimate is not null;--> statement-breakpoint
CREATE INDEX "customers_by_time" ON "customers" USING btree ("created_at","id");