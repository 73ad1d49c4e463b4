import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Names that are not used any more, each with the field's term: docs/glossary.md says what it means. */
const retired: [name: RegExp, instead: string][] = [
  [/\b[A-Z]\w*Parts\b(?!\()/, '*Deps or *Options'],
  [/\b(?:most|longest)[A-Z]\w*/, 'max*'],
  [/\bleast[A-Z]\w*/, 'min*'],
  [/\b(?:plant|plants|planted|planting)[A-Z]?\w*\b(?=[(<:=])/, 'seed*'],
  [/\b(?:read|use|list|calendar|coverage|reset|picture)Address\b|\bListAddress\b/, '*Url, *Params'],
  [
    /\b(?:tell|hear)[A-Z]\w*|\b\w*Teller\b|\bannounce[A-Z]\w*/,
    'publish, notify, handle, describe*',
  ],
  [/\bwriteLetter\b|\bWriteLetter\b|\bLetter\b(?! )/, 'renderEmail, EmailContent'],
  [/\bcreate\w*Intake\b|\bIntake\w*/, 'createSubmissionHandler'],
  [/\bkeptAnswers\b|\w*RepeatableCall\b|\bcreateKeyKeeper\b/, 'idempotency records, request, keys'],
  [/\bexplainRefus\w*|\b\w+Refusals?\b/, 'errorMessage, errors'],
  [/\bforget[A-Z]\w*/, 'delete* or purge*'],
  [/\bspend[A-Z]\w*/, 'consume*'],
  [/\bhold[A-Z]\w*/, 'lock*'],
  [/\bidentifyStaff\b|\bIdentifyStaff\b/, 'authenticate'],
  [/\brefuseUnlessAllowed\b/, 'authorize'],
  [/\bisFromElsewhere\b/, 'isCrossSite'],
  [/#patience\b|\bhurry\(/, 'ackTimeout, reconnectNow'],
  [/\bCarriedEstimate\b/, 'LastEstimate'],
  [/\bCompanions\b|\bCarriedAlong\b|carried-along/, 'booking context'],
  [/\btakeTurns\b|one-tab\b/, 'tab leader election'],
  [
    /\b[lL]azyPart\b|\bbrowserPart\b|\bsleepUntilNear\b|\buseServed\b/,
    'lazyComponent, clientOnly, hydrateOnVisible',
  ],
  [/\bPageArrival\b|\buseShown\b|\bAreaUnread\b/, 'RouteAnnouncer, usePopoverOpen, AreaLoadError'],
  [
    /\bsureFrom\b|\bholdTo\b|\bGrounds\b|\breadSlots\b|\/understanding\//,
    'confidenceThreshold, checkGrounding, Evidence, parseEntities, nlu/',
  ],
  [/\bcreateOutline\b|\bcompareEffort\b/, 'createSkyline, compareCost'],
  [/\bLessons?[A-Z]\w*/, 'TaughtAnswer*'],
  [/\bLeads?(?:Panel|Table|Tab|Filters)\b|\b(?:list|export|present|followUp)Leads?\b/, 'Enquir*'],
  [
    /\b(?:Member|Team)(?:Dialog|Table|Status|Step|Parts|List|Tab)\b|\b(?:list|change|present|store)Members?\b/,
    'Account*',
  ],
  [/\b\w+Pictures?\b(?!\()|\b[pP]ictures?(?!Preload|Props)[A-Z]\w*/, '*Image*'],
  [/\bpackTogether\b|\bimprovePlan\b/, 'branch and bound, local search'],
  [/\bfaults?=\{/, 'error, errors, errorText'],
  [/\.\.\.\{ [a-z]/, 'plain properties'],
  [/\baddChangeLog\b|\bLoggedChange\b|\brecordChange\b/, 'audit log'],
];

/** Files that speak of the names themselves. */
const exempt = new Set(['tests/vocabulary.test.ts']);

const files = globSync('{src,tests,bench,scripts}/**/*.{ts,tsx,mjs}', { cwd: root })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !exempt.has(file));

const findRetired = (text: string) =>
  retired.flatMap(([name, instead]) => {
    const found = name.exec(text)?.[0];
    return found === undefined ? [] : [`${found}: say ${instead}`];
  });

describe('the vocabulary', () => {
  it('has no retired name in any file', () => {
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((file) =>
      findRetired(`${file}\n${readFileSync(path.join(root, file), 'utf8')}`).map(
        (sentence) => `${file}: ${sentence}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'type BookingParts = {}',
    '<Row {...{ name, onChange }} />',
    '<Field fault={text} />',
    'const mostWords = 3;',
    'plantAccount(db)',
    "readAddress('/api')",
    'tellOfBooking(tx)',
    'holdProduct(tx)',
    'forgetOldLimits()',
    'identifyStaff: null',
  ])('would catch %s', (text) => {
    expect(findRetired(text)).toHaveLength(1);
  });

  it.each(['<Picture src={a} />', 'readParts(request)', 'a household', 'almost there', 'at least'])(
    'allows %s',
    (text) => {
      expect(findRetired(text)).toEqual([]);
    },
  );
});
