import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  [['plain', 3, true, null], 'plain,3,true,'],
  [['a, b', 'say "no"', 'two\nlines'], '"a, b","say ""no""","two\nlines"'],
  [['=1+1', '+44 1632 960147', '-2', '@sum'], "'=1+1,'+44 1632 960147,'-2,'@sum"],
  [['\t=1', '=a,"b"'], `'\t=1,"'=a,""b"""`],
  [['＝1+1', '＋44', '－2', '＠sum', '−2'], "'＝1+1,'＋44,'－2,'＠sum,'−2"],
  [['\u200b=1', '\ufeff@sum', ' =1'], "'\u200b=1,'\ufeff@sum,' =1"],
  [['1=1', 'a-b', '２＝２'], '1=1,a-b,２＝２'],
  [[-5, 1250.5], '-5,1250.5'],
])('%j is written as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});
