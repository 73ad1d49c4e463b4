-- The product of an estimate says whether its price included fitting; without fitting no accessories were charged.
UPDATE "estimates"
SET "answer" = jsonb_set("answer", '{product,fittingIncluded}', to_jsonb(("answer" #>> '{breakdown,accessories}')::numeric = 0))
WHERE jsonb_typeof("answer" -> 'product') = 'object';
