CREATE TABLE "email_change_stops" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_change_stops" ADD CONSTRAINT "email_change_stops_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_change_stops_by_account" ON "email_change_stops" USING btree ("account_id");--> statement-breakpoint
INSERT INTO "email_change_stops" ("token_hash", "account_id", "expires_at") SELECT "cancel_token_hash", "account_id", "expires_at" FROM "email_changes";
