-- No statement looks into these. Kept as it came, JSON costs less to store, and each table is written once.
ALTER TABLE "kept_answers" ALTER COLUMN "answer" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "message" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "estimates" ALTER COLUMN "request" SET DATA TYPE json, ALTER COLUMN "answer" SET DATA TYPE json;