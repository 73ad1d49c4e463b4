import type { ConversationRecord } from '../../conversation/record.ts';
import { readCount } from '../../nlu/text/spoken-numbers.ts';
import { asksUplift } from '../../tools/describe-extras.ts';

const joins = String.raw`\b(?:with|plus|and|n|also|including|incl|add\w*|missed|forgot\w*|need|want)\b`;
/** "Do you move furniture?" only asks. */
const isNoQuestion = String.raw`(?<!\b(?:do|can|will|would|could) (?:you|u|ya|they) (?:\w+ ){0,2})`;
const furniture = '(?:furniture|sofas?|beds?|wardrobes?)';
const withFurniture = new RegExp(
  String.raw`${joins}[^.?!]{0,20}${isNoQuestion}\b${furniture}(?: (?:to be|being|all))? (?:mov\w+|shift\w+)|${joins}[^.?!]{0,12}${isNoQuestion}\bmov(?:ing|ed) (?:of )?(?:the |our |my )?${furniture}|\badd(?:ing)? (?:in |on )?(?:the |our |my )?furniture\b`,
  'i',
);
const counts = String.raw`\d{1,2}|a|one|two|three|four|five|six|seven|eight`;
const withDoors = new RegExp(
  String.raw`\b(?<before>${counts}) (?:of the |of my )?doors? (?:to be |being |need(?:s|ing)? )?(?:trimm\w+|cut|shav\w+|plan(?:ed|ing))|\btrim(?:ming)? (?:of )?(?:the )?(?<behind>${counts}) doors?|\b(?:miss(?:ed)?|forgot\w*|add|plus|including|left out)(?: off)? (?:the |my |our )?(?<missed>${counts}) doors?(?! bars?)`,
  'i',
);

/** Notes the work beside the fitting that a text wants done as well. */
export function noteExtras(record: ConversationRecord, text: string) {
  if (asksUplift(text)) record.wantsUplift = true;
  if (withFurniture.test(text)) record.wantsFurniture = true;
  const { before, behind, missed } = withDoors.exec(text)?.groups ?? {};
  const count = before ?? behind ?? missed;
  if (count) record.doorTrims = readCount(count) ?? 1;
}

/** "And add the furniture": what is wanted as well, in so many words. */
export function addedExtra(text: string): 'furniture' | 'doorTrims' | undefined {
  if (withFurniture.test(text)) return 'furniture';
  return withDoors.test(text) ? 'doorTrims' : undefined;
}
