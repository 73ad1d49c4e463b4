CREATE TABLE "service_area_versions" (
	"area_id" text NOT NULL,
	"version" integer NOT NULL,
	"slug" text NOT NULL,
	"fields" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_area_versions_area_id_version_pk" PRIMARY KEY("area_id","version")
);
--> statement-breakpoint
ALTER TABLE "service_areas" ADD COLUMN "postcode" text;--> statement-breakpoint
ALTER TABLE "service_areas" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "service_area_versions_by_slug" ON "service_area_versions" USING btree ("slug");