import { describe, expect, it } from 'vitest';
import { readMessage } from '../../conversation/message.ts';
import { emptyRecord, type Question } from '../../conversation/record.ts';
import { observeContact } from './observe-contact.ts';

function contactAfter(text: string, asked?: Question) {
  const record = structuredClone(emptyRecord);
  if (asked) record.asked = asked;
  observeContact(
    record,
    readMessage(text, { today: '2026-12-01', knownPlaces: [] }, asked === 'address'),
  );
  return record.contact;
}

describe('what a customer tells of themselves', () => {
  it.each([
    ['number is 07700 900123 my name is Kev', { name: 'Kev', phone: '07700900123' }],
    [
      'im Kelly Marsh 07700 900456 kelly.marsh@example.com',
      { name: 'Kelly Marsh', phone: '07700900456' },
    ],
    ['Reginald Osgood is the name. I have no email', { name: 'Reginald Osgood', noEmail: true }],
    ['Yours sincerely, Winifred Bracher (Mrs)', { name: 'Winifred Bracher' }],
    ['I do not have an e-mail address', { noEmail: true }],
    ["we're at 8 Ladyfield Close SN15 3HR", { address: '8 Ladyfield Close', postcode: 'SN15 3HR' }],
    [
      'Mark Tanner 5 Pickwick Road Corsham 07700 900618',
      { name: 'Mark Tanner', phone: '07700900618' },
    ],
  ])('is read from "%s" without having been asked', (text, contact) => {
    expect(contactAfter(text)).toMatchObject(contact);
  });

  it.each([
    ['sophie tanner 07700900311, sophietanner88@example.com', 'Sophie Tanner'],
    ['tom bexley tombexley@example.com 07700 900 903', 'Tom Bexley'],
    [
      'ok cool. aisha rahman 07700 900 645 aisha.rahman@example.com flat 2, 9 Commercial Road SN1 5PL',
      'Aisha Rahman',
    ],
    ['ok not as bad as i thought. carry on. Jodie Maslin 07700 900364', 'Jodie Maslin'],
    ['yes book someone pls. Mo Hussain 07700900774 mo.hussain@example.com', 'Mo Hussain'],
    ['Craig Bellamy-Hurst, 5 Spa Road SN12 7NS', 'Craig Bellamy-Hurst'],
    ['07700 900123 / kwame.boateng@example.com kwame boateng', 'Kwame Boateng'],
    ['its zbigniew nowak, 07700900123, z.nowak@example.com', 'Zbigniew Nowak'],
    ['GRAHAM STOTT 07700900530', 'Graham Stott'],
    ['31 Wessex Close SN11 8NY. jo white. 07700 900111', 'Jo White'],
    ['helen cartwright 12 thornbury close sn11 9qt 07700 900 582', 'Helen Cartwright'],
    ['ring me on 07700 900222 please, dave', 'Dave'],
    [
      'can someone phone me about a runner. Ash Pemberton 07700 900 351 lunchtimes best',
      'Ash Pemberton',
    ],
    ['Mrs Okafor 07700900771', 'Mrs Okafor'],
    ['hes Oliver Strand 07700 900817 put the whole lot under him', 'Oliver Strand'],
    ["She's Joan Pitt, 01632 960 412", 'Joan Pitt'],
    ['in the wifes name, Joanne Pitt, 29 queens crescent sn14 0np', 'Joanne Pitt'],
    ['put it all under her name, Dorothy Pell, and her phone 01632 960 412', 'Dorothy Pell'],
    [
      "Put the visit in the daughter's name as she's paying: Alison Brakes, 07700 900 584",
      'Alison Brakes',
    ],
    ['book it for him, Marcus Yeo 07700 900238', 'Marcus Yeo'],
    ["it's under my husband's name, Peter Hale 07700 900238", 'Peter Hale'],
    ['My name Dorota Wilk, telephone 07700 900478', 'Dorota Wilk'],
    ['can someone ring me about it 07700 900742 ask for Baz', 'Baz'],
    ['07700 900742, ask for mick', 'Mick'],
    ['ask for Mrs Hale on 07700 900742', 'Mrs Hale'],
    ['put the booking in my name Tanya Brooksby 07700 900214', 'Tanya Brooksby'],
    ['partner is Marcus Yeo 07700 900238. im Leanne Yeo', 'Marcus Yeo'],
    ['Im Unwin, Peter Unwin, 07700 900803, p.unwin@example.com', 'Peter Unwin'],
    ["it's pask, graham pask 07700 900803", 'Graham Pask'],
    ["07700 900803, I'm Peter Unwin. contact Keeley on 07700 900871 for access", 'Peter Unwin'],
  ])('has the name beside other details in "%s"', (text, name) => {
    expect(contactAfter(text).name).toBe(name);
  });

  it.each([
    ['lauren pike', 'Lauren Pike'],
    ['Priya desai', 'Priya Desai'],
    ['kate green', 'Kate Green'],
    ['its sean', 'Sean'],
    ["Siobhan O'Neill", "Siobhan O'Neill"],
    ['gurdeep sandhu thanks', 'Gurdeep Sandhu'],
  ])('has the name that was asked for in "%s"', (text, name) => {
    expect(contactAfter(text, 'contact').name).toBe(name);
  });

  it.each([
    'its lifting by the door n my little boy already tripped on it',
    'carry on',
    'laminate in the hall n dining room',
    'thursday 1 til 3 is good for me',
    'grey please',
    'mornings best, after 10 cos she has carers',
    'just planning at the moment',
    'do i pull it up or leave it',
    'Unit',
    'Apartment',
    'im fuming tbh. had to wedge it with a chair',
    'absolutely useless',
    'its soaking',
    'you lot are a joke',
    'sorry was putting baby down',
    'hes busy that day',
    'shes deaf so knock hard',
    'he is Polish',
    'put it in her name',
    'can i ask for a discount',
    'ask for samples',
    'my name has two ls',
    'hes the one who rings',
  ])('has no name in "%s", though one was asked for', (text) => {
    expect(contactAfter(text, 'contact').name).toBeUndefined();
  });

  it.each([
    ['2 Station Cottages, SN13 9BT', '2 Station Cottages'],
    ['Flats 3 and 5, 40 Milton Road SN1 5JE', 'Flats 3 and 5, 40 Milton Road'],
    [
      'same building, Flat 1 and Flat 4, 18 Pulteney Road BA2 4EZ',
      'Flat 1 and Flat 4, 18 Pulteney Road',
    ],
    ['Plot 2, Lypiatt Road SN13 9JB. want it done within a month', 'Plot 2, Lypiatt Road'],
    ['its 7 the maltings sn15 3hr', '7 The Maltings'],
    ['12 and 14 Bath Road, SN10 1QD', '12 and 14 Bath Road'],
    [
      'The house is Yew Tree Cottage, Pickwick Road, Corsham, SN13 9BX.',
      'Yew Tree Cottage, Pickwick Road, Corsham',
    ],
    ['Garden Flat, 5 Beaufort Steps, BA1 6LN', 'Garden Flat, 5 Beaufort Steps'],
    ['Top floor flat, 12 Bath Road, BA1 6LN', 'Top floor flat, 12 Bath Road'],
    ['5 Tellis Lane, same postcode', '5 Tellis Lane'],
    ['The Old Forge, Sherston SN16 0LA', 'The Old Forge, Sherston'],
    ['The Old Bakery, 3 Pickwick Lane, SN13 0HY', 'The Old Bakery, 3 Pickwick Lane'],
    ['its the old dairy, 3 pickwick lane sn13 0hy', 'The Old Dairy, 3 Pickwick Lane'],
    ['3 rooms, 9 Tolsey Rise SN16 9AJ please', '9 Tolsey Rise'],
  ])('has the whole address in "%s"', (text, address) => {
    expect(contactAfter(text).address).toBe(address);
  });

  it('keeps the details of other people for the note', () => {
    const record = structuredClone(emptyRecord);
    const say = (text: string) =>
      observeContact(record, readMessage(text, { today: '2026-12-01', knownPlaces: [] }));
    say("I'm Sophie Lander, 07700 900642");
    say(
      'the tenant is Mrs Okafor and the fitter must ring her for access on 07700 900771. keep my number',
    );
    say('my wife is Jane, her number is 07700 900888');
    say('can you put on there the landlord is paying his name is Mr Whitlock');
    say("name's Sophie Lander, and phone Keeley on 07700 900871 for access please");
    say('any day, but ring Keeley Moss to arrange it, not me');
    say('and contact Bob on 07700 900333');
    expect(record.contact).toMatchObject({ name: 'Sophie Lander', phone: '07700900642' });
    expect(record.requirements).toEqual([
      expect.stringContaining('Okafor'),
      expect.stringContaining('900888'),
      expect.stringContaining('Whitlock'),
      expect.stringContaining('900871'),
      expect.stringContaining('ring Keeley Moss'),
      expect.stringContaining('900333'),
    ]);
  });

  it('tells a tenant in a flat from the customer, who follows in the same sentence', () => {
    const { name, phone } = contactAfter(
      "tenant in flat a is Sam 07700 900222, i'm Priya Shah 07700 900111 priya@example.com",
    );
    expect({ name, phone }).toEqual({ name: 'Priya Shah', phone: '07700900111' });
  });

  it('has the relative for whom somebody asks as the person to ring', () => {
    const record = structuredClone(emptyRecord);
    const say = (text: string) =>
      observeContact(record, readMessage(text, { today: '2026-12-01', knownPlaces: [] }));
    say('she wants her bedroom carpeting. her name is Joan Fewtrell');
    say('she hasnt got email but can you just ring her on 01632 960 355');
    expect(record.contact).toMatchObject({
      name: 'Joan Fewtrell',
      phone: '01632960355',
      noEmail: true,
    });
    say("I'm Lucy Fewtrell, 07700 900999");
    expect(record.contact).toMatchObject({ name: 'Lucy Fewtrell', phone: '07700900999' });
  });

  it.each([
    'Hi Tom Brewer here 07700 900777',
    'Good morning, Tom Brewer here. 07700 900777',
    'Tom Brewer here, 07700 900777',
  ])('leaves the greeting out of the name: %s', (text) => {
    expect(contactAfter(text).name).toBe('Tom Brewer');
  });

  it('has the last of two numbers after a correction', () => {
    expect(contactAfter('07700 900119 no sorry its 07700 900155').phone).toBe('07700900155');
    expect(contactAfter('07700 900155 not 07700 900119').phone).toBe('07700900155');
    expect(contactAfter('07700 900155 or 01249 400100').phone).toBe('07700900155');
  });

  it.each([
    'its about 20 mill out from one end to the other as well',
    'it drops 15 mm from one end to the bank of windows',
    'we need 3 rooms for each end of the house',
  ])('is no address in "%s"', (text) => {
    expect(contactAfter(text).address).toBeUndefined();
  });

  it.each([
    'im retired',
    'I am looking for carpet',
    'kids keep sliding on it',
    "right. i'll be in till four",
  ])('is no name in "%s"', (text) => {
    expect(contactAfter(text).name).toBeUndefined();
    expect(contactAfter(text, 'contact').name).toBeUndefined();
  });

  it('is no postcode where words only look like one', () => {
    for (const text of ["that's better. yes", 'how far does one tub go', 'yes send it in'])
      expect(contactAfter(text).postcode).toBeUndefined();
  });

  it('corrects a house number', () => {
    const record = structuredClone(emptyRecord);
    const say = (text: string) =>
      observeContact(record, readMessage(text, { today: '2026-12-01', knownPlaces: [] }));
    say('7 Wingfield Road');
    expect(say("that's wrong its number 17 not 7")).toContain('address');
    expect(record.contact.address).toBe('17 Wingfield Road');
    expect(say('not 17, number 9')).toContain('address');
    expect(record.contact.address).toBe('9 Wingfield Road');
  });
});
