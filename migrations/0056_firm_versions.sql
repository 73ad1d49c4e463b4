CREATE TABLE "firm_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"changed_by" text,
	"changed_at" timestamp with time zone NOT NULL
);
