CREATE TABLE "security_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"account_id" text,
	"account_name" text,
	"by_id" text,
	"by_name" text,
	"network" text,
	"user_agent" text,
	"request_id" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "security_log_by_time" ON "security_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "security_log_by_kind" ON "security_log" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "security_log_by_account" ON "security_log" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "security_log_by_author" ON "security_log" USING btree ("by_id","at","id");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_security_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'entries of the security log are never changed';
END
$$;--> statement-breakpoint
CREATE TRIGGER "security_log_is_append_only" BEFORE UPDATE ON "security_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_security_log"();
