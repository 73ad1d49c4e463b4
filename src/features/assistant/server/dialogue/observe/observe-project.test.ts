import { describe, expect, it } from 'vitest';
import { readMessage } from '../../conversation/message.ts';
import { emptyRecord, type Question } from '../../conversation/record.ts';
import { observeProject } from './observe-project.ts';

function projectAfter(text: string, asked?: Question) {
  const record = structuredClone(emptyRecord);
  record.draft = { kind: 'booking', proposed: false, askedAgain: 0 };
  if (asked) record.asked = asked;
  observeProject(record, readMessage(text, { today: '2026-12-01', knownPlaces: [] }));
  return record;
}

describe('the number of rooms', () => {
  it.each([
    ['2 bedrooms n the landing', 'medium'],
    ['3 rooms in each so 6 altogether', 'large'],
    ['6 rooms in total. same building', 'large'],
    ['lounge dining room and hall', 'medium'],
    ['laminate in the hall n dining room', 'small'],
    ['its just 1 room', 'small'],
    ['carpet in three bedrooms and the lounge, and vinyl in the kitchen', 'medium'],
    ['the whole house', 'large'],
    ['so 2 bedrooms and a box room to re-carpet', 'medium'],
    ["that's 2 rooms and the hall", 'medium'],
    ['so 2 rooms', 'small'],
  ])('"%s"', (text, size) => {
    expect(projectAfter(text).projectSize).toBe(size);
  });

  it('is no number of weeks', () => {
    expect(projectAfter('within 2 weeks', 'projectSize').projectSize).toBeUndefined();
    expect(projectAfter('4 and within a month', 'projectSize').projectSize).toBe('medium');
  });
});

describe('how soon', () => {
  it.each([
    ['within 2 weeks, tenants are lined up', 'urgent'],
    ['Thursday or Friday this week, afternoon. Within a month for the job itself', 'soon'],
    ['can someone come this week', undefined],
    ['weds or thurs morning this week', undefined],
    ['im moving out in 2 weeks', 'urgent'],
    ['no rush, couple of months', 'flexible'],
    ['want it done within a month', 'soon'],
    ['just planning at the moment', 'planning'],
    ['need it down before christmas', 'urgent'],
  ])('"%s"', (text, urgency) => {
    expect(projectAfter(text).urgency).toBe(urgency);
  });
});

describe('how soon, when asked', () => {
  it.each([
    ['before christmas really, within a month', 'soon'],
    ['asap, within two weeks if you can', 'urgent'],
    ['no rush at all, in two or three months', 'flexible'],
    ['before christmas', 'urgent'],
  ])('"%s"', (text, urgency) => {
    expect(projectAfter(text, 'urgency').urgency).toBe(urgency);
  });
});

describe('the purpose', () => {
  it.each([
    'carpets gone all ripply in the lounge can someone come n stretch it',
    'the dog chewed a hole in the bedroom carpet can you mend it or is it a new one',
    'ive burnt the carpet can it be fixed',
    'squeaky floorboards under the carpet need fixing',
    'laminate plank has lifted, can you stick it down',
    'can you patch a burn in the vinyl',
    'i dont want a new carpet, just the burn in it mending',
    'no need to replace the laminate, one plank has lifted and needs sticking down',
  ])('is a repair: "%s"', (text) => {
    expect(projectAfter(text).purpose).toBe('repair');
  });

  it.each([
    'can you come and measure for a new carpet',
    'bathroom vinyl needs replacing',
    'no point fixing it, just put new carpet down',
    'what if the carpet comes up loose after a year',
    'floor is vinyl and worn out',
    'how long are repairs covered',
  ])('is a measure: "%s"', (text) => {
    expect(projectAfter(text).purpose).toBe('measure');
  });
});

describe('a remark for the team', () => {
  it.each([
    'can u put on there that the landlord is paying',
    'Note that keys are with the agent, Harding Lettings',
    'put down that the screed only went in at xmas',
    'parking is round the back',
    'tell them to let it ring, shes a bit deaf',
  ])('is kept in their words: "%s"', (text) => {
    expect(projectAfter(text).requirements).toEqual([text]);
  });

  it('is what somebody is to be told', () => {
    expect(projectAfter('tell him ive got own van and insurance').requirements).toEqual([
      'ive got own van and insurance',
    ]);
  });

  it.each(['do you take up the old carpet?', 'thursday morning', 'within 2 weeks'])(
    'is none: "%s"',
    (text) => {
      expect(projectAfter(text).requirements).toEqual([]);
    },
  );
});

describe('what is for who comes, said with the wish for a visit', () => {
  const remarksAfter = (text: string) => {
    const record = structuredClone(emptyRecord);
    observeProject(record, readMessage(text, { today: '2026-12-01', knownPlaces: [] }));
    return record.requirements;
  };

  it.each([
    [
      'Might somebody call on Thursday? There is a step at the gate, please warn whoever comes.',
      'gate',
    ],
    ['can someone come and measure. shes deaf so knock hard', 'knock'],
    ['please book me a measure. the keys are with number 29', 'keys'],
    ['Could you send someone to measure? Parking is tight.', 'Parking'],
  ])('is noted in "%s"', (text, word) => {
    expect(remarksAfter(text).join()).toContain(word);
  });

  it.each([
    'can someone come and measure my stairs',
    'need a dog proof carpet, can you come and measure it',
    'do you come to Bath? there is a gate',
    'how much is carpet for a room. we have a dog',
    'I want the stair carpet measured, tenants have left',
  ])('is not in "%s"', (text) => {
    expect(remarksAfter(text)).toEqual([]);
  });
});
