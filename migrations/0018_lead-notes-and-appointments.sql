ALTER TABLE "appointments" ADD COLUMN "enquiry_id" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "one_appointment_an_enquiry" UNIQUE("enquiry_id");--> statement-breakpoint
-- Two features own the two tables, so neither schema names the key.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null;
