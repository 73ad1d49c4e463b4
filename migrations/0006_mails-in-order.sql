DROP INDEX "mails_waiting";--> statement-breakpoint
CREATE INDEX "mails_to_take" ON "mails" USING btree ("attempts","due_at") WHERE state = 'waiting';--> statement-breakpoint
-- Mails that wait keep their words, as letters that are written out when they are sent.
UPDATE "mails" SET "message" = ("message" - 'text' - 'html') || jsonb_build_object('letter', jsonb_build_object(
	'heading', "subject", 'parts', jsonb_build_array(jsonb_build_object('say', "message"->>'text'))
)) WHERE "message" ? 'text';
