import { describe, expect, it } from 'vitest';
import { readSourceFiles, type SourceFile } from './support/source-files.ts';

const layers = ['platform', 'features', 'app'];
const files = readSourceFiles();
const production = files.filter(({ file }) => !/\.test\.tsx?$/.test(file));

const layerOf = (file: string) => layers.indexOf(file.split('/')[1] ?? '');
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];
const sideOf = (file: string) => /\/(server|client)\//.exec(file)?.[1];
const isContract = (file: string) => /^src\/features\/[^/]+\/([^/]+\/)?contract\.ts$/.test(file);

/** The one door between the sides: it renders the browser's pages on the server. */
const renderer = 'src/app/server/pages/render.tsx';

function breaksLayers(from: string, to: string) {
  return layerOf(to) > layerOf(from) && 'Layers point down: app, then features, then platform.';
}

function breaksSides(from: string, to: string) {
  const crosses = sideOf(from) && sideOf(to) && sideOf(from) !== sideOf(to);
  return (
    crosses &&
    from !== renderer &&
    'Sides meet only at room roots: server/ never imports client/, nor the reverse.'
  );
}

function breaksFeatures(from: string, to: string) {
  const [one, other] = [featureOf(from), featureOf(to)];
  const knows = one && other && one !== other && other !== 'business';
  return (
    knows &&
    !(isContract(from) && isContract(to)) &&
    'Features do not know each other, except contract to contract (and everybody the business facts).'
  );
}

function findBreaches(list: SourceFile[]) {
  return list.flatMap(({ file, imports }) =>
    imports
      .filter((to) => to.startsWith('src/'))
      .flatMap((to) =>
        [breaksLayers, breaksSides, breaksFeatures].flatMap((rule) => {
          const sentence = rule(file, to);
          return sentence ? [`${file} imports ${to}. ${sentence}`] : [];
        }),
      ),
  );
}

describe('the three rules', () => {
  it('hold in every file', () => {
    expect(production.length).toBeGreaterThan(50);
    expect(findBreaches(production)).toEqual([]);
  });

  it.each([
    ['src/platform/server/settings.ts', 'src/features/business/facts.ts', 'Layers'],
    ['src/features/areas/server/routes.ts', 'src/app/server/build-app.ts', 'Layers'],
    ['src/features/areas/client/api.ts', 'src/features/areas/server/queries.ts', 'Sides'],
    ['src/app/server/main.ts', 'src/app/client/app.tsx', 'Sides'],
    ['src/features/areas/server/routes.ts', 'src/features/catalogue/server/queries.ts', 'Features'],
    ['src/features/areas/contract.ts', 'src/features/catalogue/vocabulary.ts', 'Features'],
  ])('would catch %s importing %s', (file, to, words) => {
    expect(findBreaches([{ file, text: '', imports: [to] }]).join()).toContain(words);
  });

  it.each([
    [renderer, 'src/app/client/app.tsx'],
    ['src/features/booking/contract.ts', 'src/features/calculator/contract.ts'],
    ['src/features/booking/today/contract.ts', 'src/features/calculator/contract.ts'],
    ['src/features/areas/client/area-page.tsx', 'src/features/business/facts.ts'],
    ['src/features/areas/server/routes.ts', 'src/features/areas/contract.ts'],
  ])('allow %s to import %s', (file, to) => {
    expect(findBreaches([{ file, text: '', imports: [to] }])).toEqual([]);
  });
});

/** Files of the browser's that take a contract's schemas along without being a form loaded on demand. */
function findSchemaCarriers(list: SourceFile[]) {
  const valueImport = /^import (?!type)[^;]*from '[^']*\/contract\.ts'/m;
  const isLoadedOnDemand = (file: string) => {
    const name = file.split('/').at(-1) ?? '';
    const staticImport = new RegExp(`^import (?!type)[^;(]*from '[^']*/${name}'`, 'm');
    return /-form\.tsx$/.test(name) && !list.some(({ text }) => staticImport.test(text));
  };
  return list
    .filter(({ file, text }) => sideOf(file) === 'client' && valueImport.test(text))
    .map(({ file }) => file)
    .filter((file) => !isLoadedOnDemand(file));
}

describe('the habits', () => {
  it('no file is above 300 lines', () => {
    const long = files.filter(({ text }) => text.split('\n').length > 301);
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  it('no file is a drawer for odds and ends', () => {
    const drawers = /(^|\/)(utils?|helpers?|misc|common|types|index)(\.tsx?|\/)/;
    expect(files.filter(({ file }) => drawers.test(file)).map(({ file }) => file)).toEqual([]);
  });

  it('file names are in kebab case', () => {
    const kebab = /^src(\/[a-z0-9-]+)+(\.((db|postgres)\.)?test)?\.tsx?$/;
    expect(files.filter(({ file }) => !kebab.test(file)).map(({ file }) => file)).toEqual([]);
  });

  it('SQL stands in queries and schemas only', () => {
    const database = /\b(?:db|tx)\s*\.\s*(?:select|insert|update|delete|execute)\b/;
    const allowed =
      /\/(queries[a-z-]*|schema)\.ts$|^src\/platform\/server\/(database|http\/submissions\/(rate-limit|idempotency))|^src\/app\/server\/(seed-reference-content)/;
    const elsewhere = production.filter(
      ({ file, text }) => database.test(text) && !allowed.test(file),
    );
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });

  it('what a statement takes and others skip is found once: see is-among.ts', () => {
    const unsafe = production.filter(
      ({ text }) => /skipLocked|skip locked/.test(text) && !/isAmong\(/.test(text),
    );
    expect(unsafe.map(({ file }) => file)).toEqual([]);
  });

  it('properties are tried with the same examples every time', () => {
    const unsteady = files.filter(({ text }) => /from 'fast-check'/.test(text));
    expect(unsteady.map(({ file }) => file)).toEqual([]);
  });

  it('only main.ts reads the environment', () => {
    const readers = production.filter(({ text }) => /process\.env/.test(text));
    expect(readers.map(({ file }) => file)).toEqual(['src/app/server/main.ts']);
  });

  it('the browser gets the schemas of a contract with a form that is loaded on demand, and with nothing else', () => {
    expect(findSchemaCarriers(production)).toEqual([]);
  });

  it.each([
    ['src/features/a/client/list.tsx', "import { a } from '../contract.ts';", ''],
    ['src/features/a/client/a-form.tsx', "import { a } from '../contract.ts';", './a-form.tsx'],
  ])('would catch schemas that %s takes along', (file, text, importedBy) => {
    const importer = {
      file: 'src/features/a/client/page.tsx',
      text: importedBy && `import AForm from '${importedBy}';`,
      imports: [],
    };
    expect(findSchemaCarriers([{ file, text, imports: [] }, importer])).toEqual([file]);
  });
});
