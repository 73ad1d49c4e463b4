CREATE TABLE "backup_runs" (
	"id" integer PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"error" text,
	"succeeded_at" timestamp with time zone,
	"file" text,
	"bytes" bigint
);
