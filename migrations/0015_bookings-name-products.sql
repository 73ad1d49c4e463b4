-- A booking keeps the names of the products asked about beside their ids, so that they stay readable when a product is deleted.
UPDATE "appointments"
SET "basket" = (
  SELECT jsonb_agg(
    jsonb_build_object('id', asked.id, 'name', coalesce("products"."name", 'Not in the catalogue (' || asked.id || ')'))
    ORDER BY asked.place
  )
  FROM jsonb_array_elements_text("appointments"."basket") WITH ORDINALITY AS asked(id, place)
  LEFT JOIN "products" ON "products"."id" = asked.id
)
WHERE jsonb_array_length("basket") > 0;
