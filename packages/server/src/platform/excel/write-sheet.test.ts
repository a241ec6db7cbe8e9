import { Readable } from 'node:stream'
import { kernelErrors } from '@residency/contract/kernel'
import exceljs from 'exceljs'
import { describe, expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { type Sheet, type SheetColumn, writeWorkbook } from './write-sheet.ts'
import { inflatePart, readZipParts } from './zip-parts.ts'

const bytesOf = async (stream: Readable) => Buffer.concat(await stream.toArray())
const KINDS = ['text', 'day', 'moment', 'time', 'number', 'percent'] as const

const columns: SheetColumn[] = KINDS.map((key) => ({
  key,
  header: key,
  ...(key === 'text' ? {} : { kind: key }),
}))

const sheetOf = (rows: Sheet['rows'], own: readonly SheetColumn[] = columns): Sheet => ({
  name: 'S',
  columns: own,
  rows,
})

/** The workbook as exceljs opens it: another reader than ours. */
async function opened(bytes: Buffer) {
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer)

  return workbook
}

async function partText(bytes: Buffer, name: string) {
  const part = readZipParts(bytes, { maxParts: 100, maxInflated: 1e8 }).get(name)!
  return Buffer.concat(await Readable.from(inflatePart(part)).toArray()).toString()
}

async function readAgain(bytes: Buffer, keys: readonly string[]) {
  const { inputWrong: wrong, inUse: tooLong } = kernelErrors
  const kinds = Object.fromEntries(columns.map(({ key, kind }) => [key, kind]))
  const options = { required: [], maxRows: 1000, kinds, wrong, tooLong }
  const rows = []

  for await (const { cells } of readSheet(
    Readable.from([bytes]),
    Object.fromEntries(keys.map((key) => [key, [key]])),
    options,
  ))
    rows.push(cells)

  return rows
}

describe('cells that are written', () => {
  const row = {
    text: '013',
    day: '2026-11-20',
    moment: '2026-11-20 08:30',
    time: '08:30',
    number: '85.5',
    percent: 60,
  }

  test('days, times and numbers are such for another program, and are read again as they were', async () => {
    const bytes = await bytesOf(
      writeWorkbook([sheetOf([row, { ...row, moment: '2026-11-20 08:30:15', number: 7 }])]),
    )
    const cells = (await opened(bytes)).worksheets[0]!.getRow(2)
    const values = KINDS.map((_, i) => cells.getCell(i + 1).value)

    expect(values).toEqual([
      '013',
      new Date('2026-11-20T00:00:00Z'),
      new Date('2026-11-20T08:30:00Z'),
      new Date('1899-12-30T08:30:00Z'),
      85.5,
      60,
    ])

    expect(await readAgain(bytes, KINDS)).toEqual([
      { ...row, percent: '60' },
      { ...row, moment: '2026-11-20 08:30:15', number: '7', percent: '60' },
    ])
  })

  test('an instant is the minute that a clock in China shows', async () => {
    const bytes = await bytesOf(
      writeWorkbook([
        sheetOf([{ moment: '2026-11-20T00:30:15.123Z' }, { moment: '2026-11-19T23:30:00+08:00' }]),
      ]),
    )

    const sheet = (await opened(bytes)).worksheets[0]!

    expect([2, 3].map((row) => sheet.getCell(row, 3).value)).toEqual([
      new Date('2026-11-20T08:30:00Z'),
      new Date('2026-11-19T23:30:00Z'),
    ])
  })

  test('what is no day or number of its column stays a text', async () => {
    const texts = {
      text: '2026-11-20',
      day: '—',
      moment: '1899-01-01',
      time: '25:00',
      number: '0012',
      percent: '85%',
    }

    const cells = (
      await opened(await bytesOf(writeWorkbook([sheetOf([texts])])))
    ).worksheets[0]!.getRow(2)
    expect(KINDS.map((_, i) => cells.getCell(i + 1).value)).toEqual(Object.values(texts))
  })

  test('texts that begin like a formula stay texts when they are edited; signs and escapes are what they were', async () => {
    const texts = [
      '=1+1',
      '+86',
      '-2',
      '@sum',
      'p < 0.05 & "q"',
      '_x000D_',
      '_x005F_x000D_',
      ' a  b ',
      'a\nb',
      '测试𠮷',
    ]

    const bytes = await bytesOf(writeWorkbook([sheetOf(texts.map((text) => ({ text })))]))

    expect((await readAgain(bytes, ['text'])).map((cells) => cells.text)).toEqual(
      texts.map((text) => text.trim()),
    )

    const [xml, styles] = [
      await partText(bytes, 'xl/worksheets/sheet1.xml'),
      await partText(bytes, 'xl/styles.xml'),
    ]

    const quoted = [
      ...styles
        .split('<cellXfs')[1]!
        .matchAll(/<xf [^>]*?(quotePrefix="1")?\/?>(?:<alignment[^>]*\/><\/xf>)?/g),
    ].map((xf) => Boolean(xf[1]))

    const styleOf = (cell: string) =>
      Number(new RegExp(`<c r="${cell}" s="(\\d+)"`).exec(xml)?.[1] ?? 0)

    expect(['A2', 'A3', 'A4', 'A5', 'A6'].map((cell) => quoted[styleOf(cell)])).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
  })

  test('a text of more than a cell can hold is cut, wrong cells are red, the header is frozen and bold', async () => {
    const bytes = await bytesOf(
      writeWorkbook([
        sheetOf([{ text: 'x'.repeat(40_000) }, { text: { text: 'y', isWrong: true } }]),
      ]),
    )

    const sheet = (await opened(bytes)).worksheets[0]!

    expect(String(sheet.getCell('A2').value)).toHaveLength(32_767)
    expect(sheet.getCell('A3').fill).toMatchObject({ fgColor: { argb: 'FFFFC7CE' } })
    expect(sheet.getCell('A1').font.bold).toBe(true)
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
  })
})

