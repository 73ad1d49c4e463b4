CREATE TABLE "email_changes" (
	"account_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"cancel_token_hash" text NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_by_token" UNIQUE("token_hash"),
	CONSTRAINT "email_changes_by_cancel_token" UNIQUE("cancel_token_hash")
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_verifications_by_account" ON "email_verifications" USING btree ("account_id");--> statement-breakpoint
-- Whoever works with an account has been let in by an admin who knew them.
UPDATE "staff_accounts" SET "email_verified_at" = "created_at" WHERE "status" = 'active';--> statement-breakpoint
-- Of active accounts with one name the first keeps it; each later one gets the next free number.
DO $$
DECLARE
	twin record;
	suffix integer;
	free text;
BEGIN
	FOR twin IN
		SELECT later.id, later.name FROM staff_accounts later
		WHERE later.status = 'active' AND EXISTS (
			SELECT FROM staff_accounts earlier
			WHERE earlier.status = 'active' AND lower(earlier.name) = lower(later.name)
				AND (earlier.created_at, earlier.id) < (later.created_at, later.id))
		ORDER BY later.created_at, later.id
	LOOP
		suffix := 2;
		LOOP
			free := left(twin.name, 74) || ' (' || suffix || ')';
			EXIT WHEN NOT EXISTS (
				SELECT FROM staff_accounts other
				WHERE other.status = 'active' AND lower(other.name) = lower(free));
			suffix := suffix + 1;
		END LOOP;
		UPDATE staff_accounts SET name = free WHERE id = twin.id;
	END LOOP;
END $$;--> statement-breakpoint
CREATE UNIQUE INDEX "one_active_account_a_name" ON "staff_accounts" USING btree (lower("name")) WHERE status = 'active';