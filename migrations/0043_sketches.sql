CREATE TABLE "estimate_sketch_files" (
	"sketch_id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"small" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "estimate_sketches" (
	"id" text PRIMARY KEY NOT NULL,
	"estimate_id" text NOT NULL,
	"digest" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "estimate_sketch_files" ADD CONSTRAINT "estimate_sketch_files_sketch_id_estimate_sketches_id_fk" FOREIGN KEY ("sketch_id") REFERENCES "public"."estimate_sketches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_sketches" ADD CONSTRAINT "estimate_sketches_estimate_id_estimates_id_fk" FOREIGN KEY ("estimate_id") REFERENCES "public"."estimates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "estimate_sketches_by_file" ON "estimate_sketches" USING btree ("estimate_id","digest");