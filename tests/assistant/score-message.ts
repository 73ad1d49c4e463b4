import type { Card, CardOf } from '#features/chat/contract.ts';

type WantedRoom = {
  name?: string;
  length?: number;
  width?: number;
  steps?: number;
  floor?: string;
  product?: string;
};
/** A card that a message is to bring, with the values that it tells; text is compared by what it contains. */
export type WantedCard = { kind: Card['kind'] } & Record<string, unknown>;

/** A message of a customer, by somebody who had not seen the code, with what the chat is to do. */
export type Labelled = {
  id: string;
  group: 'single' | 'two' | 'later';
  page?: string;
  before?: string[];
  text: string;
  cards: WantedCard[];
  /** Kinds that would be wrong. */
  not?: Card['kind'][];
  /** Topics of the knowledge that answer the question. */
  topics: string[];
  questionToo?: boolean;
  /** The card or a topic. */
  eitherOk?: boolean;
};

/** What came: the cards of the reply and of what was sent, and its text. */
export type Came = {
  text: string;
  cards: Card[];
  slugs: ReadonlyMap<string, string>;
  answers: ReadonlyMap<string, { question: string; answer: string }>;
};

export type Score = { isRight: boolean; wrong: string[]; missing: string[] };

/** Compares a reply with its label. `wrong` are values, cards or answers that are not what was said. */
export function scoreMessage(label: Labelled, came: Came): Score {
  const wrong: string[] = [];
  const missing: string[] = [];
  for (const kind of label.not ?? [])
    if (came.cards.some((card) => card.kind === kind)) wrong.push(`${kind} put up`);
  const isToldTopic = tellsTopic(label.topics, came);
  const lacks: string[] = [];
  for (const wanted of label.cards) {
    const card = came.cards.find(({ kind }) => kind === wanted.kind);
    if (!card) lacks.push(wanted.kind);
    else compareCard(wanted, card, came, wrong, lacks);
  }
  if (label.eitherOk && isToldTopic) lacks.length = 0;
  missing.push(...lacks);
  const needsTopic =
    label.topics.length > 0 && (label.cards.length === 0 || label.questionToo) && !label.eitherOk;
  if (needsTopic && !isToldTopic) {
    missing.push('topic');
    const told = [...came.answers].find(([, { answer }]) => came.text.includes(answer));
    if (told && label.cards.length === 0) wrong.push(`answered ${told[0]}`);
  }
  if (label.cards.length === 0 && label.topics.length === 0) {
    const told = [...came.answers].find(([, { answer }]) => came.text.includes(answer));
    if (told) wrong.push(`answered ${told[0]}`);
    if (came.cards.some((card) => card.kind !== 'contact' && card.kind !== 'questions'))
      missing.push('no card');
  }
  return { isRight: wrong.length === 0 && missing.length === 0, wrong, missing };
}

function tellsTopic(topics: readonly string[], { text, cards, answers }: Came): boolean {
  const offered = cards.flatMap((card) =>
    card.kind === 'questions' ? card.items.map(({ question }) => question) : [],
  );
  return topics.some((topic) => {
    const known = answers.get(topic);
    return known && (text.includes(known.answer) || offered.includes(known.question));
  });
}

const plain = (text: unknown) =>
  String(text ?? '')
    .toLowerCase()
    .replaceAll('bedroom', 'bed')
    .replaceAll(/[^a-z0-9@]/g, '');
const contains = (whole: unknown, part: unknown) => plain(whole).includes(plain(part));
const digits = (text: unknown) =>
  String(text ?? '')
    .replaceAll(/\D/g, '')
    .replace(/^44/, '0');

