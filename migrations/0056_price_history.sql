CREATE TABLE "product_prices" (
	"product_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"price_pence" integer NOT NULL,
	"sale_price_pence" integer,
	CONSTRAINT "product_prices_product_id_since_pk" PRIMARY KEY("product_id","since")
);
--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "product_prices" ("product_id", "since", "price_pence", "sale_price_pence") SELECT "id", "created_at", "price_pence", "sale_price_pence" FROM "products";
