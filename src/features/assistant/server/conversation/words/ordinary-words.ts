/** Words of everyday sentences about homes, floors and visits that are nobody's surname beside a first name. */
const ordinaryWords = new Set(
  `
a able about above accept access across actually add added address after afternoon afternoons again agent ago agree ahead all allowed almost alone along already alright also always am amount an
and another any anyone anything anyway anywhere apart apartment appointment are area around arrange as ask asked asking at available away awful baby back bad bath bathroom be because become bed bedroom
bedrooms been before begin behind being believe below beside best better between big bit black bleach bleached block blocked blue board boards book booked booking both bottom box bring brilliant broken brown brush builder building bungalow burn burnt burst business but buy by
cafe call called calling came can cancel cannot cant care careful carers carpet carpets carry case cat cats ceiling certain chance change changed charge cheap check checked checking cheers cheque cheques chippy choose church clean clear close closed coat cold
colour come comes coming complain complete concrete contact corner correct cos cost costs could council couple course cover covered cracked cut dad damage damp dark daughter day days deal dear decent deep deliver deposit did
different difficult dining dinner dirty do doctor does dog dogs doing done dont door doors down downstairs drive driveway dry due during dust each early earth easier easiest easy edge edges either electric else email empty end ends
enough enter estimate even evening evenings ever every everyone everything exact exactly except expect expensive extra family far fast feel feet fell felt few fibre final finally find fine finish fire first fit
fits fitted fitter fitters fitting fix fixed flat flats floor flooring floors for forget found four free friday from front full fully further garage garden gave get gets getting give given glue go goes going gone
gonna good got great green grey gripper ground guarantee guess guest guy had half hall hallway hang happen hard has have having he heard heating hell hello help helpful her here heres hers heya hi high hire him his hiya hold
hole holiday home hope horrible hospital hot hour hours house how however huge hundred hurry hurt husband i idea if im important in inch inches included inside instead interested internet into invoice is isnt it its
ive job join just keep keys kids kind kitchen knee know laid laminate landing landline landlord large last late later lay leak leave leaving left less let lets letting level lift lifted lifting light like likely lino list listen little live
living loads local long look looking looks loose loft lose lost lot lots lounge lovely lower luxury machine made mail main make making man manager many mark mate matter may maybe me mean means measure measured measuring meet
message messed metre metres middle might miles mind mine minute missing mistake mobile moment monday money month months more morning mornings most mostly mother move moved moving much mum must my name near nearly need needed needs neighbour
neither never new newer next nice night no nobody none nor normal not note nothing now number nursery oak obviously of off offer office often oh ok okay old older on once one ones only onto open or orange order
other others our ours out outside over own owner pack packs paid pain paint parking part parking partner past patch pay pensioner people perfect perhaps person phone photo piece pile pink place plan planks plank play please plus
point poor possible post postcode pretty price prices private probably problem product properly property proud puppy put question quick quickly quiet quite quote rather ready real really reason red reduced redo remove rent rental rented repair repairs repeat
replace reply report request rest review right ring ripped ripples ripply rip road roll room rooms rough roughly round rug run same sample samples sat saturday save saw say says school screed seam see seem seems seen
sell selling send sent separate serious settle several shame shed shop short should show shower shut side since single sir sister sit six size sizes skirting slab sleep slightly slip small smell so sofa soft solid some someone
something sometimes somewhere son soon sorry sort sorted sound space spare speak special spill spilt spoke sorted squeak squeaks squeaky stain stained stairs stair staircase stand start started state stay step steps still stock stop store
straight stretch strip stripes strong stuck study stuff such suit suits sunday supply support suppose sure surface survey switch take taken taking talk tall tape tea teal tear team tell tenant tenants terrible terms text than
thank thanks that thats the their them then there these they thick thin thing things think this those though thought thousand three through throughout thursday tidy tight tile tiles till time times tired to today together toilet told tomorrow
tonight too took top torn total touch tough toward town trade trip tripped trouble true try trying tuesday turn turned twice twist two type under unit units underlay understand unfortunately unhappy unless until up upset upstairs urgent us use
used useful usual usually utility value van velvet very vinyl visit wait waiting walk wall walls want wanted wants warm warn warning was wash washing waste water way we weather website wednesday week weekday weekend weeks well went were
wet what whatever whats wheelchair when where which while white who whole whos why wide wife will window with within without wobbly woman wonder wood wooden wool word work working works world worn worried worse worst worth would
wrong yard yeah year years yellow yes tbh btw idk asap omg lol thx haha ffs soz tho fuming livid furious annoyed useless rubbish disgusting ridiculous bloody joke yes yesterday yet you young your yours
`
    .trim()
    .split(/\s+/),
);

export const isOrdinaryWord = (word: string) =>
  ordinaryWords.has(word.toLowerCase().replaceAll("'", ''));