describe('lists of choices', () => {
  const choices = {
    plain: ['是', '否'],
    comma: ['a,b', 'c'],
    quote: ['"急"诊医院', 'd'],
    long: Array.from({ length: 100 }, (_, i) => `科室 ${i}`),
  }

  const own = Object.entries(choices).map(([key, list]) => ({
    key,
    header: key,
    choices: list,
    isText: true as const,
  }))

  test('with commas, quotes or more than 255 signs are on a sheet of their own', async () => {
    const workbook = await opened(
      await bytesOf(
        writeWorkbook([sheetOf([], own)], { name: '信息', lines: () => ['x'] }, '可选项'),
      ),
    )

    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['S', '可选项', '信息'])

    const rules = own.map(
      (_, i) => workbook.worksheets[0]!.getCell(2, i + 1).dataValidation?.formulae[0],
    )

    expect(rules).toEqual([
      '"是,否"',
      "'可选项'!$A$2:$A$3",
      "'可选项'!$B$2:$B$3",
      "'可选项'!$C$2:$C$101",
    ])

    const lists = workbook.worksheets[1]!

    expect([2, 3].map((n) => lists.getCell(n, 2).value)).toEqual(choices.quote)
    expect(lists.getCell('C101').value).toBe('科室 99')
  })
})

describe('the file', () => {
  test('has a header of printed pages of at most 255 signs, which does not end within a code', async () => {
    const bytes = await bytesOf(
      writeWorkbook([sheetOf([])], { name: '信息', lines: () => ['周明远 & '.repeat(60)] }),
    )
    const header = (await opened(bytes)).worksheets[0]!.headerFooter.oddHeader!

    expect(header.length).toBeLessThanOrEqual(255)
    expect(header.length).toBeGreaterThan(245)
    expect(header.slice(2).replaceAll('&&', '')).not.toContain('&')
  })

  test('has sheets whose names programs accept, each once', async () => {
    const names = ['a/b', 'a b', 'A B', '', 'x'.repeat(40)]
    const bytes = await bytesOf(writeWorkbook(names.map((name) => ({ ...sheetOf([]), name }))))

    expect((await opened(bytes)).worksheets.map(({ name }) => name)).toEqual([
      'a b',
      'a b 2',
      'A B 3',
      'Sheet4',
      'x'.repeat(31),
    ])
  })

  test('an error in the rows breaks it off', async () => {
    async function* rows() {
      yield { text: 'a' }
      throw new Error('the database went away')
    }

    await expect(bytesOf(writeWorkbook([sheetOf(rows())]))).rejects.toThrow(
      'the database went away',
    )
  })
})
