import { makeCueGroups } from './cue-groups.ts';

/** Words that tell follow-ups of a price apart, in groups: training on one word of a group teaches all of it. */
const cues: Record<string, string> = {
  sum: 'price prices cost costs total totals figure figures sum number quote estimate ballpark',
  asks: 'what how much why where which',
  parts:
    'break breakdown itemise itemised split bits parts part separate separately detail detailed consist made line item items individually',
  goods:
    'material materials stuff goods underlay gripper grippers rods bars strips edging scotia beading adhesive carpet floor',
  labour:
    'labour labor fitting fitters fitter lads lad men man boys guys fit fits fitted lay lays laid laying installation install installing installed workmanship',
  others:
    'myself ourselves himself herself themselves diy mate mates brother dad father son uncle builder friend husband hubby partner neighbour i we he she they own chippy',
  ours: 'you your yours u ur',
  without:
    'without minus off no not only just leave knock take drop excluding bar unfitted bare less',
  with: 'with add adding include including plus back instead on',
  old: 'old existing rip ripping ripped uplift uplifting lifting dispose disposal disposing bin rid rubbish skip tip dump clear clearing chuck',
  rooms:
    'furniture wardrobe wardrobes sofa bed shifting moving door doors trimming trim shave shaving plane level levelling screed prep skirting boards ply plywood',
  extra:
    'extra extras top hidden else included includes inclusive covered cover covers counted in vat tax all',
  vat: 'vat tax net books accounts accountant hmrc registered reclaim claim ex exc',
  gap: 'difference gap more less cheaper dearer save saves saving savings between compare compared both two apart extra',
  join: 'join joins joined joining seam seams seamless piece pieces pieced one roll width visible',
  sure: 'fixed firm final exact exactly guaranteed guarantee change creep rise hold held valid binding sure definite accurate stick honour rely solid certain up actual real move promise',
  limit: 'under over within inside below above budget grand enough limit',
  again: 'again repeat remind said missed once',
  later: 'once after measured measure later day until till',
};

const groupsOf = makeCueGroups(cues);

/** The groups that a message has words of, and each pair of them that follows each other. */
export function cuesOf(words: readonly string[]): string[] {
  const found = groupsOf(words);
  return [
    ...new Set([
      ...found.map((group) => `cue ${group}`),
      ...found.slice(1).map((group, at) => `cue ${found[at]} ${group}`),
    ]),
  ];
}
