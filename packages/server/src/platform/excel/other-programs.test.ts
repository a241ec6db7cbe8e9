import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { kernelErrors } from '@residency/contract/kernel'
import { expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'

const NAMES = { name: ['名'], day: ['日'], moment: ['时'], figure: ['数'] }
const KINDS = { day: 'day', moment: 'moment', figure: 'number' } as const
const person = { name: '王芳', day: '2020-07-01', moment: '2020-07-01 08:30', figure: '85.5' }
const nothing = { name: '', day: '', moment: '', figure: '' }

/** Files as these programs wrote them, with the rows that they were given to write. */
test.each([
  ['exceljs', [{ cells: person }, { cells: { ...nothing, name: '欧阳明月', figure: '0' } }]],
  [
    'openpyxl',
    [
      { cells: person },
      { cells: { name: '李\n四', day: '2020-07-01', moment: '2020-07-05 00:00', figure: '0' } },
      // it does not compute its formulas
      {
        cells: { ...nothing, day: '2020-07-01' },
        faults: { name: 'uncomputed', figure: 'uncomputed' },
      },
    ],
  ],
  [
    'libreoffice',
    [
      { cells: person },
      { cells: { name: '李\n四', day: '2020-07-01', moment: '2020-07-05 00:00', figure: '0' } },
      { cells: { ...nothing, name: '王芳', day: '2020-07-01', figure: '2' } },
    ],
  ],
  ['openpyxl-iso', [{ cells: person }]],
  ['write-excel-file', [{ cells: person }]],
  ['xlsx-populate', [{ cells: person }, { cells: { ...nothing, name: '李', figure: '7' } }]],
  [
    'xlsxwriter',
    [
      {
        cells: { name: '欧阳明月', day: '2020-07-01', moment: '2020-07-05 00:00', figure: '85%' },
        faults: { figure: 'percent' },
      },
      { cells: { ...nothing, figure: '0' }, faults: { name: 'uncomputed' } },
      { cells: { ...nothing, name: '李' } },
    ],
  ],
  ['xlsxwriter-1904', [{ cells: { ...nothing, name: '王芳', day: '2020-07-01' } }]],
])('a sheet by %s is read as it was written', async (program, right) => {
  const { inputWrong: wrong, inUse: tooLong } = kernelErrors
  const file = createReadStream(join(import.meta.dirname, 'cases', `by-${program}.xlsx`))
  const rows = []

  for await (const row of readSheet(file, NAMES, {
    required: ['name'],
    kinds: KINDS,
    maxRows: 10,
    wrong,
    tooLong,
  }))
    rows.push(row)

  expect(rows).toEqual(right.map((row, i) => ({ ...row, row: i + 2 })))
})
