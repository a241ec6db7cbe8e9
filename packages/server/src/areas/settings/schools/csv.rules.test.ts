import { expect, test } from 'vitest'
import { cellsOfCsv, recordsOfCsv } from './csv.rules.ts'

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['"x, y","say ""hi"""', [['x, y', 'say "hi"']]],
  ['"two\nlines",z', [['two\nlines', 'z']]],
  ['\uFEFFa', [['a']]],
  ['', []],
])('%j is read as %j', (text, rows) => {
  expect(cellsOfCsv(text)).toEqual(rows)
})

test('a torn quote is refused', () => {
  expect(() => cellsOfCsv('a\n"b')).toThrow('row 2')
})

test('a line end inside a name falls out', () => {
  expect(recordsOfCsv('code,name\n1,"甲乙\n学院"\n')).toEqual([{ code: '1', name: '甲乙学院' }])
})
