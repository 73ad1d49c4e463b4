export type Section = { name: string; measuredOn: string; lines: readonly string[] };

const title = '# Performance\n';
const introduction = `
Written by \`npm run bench\`; \`npm run bench -- pages faults\` measures and replaces some sections; the others keep the newest figures there are. Ratios (\`÷\`) compare two things
measured in turns in one run, so they hold on other machines; other figures are of the machine that the section names.
`;

/** Puts sections into the document, in place of earlier ones with the same names; the others stay. */
export function updateDocument(document: string, sections: readonly Section[]): string {
  const kept = new Map(
    document
      .split(/^## /m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf('\n')), `## ${text.trimEnd()}\n`]),
  );
  for (const section of sections) kept.set(section.name, writeSection(section));
  const parts = [...kept].toSorted(([a], [b]) => a.localeCompare(b)).map(([, text]) => text);
  return [title + introduction, ...parts].join('\n');
}

/** One row a line: what was measured, and the figure behind its first colon, but for the colon of a database's name. */
function writeSection({ name, measuredOn, lines }: Section): string {
  const isRatio = (line: string) => line.includes('÷');
  const sorted = [...lines.filter(isRatio), ...lines.filter((line) => !isRatio(line))];
  const rows = sorted.map((line) => {
    const [, what = line, figure = ''] =
      /^((?:PGlite: |PostgreSQL: )?.+?): (.*)$/.exec(line.trim()) ?? [];
    return `| ${what} | ${figure} |`;
  });
  return `## ${name}\n\n${measuredOn}\n\n| measured | figure |\n|---|---|\n${rows.join('\n')}\n`;
}
