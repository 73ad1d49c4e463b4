CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"price_pence" integer,
	"products" jsonb NOT NULL,
	"pages" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"by_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kept" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_change_items" (
	"change_id" text NOT NULL,
	"product_id" text NOT NULL,
	"before_pence" integer NOT NULL,
	"before_sale_pence" integer,
	"after_pence" integer NOT NULL,
	"after_sale_pence" integer,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "price_change_items_change_id_product_id_pk" PRIMARY KEY("change_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"rule" text NOT NULL,
	"by" text NOT NULL,
	"by_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"book_prices" jsonb NOT NULL,
	"kept" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"product_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"price_pence" integer NOT NULL,
	"sale_price_pence" integer,
	CONSTRAINT "product_prices_product_id_since_pk" PRIMARY KEY("product_id","since")
);
--> statement-breakpoint
ALTER TABLE "price_change_items" ADD CONSTRAINT "price_change_items_change_id_price_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."price_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_change_items" ADD CONSTRAINT "price_change_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_by_state" ON "offers" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "price_changes_by_time" ON "price_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "price_changes_to_begin" ON "price_changes" USING btree ("starts_at") WHERE state = 'planned';--> statement-breakpoint
INSERT INTO "product_prices" ("product_id", "since", "price_pence", "sale_price_pence") SELECT "id", "created_at", "price_pence", "sale_price_pence" FROM "products";