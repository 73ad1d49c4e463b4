CREATE TABLE "visit_photo_files" (
	"photo_id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"small" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"appointment_id" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"by_id" text NOT NULL,
	"by" text NOT NULL,
	"caption" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visit_photo_files" ADD CONSTRAINT "visit_photo_files_photo_id_visit_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."visit_photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_photos" ADD CONSTRAINT "visit_photos_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_photos_by_appointment" ON "visit_photos" USING btree ("appointment_id","taken_at","id");