function compareCard(
  wanted: WantedCard,
  card: Card,
  came: Came,
  wrong: string[],
  missing: string[],
) {
  if (card.kind === 'price') return comparePrice(wanted, card, came, wrong, missing);
  if (card.kind === 'products') {
    const slugs = card.items.map(({ slug }) => slug);
    const any = wanted.anyOf as string[] | undefined;
    if (any && !any.some((slug) => slugs.includes(slug))) missing.push(`products ${slugs}`);
    for (const slug of (wanted.noneOf as string[] | undefined) ?? [])
      if (slugs.includes(slug)) wrong.push(`shows ${slug}`);
    return;
  }
  const found = card as Record<string, unknown>;
  for (const [field, value] of Object.entries(wanted)) {
    if (field === 'kind' || field.startsWith('may')) continue;
    const may =
      (wanted[`may${field[0]?.toUpperCase()}${field.slice(1)}`] as unknown[] | undefined) ?? [];
    if (Array.isArray(value)) {
      const list = (found[field] as unknown[] | undefined) ?? [];
      const allowed = [...value, ...may];
      if (list.some((one) => !allowed.includes(one)))
        wrong.push(`${card.kind} ${field}: ${list.join(', ')}`);
      else if (value.some((one) => !list.includes(one))) missing.push(`${card.kind} ${field}`);
      continue;
    }
    const has = found[field];
    if (typeof value === 'boolean') {
      if (has !== value)
        (has === undefined || field === 'sent' ? missing : wrong).push(`${card.kind} ${field}`);
      continue;
    }
    const isSame = field === 'phone' ? digits(has) === digits(value) : contains(has, value);
    if (!isSame) (has ? wrong : missing).push(`${card.kind} ${field}: ${String(has ?? '')}`);
  }
  for (const field of ['dates', 'name', 'phone', 'email', 'postcode'] as const) {
    const has = found[field];
    const may = wanted[`may${field[0]?.toUpperCase()}${field.slice(1)}`];
    const isEmpty = !has || (Array.isArray(has) && has.length === 0);
    if (
      card.kind === 'visit' &&
      wanted[field] === undefined &&
      !may &&
      !isEmpty &&
      field === 'dates'
    )
      wrong.push(`visit dates: ${String(has)}`);
  }
}

const near = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined && Math.abs(one - other) < 0.03;

function comparePrice(
  wanted: WantedCard,
  card: CardOf<'price'>,
  { slugs }: Came,
  wrong: string[],
  missing: string[],
) {
  const rooms = (wanted.rooms as WantedRoom[] | undefined) ?? [];
  if (wanted.area !== undefined) {
    if (!near(card.areaOnly, wanted.area as number))
      (card.areaOnly ? wrong : missing).push(`area ${card.areaOnly}`);
    const [floor] = rooms;
    if (floor) compareFloor(floor, card.areaFloor, slugs, wrong, missing);
    return;
  }
  if (wanted.fitted !== undefined && card.includeInstallation !== wanted.fitted)
    missing.push('fitted');
  if (rooms.length === 0) return;
  const left = [...card.rooms];
  for (const room of rooms) {
    const at = left.findIndex((one) => isSameRoom(room, one));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (!found) {
      const named = left.find((one) => room.name && contains(one.name, room.name));
      const isFilled = named && (named.length !== undefined || named.steps !== undefined);
      (isFilled ? wrong : missing).push(`room ${JSON.stringify(room)}`);
      continue;
    }
    compareFloor(room, found.floor, slugs, wrong, missing);
    if (
      room.name &&
      found.name &&
      !contains(found.name, room.name) &&
      !contains(room.name, found.name)
    )
      missing.push(`named ${found.name}`);
  }
  if (left.length > 0)
    wrong.push(
      `more rooms: ${left.map(({ name, length, width, steps }) => `${name} ${length ?? steps}x${width}`).join(', ')}`,
    );
}

function isSameRoom(
  wanted: WantedRoom,
  { length, width, steps, name }: CardOf<'price'>['rooms'][number],
): boolean {
  if (wanted.steps !== undefined) return steps === wanted.steps;
  if (wanted.length === undefined)
    return !!wanted.name && (contains(name, wanted.name) || contains(wanted.name, name));
  return (
    (near(length, wanted.length) && near(width, wanted.width)) ||
    (near(length, wanted.width) && near(width, wanted.length))
  );
}

function compareFloor(
  { floor, product }: WantedRoom,
  found: CardOf<'price'>['areaFloor'],
  slugs: ReadonlyMap<string, string>,
  wrong: string[],
  missing: string[],
) {
  if (!floor && !product) return;
  if (!found) return missing.push('floor');
  if (product && slugs.get(found.productId ?? '') !== product)
    return (found.productId ? wrong : missing).push(`product ${found.name ?? found.type}`);
  if (floor && found.type !== floor) wrong.push(`floor ${found.type}`);
}
