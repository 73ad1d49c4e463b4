// A vitest reporter: writes the results of all tests, and how long each file took, to the file named by TEST_REPORT.
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const fromPackage = /^\s+at .*(node_modules|node:internal).*\n?/gm;

const explain = (errors) =>
  errors
    .flatMap(({ message, stack, diff }) => [(stack ?? message).replace(fromPackage, ''), diff])
    .filter(Boolean)
    .join('\n');

export default class CountTests {
  onTestRunEnd(modules, unhandledErrors) {
    const sum = { passed: 0, failed: 0, skipped: 0 };
    const failures = unhandledErrors.map((error) => ({
      title: 'An error outside of the tests',
      text: explain([error]),
    }));
    const seconds = {};
    for (const module of modules) {
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      seconds[path.relative(process.cwd(), module.moduleId)] =
        Math.round((duration + collectDuration + setupDuration) / 100) / 10;
      const file = `|${module.project.name}| ${path.relative(process.cwd(), module.moduleId)}`;
      const add = (name, errors) =>
        failures.push({ title: [file, ...name].join(' > '), text: explain(errors) });
      // A file that does not load and a suite whose hook fails have errors of their own.
      if (module.errors().length > 0) add([], module.errors());
      for (const suite of module.children.allSuites())
        if (suite.errors().length > 0) add([suite.fullName], suite.errors());
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'pending') continue;
        sum[state] += 1;
        if (state === 'failed') add([test.fullName], errors);
      }
    }
    sum.failed = Math.max(sum.failed, failures.length);
    writeFileSync(process.env.TEST_REPORT, JSON.stringify({ sum, failures, seconds }));
  }
}
