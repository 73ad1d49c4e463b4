CREATE TABLE "text_versions" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_versions_name_version_pk" PRIMARY KEY("name","version")
);
