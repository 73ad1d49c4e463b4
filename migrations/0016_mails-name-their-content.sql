-- The text of a waiting email is its content; it was stored as its letter.
UPDATE "mails"
SET "message" = ("message" - 'letter') || jsonb_build_object('content', "message" -> 'letter')
WHERE "message" ? 'letter';
