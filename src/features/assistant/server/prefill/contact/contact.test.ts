import { describe, expect, it } from 'vitest';
import { fillAfter, read } from '#tests/support/assistant/prefill.ts';

describe('a name', () => {
  it.each([
    ["I'm Dave", 'Dave'],
    ['My name is Bob', 'Bob'],
    ['my name is dave smith, 01632 960 147', 'Dave Smith'],
    ['MY NAME IS BOB SMITH', 'Bob Smith'],
    ["my name's priya and I need a carpet", 'Priya'],
    ["Hi, I'm Sarah Jones, sarah@example.com", 'Sarah Jones'],
    ['Hello! I am Tom from Bath. Do you do LVT?', 'Tom'],
    ["My name is Siobhán O'Brien", "Siobhán O'Brien"],
    ["it's Karen Hill", 'Karen Hill'],
    ['name: bob smith', 'Bob Smith'],
    ['cheers, Priya', 'Priya'],
    ['Dave 07700 900123', 'Dave'],
    ['ring me on 07700 900123, Dave', 'Dave'],
    ['number is 07700 900123 my name is Kev', 'Kev'],
    ['im Kelly Marsh 07700 900456 kelly.marsh@example.com', 'Kelly Marsh'],
    ['sophie tanner 07700900311, sophietanner88@example.com', 'Sophie Tanner'],
    ['its zbigniew nowak, 07700900123, z.nowak@example.com', 'Zbigniew Nowak'],
    ['GRAHAM STOTT 07700900530', 'Graham Stott'],
    ['Mrs Okafor 07700900771', 'Mrs Okafor'],
    ['Mrs Joan Pickering 01632 960077', 'Joan Pickering'],
    ['Craig Bellamy-Hurst, 5 Spa Road SN12 7NS', 'Craig Bellamy-Hurst'],
    ['Good morning, Tom Brewer here. 07700 900777', 'Tom Brewer'],
    ['hi im sam from calne', 'Sam'],
    ['call me on 07700900555 after 5 its about my stairs. Liam', 'Liam'],
    ['email is r.dhillon@example.org, Raj Dhillon', 'Raj Dhillon'],
    ['07700 900742, ask for mick', 'Mick'],
    ['helen cartwright 12 thornbury close sn11 9qt 07700 900 582', 'Helen Cartwright'],
    ["measure please, name's Olu, number 07700 900765", 'Olu'],
    ['please call Mr Patel on 07700 900456', 'Mr Patel'],
    ['call me Steve', 'Steve'],
    ['My name is Geoff Tanner', 'Geoff Tanner'],
  ])('is read from "%s"', (text, name) => expect(read(text).name).toBe(name));

  it.each([
    "I'm looking for carpet",
    "I'm in Bath",
    'im interested in vinyl',
    'my name is on the list',
    'my name is spelt wrong',
    'call me tomorrow',
    'this is ridiculous',
    'This is Bradford Twist',
    "I'm Very Unhappy",
    "I'm free Monday",
    'im retired',
    'its soaking',
    'can i ask for a discount',
    'cheers mate nice one',
    'thanks Dave',
    'Hi Dave, thanks for that',
    'Flat 4 Avon House, Bath BA1 2JQ',
    'lounge 4x3',
    'ring me on 07700 900123',
    'kids keep sliding on it',
  ])('is not found in "%s"', (text) => expect(read(text).name).toBeUndefined());

  it.each([
    ['Dave Hill', 'Dave Hill'],
    ['lauren pike', 'Lauren Pike'],
    ["Siobhan O'Neill", "Siobhan O'Neill"],
    ['its sean', 'Sean'],
    ['gurdeep sandhu thanks', 'Gurdeep Sandhu'],
    ['carry on', ''],
    ['grey please', ''],
    ['absolutely useless', ''],
    ['afternoons only', ''],
    ['hes busy that day', ''],
    ['laminate in the hall', ''],
  ])('is the answer "%s" to an open card: %s', (text, name) => {
    expect(fillAfter(['book a measure please', text]).visit?.name).toBe(name);
  });
});

