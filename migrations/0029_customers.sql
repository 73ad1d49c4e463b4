CREATE TABLE "customer_contacts" (
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"surname" text NOT NULL,
	"shown" text NOT NULL,
	"source" text NOT NULL,
	"verified_at" timestamp with time zone,
	"verified_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_contacts_customer_id_kind_value_surname_pk" PRIMARY KEY("customer_id","kind","value","surname")
);
--> statement-breakpoint
CREATE TABLE "customer_dismissals" (
	"one_id" text NOT NULL,
	"other_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "customer_dismissals_one_id_other_id_pk" PRIMARY KEY("one_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"content" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_records" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"joined_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	CONSTRAINT "customer_records_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "customer_steps" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"content" text NOT NULL,
	"due_on" date NOT NULL,
	"owner_id" text NOT NULL,
	"owner_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"postcode" text,
	"created_at" timestamp with time zone NOT NULL,
	"merged_into" text,
	"merged_at" timestamp with time zone,
	"merged_by" text,
	"root_id" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"record_count" integer DEFAULT 0 NOT NULL,
	"search_words" text DEFAULT '' NOT NULL,
	CONSTRAINT "a_merged_customer_has_another_root" CHECK ((merged_into is null) = (root_id = id))
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "conversation_id" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "conversation_id" text;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_dismissals" ADD CONSTRAINT "customer_dismissals_one_id_customers_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_dismissals" ADD CONSTRAINT "customer_dismissals_other_id_customers_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_records" ADD CONSTRAINT "customer_records_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_steps" ADD CONSTRAINT "customer_steps_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_customers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_contacts_by_value" ON "customer_contacts" USING btree ("kind","value");--> statement-breakpoint
CREATE INDEX "customer_dismissals_by_other" ON "customer_dismissals" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "customer_notes_by_customer" ON "customer_notes" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "customer_records_by_customer" ON "customer_records" USING btree ("customer_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_step_a_customer" ON "customer_steps" USING btree ("customer_id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "customer_steps_open" ON "customer_steps" USING btree ("due_on") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "customer_steps_by_customer" ON "customer_steps" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "customers_by_activity" ON "customers" USING btree ("last_at","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree (lower("name"),"id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "customers_by_root" ON "customers" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "customers_merged" ON "customers" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "appointments_of_chat" ON "appointments" USING btree ("conversation_id") WHERE conversation_id is not null;--> statement-breakpoint
CREATE INDEX "enquiries_of_chat" ON "enquiries" USING btree ("conversation_id") WHERE conversation_id is not null;
--> statement-breakpoint
-- Searching works without this index where pg_trgm is missing, and takes longer the more customers there are.
DO $$
BEGIN
	CREATE INDEX "customers_by_words" ON "customers" USING gin ("search_words" gin_trgm_ops) WITH (gin_pending_list_limit = 128) WHERE merged_into IS NULL;
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'The index for searching customers was not made: %', SQLERRM;
END $$;
