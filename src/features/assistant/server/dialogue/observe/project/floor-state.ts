import { isQuestion } from '../../../conversation/act-patterns.ts';

const very =
  '(?:(?:quite|very|really|rather|pretty|so|a|bit|little|all|always|still|badly|getting|gets|terribly) )*';
const base =
  '(?:floors?|base|subfloor|concrete|screed|slab|floorboards?|boards?|joists|planks?|tiles?)';
const wrong =
  '(?:damp|uneven|wonky|sloping|slopes?|bumpy|lumpy|rotten|rotting|crumbl\\w+|blown|cracked|springy|bouncy|peaking|lifting|warped|buckl\\w+|swollen|loose)';
/** What somebody says of the floor or the home as it is: whoever measures should know. */
const states = [
  String.raw`\b(?:it'?s|its|it is|that'?s|thats|is|are|was|been|feels?|looks?|gets?) ${very}${wrong}\b`,
  String.raw`\b${wrong} (?:\w+ )?${base}\b`,
  String.raw`\b(?:concrete|solid|stone|flagstone|quarry tiled?|suspended|wooden|timber|chipboard|asphalt|bitumen) (?:floors?|base|subfloor|screed|slab|floorboards)\b|\b(?:just|only|bare|on) (?:the )?(?:bare )?(?:concrete|screed|floorboards|flagstones)\b`,
  String.raw`\b(?:old|listed|period|victorian|thatched|stone) (?:cottage|house|farmhouse|barn|terrace|building|place|property)\b`,
  String.raw`\b(?:no|without|never had a) damp[ -]?proof\w*|\b(?:rising|penetrating) damp\b|\b${base} (?:slopes?|dips?|drops?)\b|\bdamp (?:patch\w*|problem|comes up)\b`,
].map((pattern) => new RegExp(pattern, 'i'));
/** Wishes, other firms' floors and what is only supposed. */
const supposed =
  /\b(?:if|would|could|can|should|will|does|do|need|want|looking for|after|recommend\w*|suggest\w*|which|what|how|next door|neighbour\w*|not|isn'?t|aren'?t|never|no longer|samples?)\b(?! damp[ -]?proof)/i;
const pieceEnd = /(?<=[.!?;])\s+|\n+|,\s+(?:and |but |so )?|\s+(?:and|but|so)\s+/;
const sizes = /\d\s*(?:m|ft|cm|metres?|feet)?\s*(?:x|×|by)\s*\d/i;
const maxWords = 16;

export const saysState = (text: string): boolean =>
  states.some((state) => state.test(text.replace(/[’‘]/g, "'")));

/** What a message tells of the state of the floor or the home, in the customer's words. */
export const readFloorState = (text: string): string[] =>
  text
    .split(pieceEnd)
    .map((piece) => piece.trim().replace(/[.!;,]+$/, ''))
    .filter(
      (piece) =>
        saysState(piece) &&
        !isQuestion(piece) &&
        !supposed.test(piece) &&
        !sizes.test(piece) &&
        piece.split(/\s+/).length <= maxWords,
    );
