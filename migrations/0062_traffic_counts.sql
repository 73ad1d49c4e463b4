CREATE TABLE "traffic_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "traffic_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"page" text NOT NULL,
	"referrer" text NOT NULL,
	"campaign" text NOT NULL,
	"outcode" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "one_traffic_count_a_key" ON "traffic_counts" USING btree ("day","kind","page","referrer","campaign","outcode");