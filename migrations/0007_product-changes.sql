CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || coalesce(sku, '') || ' ' || coalesce(brand, '') || ' ' || description || ' ' || specifications::text)) STORED;--> statement-breakpoint
CREATE INDEX "products_in_shop_order" ON "products" USING btree ("sort_order","id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree (least("price_pence", coalesce("sale_price_pence", "price_pence")),"id");--> statement-breakpoint
CREATE INDEX "products_by_change" ON "products" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree (lower("name"),"id");