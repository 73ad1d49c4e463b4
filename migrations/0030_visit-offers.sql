CREATE TABLE "visit_offers" (
	"appointment_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"times" jsonb NOT NULL,
	"note" text,
	"by" text NOT NULL,
	"state" text NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "visit_offers" ADD CONSTRAINT "visit_offers_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;