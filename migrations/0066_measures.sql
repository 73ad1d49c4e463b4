CREATE TABLE "measures" (
	"appointment_id" text NOT NULL,
	"version" integer NOT NULL,
	"estimate" jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"report_id" text,
	CONSTRAINT "measures_appointment_id_version_pk" PRIMARY KEY("appointment_id","version")
);
--> statement-breakpoint
DROP INDEX "appointments_of_measured_estimate";--> statement-breakpoint
ALTER TABLE "measures" ADD CONSTRAINT "measures_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measures_by_estimate" ON "measures" USING btree ((estimate->>'id'));
--> statement-breakpoint
-- What was measured so far is the first version of each appointment.
INSERT INTO "measures" ("appointment_id", "version", "estimate", "by", "at", "report_id")
SELECT a."id", 1, a."measured_estimate", coalesce(e."by", 'system'), coalesce(e."at", a."created_at"), e."report_id"
FROM "appointments" a
LEFT JOIN LATERAL (
  SELECT "by", "at", "report_id" FROM "appointment_events"
  WHERE "appointment_id" = a."id" AND "what" = 'measured' ORDER BY "id" DESC LIMIT 1
) e ON true
WHERE a."measured_estimate" IS NOT NULL;
