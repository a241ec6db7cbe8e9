import { expect, test } from 'vitest'
import { readTable } from './csv-table.ts'

const read = (text: string) => readTable(text, ['trainee', 'caseDay'], ['note'])

test('columns are found by their heading; quotes, line ends and a byte order mark are as RFC 4180 and spreadsheets write them', () => {
  expect(
    read('\uFEFFnote,CASE_DAY,x,Trainee\r\n"a ""b"",\nc", 1 ,,"张,三"\r\n\r\n,,,\r\nd,2,,e'),
  ).toEqual([
    { line: 2, cells: { trainee: '张,三', caseDay: '1', note: 'a "b",\nc' } },
    { line: 6, cells: { trainee: 'e', caseDay: '2', note: 'd' } },
  ])
  expect(read('trainee,caseDay\na,1')).toEqual([
    { line: 2, cells: { trainee: 'a', caseDay: '1', note: '' } },
  ])
})

test.each([
  ['', 'line 1: the file is empty'],
  ['trainee,x\na,b', 'line 1: there is no column caseDay'],
  ['trainee,caseDay,Trainee\n', 'line 1: the column trainee is there twice'],
  ['trainee,caseDay\n"a\nb",1\nc', 'line 4: 1 cells, but the heading has 2'],
  ['trainee,caseDay\na,"1', 'line 2: a quotation mark is torn'],
  ['trainee,caseDay\na,1\nb"c,2', 'line 3: a quotation mark is torn'],
  [`trainee,caseDay\n"${'a'.repeat(5_000_000)}`, 'line 2: a quotation mark is torn'],
])('a file that is no such table is refused by its line (%#)', (text, why) => {
  expect(() => read(text)).toThrow(why)
})
