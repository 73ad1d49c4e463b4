import { streetTypes } from './contact/addresses.ts';
import { firstNames } from './contact/names.ts';
import { type Span, type Tokens, wordSet } from './tokens.ts';

const towns =
  'aberdeen,abingdon,aldershot,amesbury,andover,ashford,aylesbury,banbury,barnsley,barnstaple,basildon,basingstoke,bath,bedford,belfast,birmingham,blackburn,blackpool,bolton,bournemouth,bracknell,bradford,bridgwater,brighton,bristol,burnley,bury,cambridge,canterbury,cardiff,carlisle,chelmsford,cheltenham,chester,chesterfield,cirencester,colchester,coventry,crawley,crewe,croydon,darlington,derby,doncaster,dorchester,dover,dudley,dundee,durham,eastbourne,edinburgh,exeter,faringdon,farnborough,folkestone,frome,gillingham,glasgow,glastonbury,gloucester,grimsby,guildford,halifax,harlow,harrogate,hartlepool,hastings,hereford,high wycombe,huddersfield,hull,hungerford,inverness,ipswich,keynsham,kettering,lancaster,leeds,leicester,lincoln,liverpool,london,loughborough,lowestoft,luton,maidenhead,maidstone,manchester,mansfield,margate,marlborough,middlesbrough,midsomer norton,milton keynes,newbury,newcastle,newport,northampton,norwich,nottingham,oldham,oxford,peterborough,pewsey,plymouth,poole,portishead,portsmouth,preston,radstock,reading,redditch,reigate,rochdale,rotherham,rugby,salisbury,scarborough,scunthorpe,sheffield,shepton mallet,shrewsbury,slough,solihull,southampton,southend,southport,stafford,stevenage,stockport,stoke,stratford,street,stroud,sunderland,sutton,swansea,swindon,taunton,telford,tetbury,thornbury,torquay,truro,wakefield,walsall,wantage,warminster,warrington,warwick,watford,wells,westbury,weston super mare,weymouth,whitby,wigan,winchester,windsor,witney,woking,wolverhampton,worcester,worthing,yate,yeovil,york,scotland,wales,cornwall,devon,somerset,dorset,hampshire,berkshire,gloucestershire'.split(
    ',',
  );
/** Places that are words, names or products too. */
const ambiguous = wordSet`bath reading wells street bury hull rugby box ford bradford whitby derby chester lincoln preston stafford sutton lancaster warwick stratford york newport hastings windsor durham dover ashford crewe poole`;
const leads = wordSet`in to near from at around of live living lives based cover covering outside by`;
const things = wordSet`room rooms mat panel tub tap time leak suite stone rug towel twist loop tile herringbone plank carpet laminate vinyl lvt oat slate silver birch wool navy heather`;

export type Place = Span & { name: string };

const indexes = new WeakMap<readonly string[], Map<string | undefined, string[][]>>();
function indexOf(places: readonly string[]) {
  const known = indexes.get(places);
  const names = known
    ? []
    : [...places, ...towns].map((name) =>
        name
          .toLowerCase()
          .replaceAll(/['’]/g, '')
          .split(/[\s-]+/),
      );
  const index =
    known ??
    Map.groupBy(
      names.sort((one, other) => other.length - one.length),
      ([first]) => first,
    );
  indexes.set(places, index);
  return index;
}

/** Towns and villages that a message names, the longest names first; none that somebody has left. */
export function findPlaces(tokens: Tokens, places: readonly string[]): Place[] {
  const index = indexOf(places);
  const words = tokens.flatMap(({ text }, at) => (text === '-' ? [] : [{ text, at }]));
  return words.flatMap(({ text, at: from }, place) => {
    const names = index.get(text) ?? [];
    const name = names.find((parts) =>
      parts.every((part, next) => words[place + next]?.text === part),
    );
    const end = (words[place + (name?.length ?? 1) - 1]?.at ?? from) + 1;
    return name && isMeant(tokens, name, from, end)
      ? [{ name: name.map(capitalise).join(' '), from, end }]
      : [];
  });
}

const capitalise = (word: string) =>
  /^(?:on|in|super|the)$/.test(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1);

/** "5 Bath Road", "the bath" and "moved from Leeds" are no places asked about. */
function isMeant(tokens: Tokens, name: readonly string[], from: number, end: number): boolean {
  const [before = '', two, three] = tokens.before(from, 3);
  const after = tokens.word(end);
  if (streetTypes.has(after) || things.has(after)) return false;
  const isInAddress = /^[a-z]{1,2}$/.test(after) && tokens[end + 1]?.glued;
  if (name.length === 1 && !isInAddress && ambiguous.has(name[0] ?? '') && !leads.has(before))
    return false;
  const isLeft =
    before === 'left' ||
    (before === 'from' &&
      [two, three].some((word) => /^(?:moved|originally|came|down)$/.test(word ?? '')));
  const isSurname =
    firstNames.has(before) && /^\p{Lu}/u.test(tokens[from]?.raw ?? '') && name.length === 1;
  return !isLeft && !isSurname;
}
