-- New words wait in a list of this many kilobytes, which each search reads, until they are put into the index together.
-- Where the server has no pg_trgm there are no such indexes.
ALTER INDEX IF EXISTS "appointments_by_words" SET (gin_pending_list_limit = 512);--> statement-breakpoint
ALTER INDEX IF EXISTS "enquiries_by_words" SET (gin_pending_list_limit = 512);--> statement-breakpoint
ALTER INDEX IF EXISTS "customers_by_words" SET (gin_pending_list_limit = 512);
