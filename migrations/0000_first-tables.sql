CREATE TABLE "planted_seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"planted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_areas" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"content" text NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"distance_miles" double precision NOT NULL,
	"villages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "service_areas_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "estimates" (
	"id" text PRIMARY KEY NOT NULL,
	"request" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"total_pence" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_books" (
	"id" integer PRIMARY KEY NOT NULL,
	"prices" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"sku" text,
	"description" text DEFAULT '' NOT NULL,
	"product_type" text DEFAULT 'catalog' NOT NULL,
	"page_location" text DEFAULT 'homepage' NOT NULL,
	"category" text DEFAULT 'carpet' NOT NULL,
	"price_pence" integer DEFAULT 0 NOT NULL,
	"sale_price_pence" integer,
	"unit" text DEFAULT 'm²' NOT NULL,
	"image_url" text,
	"brand" text,
	"color_options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"specifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"stock_status" text DEFAULT 'instock' NOT NULL,
	"roll_widths_mm" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pack_area_mm2" integer,
	"fitting_included" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE INDEX "rate_limits_by_reset" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "estimates_by_time" ON "estimates" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category","sort_order","id");--> statement-breakpoint
CREATE INDEX "products_by_page" ON "products" USING btree ("page_location","sort_order","id");