describe('a phone number', () => {
  it.each([
    ['07700900123', '07700 900123'],
    ['07700 900 123', '07700 900123'],
    ['my number is 07700-900-123 thanks', '07700 900123'],
    ['+44 7700 900123', '07700 900123'],
    ['(01632) 960 147', '01632 960147'],
    ['020 7946 0231', '020 7946 0231'],
    ['07700 900119 no sorry its 07700 900155', '07700 900155'],
    ['07700 900155 not 07700 900119', '07700 900155'],
    ['07700 900155 or 01632 960100', '07700 900155'],
    ['the tenant is on 07700 900771, im on 07700 900642', '07700 900642'],
    ['0770090012', undefined],
    ['about 1200 pounds', undefined],
    ['12/12/2026', undefined],
    ['lounge 3600 x 2800', undefined],
  ])('is read from "%s"', (text, phone) => expect(read(text).phone).toBe(phone));
});

describe('an email', () => {
  it.each([
    ['kbishop@example.com', 'kbishop@example.com'],
    ['write to <kev@example.com>.', 'kev@example.com'],
    ['be there at nine', undefined],
    ['i am at home dot', undefined],
    ['look at example', undefined],
  ])('is read from "%s"', (text, email) => expect(read(text).email).toBe(email));

  it.each(['I have no email', "I don't have an email", 'she hasnt got email'])(
    'is none by "%s"',
    (text) => expect(read(text).hasNoEmail).toBe(true),
  );
});

describe('a postcode', () => {
  it.each([
    ['sn15 3hr', 'SN15 3HR'],
    ['its SN153HR thanks', 'SN15 3HR'],
    ['sn 15 3hr', 'SN15 3HR'],
    ['sn15-3hr', 'SN15 3HR'],
    ['sw1a 1aa', 'SW1A 1AA'],
    ['BA2 4EZ', 'BA2 4EZ'],
    ['do you cover BS31', 'BS31'],
    ['im in ba14', 'BA14'],
    ['s n 1 5 3 h r', undefined],
    ['just off the M4', undefined],
    ['EN 13813', undefined],
    ['class 23', undefined],
    ['co2', undefined],
    ['4m x 5m', undefined],
    ['so 4 3 by 3', undefined],
    ['in 15 days', undefined],
  ])('is read from "%s"', (text, postcode) => expect(read(text).postcode).toBe(postcode));
});

describe('an address', () => {
  it.each([
    ['14 Mill Lane, Corsham SN13 9XX', '14 Mill Lane, Corsham'],
    ['5 Mill Lane SN15 2ND', '5 Mill Lane'],
    ['need measuring up. 22 Queens Rd SN14 0QB', '22 Queens Rd'],
    ["we're at 8 Ladyfield Close SN15 3HR", '8 Ladyfield Close'],
    ['2 Station Cottages, SN13 9BT', '2 Station Cottages'],
    ['flat 2, 9 Commercial Road SN1 5PL', 'flat 2, 9 Commercial Road'],
    ['its 7 the maltings sn15 3hr', '7 The Maltings'],
    ['12 and 14 Bath Road, SN10 1QD', '12 and 14 Bath Road'],
    ['3 rooms, 9 Tolsey Rise SN16 9AJ please', '9 Tolsey Rise'],
    ['Mark Tanner 5 Pickwick Road Corsham 07700 900618', '5 Pickwick Road Corsham'],
    ['come on 14 dec please, 9 Lowden Ave SN15 2AA', '9 Lowden Ave'],
    ['its about 20 mill out from one end to the other', undefined],
    ['we need 3 rooms for each end of the house', undefined],
    ['lounge 5 x 4, kennet loop', undefined],
    ['13 steps', undefined],
  ])('is read from "%s"', (text, address) => expect(read(text).address).toBe(address));
});

describe('a place', () => {
  it.each([
    ['do u come out to calne', 'Calne'],
    ['do you cover leeds at all', 'Leeds'],
    ["I'm in Birmingham", 'Birmingham'],
    ['we live in Bradford on Avon', 'Bradford on Avon'],
    ['im in bath', 'Bath'],
    ['do you cover reading', 'Reading'],
    ['Just moved down from Leeds, a neighbour in Corsham mentioned you', 'Corsham'],
    ['what about my daughter in oxford', 'Oxford'],
    ['originally from Cardiff', undefined],
    ['the bath is next to the loo', undefined],
    ['is there reading material', undefined],
    ['5 Bath Road', undefined],
    ['Bradford Twist please', undefined],
    ['box room 2x2', undefined],
  ])('is read from "%s"', (text, place) => expect(read(text).place).toBe(place));
});
