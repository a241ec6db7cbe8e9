import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { kernelErrors } from '@residency/contract/kernel'
import { describe, expect, test } from 'vitest'
import { zipArchive as zip } from '../../testing/files/zip-archive.ts'
import type { ColumnKind } from './cell-value.rules.ts'
import { readSheet, type SheetRow } from './read-sheet.ts'

const { inputWrong: wrong, inUse: tooLong } = kernelErrors
type Heads = Readonly<Record<string, ColumnKind>>

/**
 * Reads a sheet whose columns are named by their headers; each row as its texts that are not empty,
 * a fault as `!fault`.
 */
async function readBytes(bytes: Buffer, heads: Heads, more: { maxInflated?: number } = {}) {
  const names = Object.fromEntries(Object.keys(heads).map((name) => [name, [name]]))
  const rows: SheetRow[] = []

  const options = {
    required: Object.keys(heads).slice(0, 1),
    kinds: heads,
    maxRows: 100,
    wrong,
    tooLong,
    ...more,
  }

  for await (const row of readSheet(Readable.from([bytes]), names, options)) rows.push(row)

  return rows.map(({ row, cells, faults }) => {
    const texts = Object.entries(cells).map(([key, text]) => [
      key,
      faults?.[key] ? `!${faults[key]}` : text,
    ])

    return [row, Object.fromEntries(texts.filter(([, text]) => text !== ''))] as const
  })
}

const USER = { 用户名: 'text', 昵称: 'text', 角色: 'text' } as const

const BALANCE = {
  学号: 'text',
  请假类型: 'text',
  年度: 'number',
  启用前已休: 'number',
  参加工作日期: 'day',
} as const

const SCORE = { 准考证号: 'text', 姓名: 'text', 理论: 'number', 技能: 'number' } as const

const WINDOW = {
  时间名称: 'text',
  年度: 'number',
  批次: 'text',
  开始时间: 'moment',
  结束时间: 'moment',
  状态: 'text',
} as const

const PAST = {
  学员编号: 'text',
  科室: 'text',
  开始日期: 'day',
  结束日期: 'day',
  结果: 'text',
} as const

const balance = { 学号: '2026J0035', 请假类型: '年假', 年度: '2026', 启用前已休: '0' }
const score = { 准考证号: '2026020003', 姓名: '姚敏' }
const past = { 学员编号: '2025Y9107', 开始日期: '2026-02-01', 结束日期: '2026-02-28', 结果: '合格' }

const CASES: readonly [file: string, heads: Heads, rows: readonly object[]][] = [
  ['a3-error-formula-in-text', USER, [{ 用户名: 'd5err', 昵称: '!error', 角色: '学员' }]],
  ['a36-pasted-error-value', USER, [{ 用户名: 'd5na', 昵称: '!error', 角色: '学员' }]],
  ['a22-phonetic-replaces-name', USER, [{ 用户名: 'd5rph', 昵称: '张三', 角色: '学员' }]],
  ['x-escaped-_x000D_-in-text', USER, [{ 用户名: 'd5cr', 昵称: '李四', 角色: '学员' }]],
  ['a3-formula-result-zero', BALANCE, [balance]],
  ['a3-formula-rows-below-last', BALANCE, [balance]],
  ['a35-date1904-true', BALANCE, [{ ...balance, 参加工作日期: '2020-07-01' }]],
  ['a4-day-in-chinese-builtin-format-31', BALANCE, [{ ...balance, 参加工作日期: '2020-07-01' }]],
  ['x-iso-date-cell-t-d-becomes-1905', BALANCE, [{ ...balance, 参加工作日期: '2020-07-01' }]],
  ['a3-score-formula-zero', SCORE, [{ ...score, 理论: '0', 技能: '80' }]],
  [
    'x-percent-cell-85-becomes-0.85',
    SCORE,
    [{ 准考证号: '2026020002', 姓名: '史海燕', 理论: '!percent', 技能: '!percent' }],
  ],
  [
    'a5-name-padded-with-full-width-space',
    SCORE,
    [{ ...score, 姓名: '姚　敏', 理论: '80', 技能: '80' }],
  ],
  [
    'a5-name-with-zero-width-space',
    SCORE,
    [{ ...score, 姓名: '姚敏\u200b', 理论: '80', 技能: '80' }],
  ],
  [
    'x-window-that-ends-at-midnight',
    WINDOW,
    ['试A', '试B'].map((batch) => ({
      时间名称: '评优申报',
      年度: '2031',
      批次: batch,
      状态: '启用',
      开始时间: '2031-03-01 08:00',
      结束时间: '2031-03-05 00:00',
    })),
  ],
  [
    'a15-department-names-copied',
    PAST,
    ['门诊药房', '门 诊 药 房', '⻔诊药房'].map((department) => ({ ...past, 科室: department })),
  ],
]

describe('sheets as they were sent in', () => {
  test.each(CASES)('%s', async (file, heads, rows) => {
    const read = await readBytes(
      readFileSync(join(import.meta.dirname, 'cases', `${file}.xlsx`)),
      heads,
    )

    expect(read.slice(0, rows.length)).toEqual(rows.map((row, i) => [i + 2, row]))
    if (file !== 'a15-department-names-copied') expect(read).toHaveLength(rows.length)
  })
})

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
type Parts = Record<string, string | Buffer>

const inline = (ref: string, text: string) =>
  `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`

const DAYS = { 名: 'text', 日: 'day', 时: 'moment', 数: 'number' } as const
const HEADER = `<row r="1">${['名', '日', '时', '数'].map((name, i) => inline(`${'ABCD'[i]}1`, name)).join('')}</row>`

const sheetXml = (rows: string) =>
  `${HEAD}<worksheet><sheetData>${HEADER}${rows}</sheetData></worksheet>`

/** A workbook with one sheet; styles hold one format each, the first is General. */
const workbook = (
  rows: string,
  formats: readonly (string | number)[] = [],
  more: Parts = {},
): Parts => {
  const own = formats.flatMap((code, i) =>
    typeof code === 'string' ? [`<numFmt numFmtId="${170 + i}" formatCode="${code}"/>`] : [],
  )
  const xfs = formats.map(
    (code, i) => `<xf numFmtId="${typeof code === 'string' ? 170 + i : code}"/>`,
  )

  return {
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships><Relationship Id="r1" Type="t/worksheet" Target="worksheets/s.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/worksheets/s.xml': sheetXml(rows),
    'xl/styles.xml': `${HEAD}<styleSheet><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${xfs.join('')}</cellXfs></styleSheet>`,
    ...more,
  }
}

/** The cells of row 2 below the four headers. */
const readCells = async (
  cells: string,
  formats: readonly (string | number)[] = [],
  more: Parts = {},
) =>
  (
    await readBytes(
      zip(workbook(`<row r="2">${inline('A2', 'x')}${cells}</row>`, formats, more)),
      DAYS,
    )
  )[0]?.[1]

const typed = async (column: 'B' | 'C' | 'D', text: string) =>
  Object.values((await readCells(inline(`${column}2`, text)))!)[1]

const readNumber = async (
  column: 'A' | 'B' | 'C' | 'D',
  value: number,
  format: string | number,
  more: Parts = {},
) => {
  const cells = `<c r="${column}2" s="1"><v>${value}</v></c>`
  return Object.values(
    (await readBytes(zip(workbook(`<row r="2">${cells}</row>`, [format], more)), DAYS))[0]![1],
  )[0]
}

describe('days', () => {
  const DAY = 44_013 // 2020-07-01

  test.each([
    14,
    15,
    16,
    28,
    29,
    30,
    31,
    51,
    53,
    54,
    58,
    22,
    'yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;',
    'yyyy年m月d日',
    '[$-804]yyyy\\-mm\\-dd;@',
    'YYYYMMDD',
    'aaaa',
    'e/m/d',
    'yyyy/m/d h:mm',
    '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
    'm/d/yy;@',
  ])('a cell in the format %s is the day', async (format) =>
    expect(await readNumber('B', DAY, format)).toBe('2020-07-01'),
  )

  test.each([27, 36, 50, 52, 57, 17, 'yyyy&quot;年&quot;m&quot;月&quot;', 'yyyy'])(
    'a cell in the format %s has no day',
    async (format) => expect(await readNumber('B', DAY, format)).toBe('!dayIncomplete'),
  )

  test.each([
    18,
    20,
    32,
    33,
    34,
    35,
    55,
    56,
    45,
    46,
    47,
    'h:mm',
    '[h]:mm',
    'mm:ss.0',
    '上午/下午h&quot;时&quot;mm&quot;分&quot;',
  ])('a cell in the format %s is a time without a day', async (format) =>
    expect(await readNumber('B', 0.5, format)).toBe('!timeOnly'),
  )

  test.each([
    '2020-07-01',
    '2020-07-01 00:00:00',
    '2020-07-01 0:00',
    '20200701',
    '2020 年 7 月 1 日',
    '2020年7月1日',
    '2020/7/1',
    '2020.7.1',
    '２０２０－０７－０１',
    '２０２０年７月１日',
    '2020-07-01T00:00:00',
    '2020年7月1日 星期三',
    '2020/7/1 周三',
    ' 2020 - 7 - 1 ',
    '2020年7月1号',
  ])('the text %s is the day', async (text) => expect(await typed('B', text)).toBe('2020-07-01'))

  test.each([
    ['01/02/2020', '!dayAmbiguous'] as const,
    ['1-2-20', '!dayAmbiguous'] as const,
    ['20.7.1', '!dayAmbiguous'] as const,
    ['2020-07', '!dayIncomplete'] as const,
    ['2020年7月', '!dayIncomplete'] as const,
    ['7月1日', '!dayIncomplete'] as const,
    ['2020-07-01 08:30', '!dayWithTime'] as const,
    ['长期', '长期'] as const,
    ['2020-02-30', '2020-02-30'] as const,
  ])('the text %s in a column of days is %s', async (text, right) =>
    expect(await typed('B', text)).toBe(right),
  )

  test('a format of hours means midnight, a format of days the day, for cells and texts', async () => {
    expect([await readNumber('C', DAY, 22), await typed('C', '2020-07-01 00:00')]).toEqual([
      '2020-07-01 00:00',
      '2020-07-01 00:00',
    ])
    expect([await readNumber('C', DAY, 14), await typed('C', '2020/7/1')]).toEqual([
      '2020-07-01',
      '2020-07-01',
    ])
  })

  test('fractions that are a second short of the next day are the next day', async () => {
    expect(await readNumber('C', DAY - 0.000000001, 22)).toBe('2020-07-01 00:00')
    expect(await readNumber('C', DAY + 0.354166666666667, 22)).toBe('2020-07-01 08:30')
  })

  test('before the leap day that never was, days are those that the programs show; the leap day is none', async () => {
    expect([
      await readNumber('B', 1, 14),
      await readNumber('B', 59, 14),
      await readNumber('B', 61, 14),
    ]).toEqual(['1900-01-01', '1900-02-28', '1900-03-01'])
    for (const none of [0, 60, -1, 2_958_466])
      expect(await readNumber('B', none, 14)).toBe('!noDay')
  })

  test.each(['1', 'true'])('days count from 1904 where date1904 is %s', async (value) => {
    const book = `${HEAD}<workbook><workbookPr date1904="${value}"/><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`
    expect(await readNumber('B', 42_551, 14, { 'xl/workbook.xml': book })).toBe('2020-07-01')
    expect(await readNumber('B', 0, 14, { 'xl/workbook.xml': book })).toBe('1904-01-01')
  })

  test('ISO cells are days and moments; those with a zone are moments in China', async () => {
    const iso = (column: string, text: string, style = 1) =>
      readCells(`<c r="${column}2" s="${style}" t="d"><v>${text}</v></c>`, [14, 22])

    expect(await iso('B', '2020-07-01T00:00:00.000')).toEqual({ 名: 'x', 日: '2020-07-01' })
    expect(await iso('B', '2020-07-01')).toEqual({ 名: 'x', 日: '2020-07-01' })
    expect(await iso('B', '2020-06-30T16:00:00.000Z')).toEqual({ 名: 'x', 日: '2020-07-01' })
    expect(await iso('B', '2020-07-01T00:00:00Z', 0)).toEqual({ 名: 'x', 日: '2020-07-01' })
    expect(await iso('C', '2020-07-01T00:00:00Z', 2)).toEqual({ 名: 'x', 时: '2020-07-01 08:00' })
    expect(await iso('C', '2020-07-01T08:30:00', 2)).toEqual({ 名: 'x', 时: '2020-07-01 08:30' })
    expect(await iso('C', '2020-07-01T00:00:00', 1)).toEqual({ 名: 'x', 时: '2020-07-01' })
  })

  test('a day that a formula computes is the day, also without a format; a bare number is none', async () => {
    expect(await readCells('<c r="B2" s="1"><f>A9+1</f><v>44013</v></c>', [14])).toEqual({
      名: 'x',
      日: '2020-07-01',
    })

    expect(await readCells('<c r="B2"><f>EDATE(A9,1)</f><v>44013</v></c>')).toEqual({
      名: 'x',
      日: '2020-07-01',
    })

    expect(await readCells('<c r="B2"><v>44013</v></c>')).toEqual({ 名: 'x', 日: '!noDay' })
    expect(await readCells('<c r="B2"><v>20200701</v></c>')).toEqual({ 名: 'x', 日: '2020-07-01' })
  })
})

describe('numbers', () => {
  test.each([
    ['D', 0.85, 9, '!percent'],
    ['D', 0.85, '0.0%', '!percent'],
    ['A', 0.85, 9, '85%'],
    ['A', 85, '0&quot;%&quot;', '85%'],
    ['A', 7, '000', '007'],
    ['D', 7, '000', '7'],
    ['A', 107, '&quot;2025Y&quot;0000', '2025Y0107'],
    ['D', 5, '0\\d', '5'],
    ['D', 5, '0&quot;days&quot;', '5'],
    ['D', 5, '0天', '5'],
    ['D', 5, '#,##0.00_);[Red]\\(#,##0.00\\)', '5'],
    ['A', 13_800_138_000, '000-0000-0000', '13800138000'],
    ['D', 5, '[$¥-804]#,##0', '5'],
    ['D', 44_013, 14, '!dayAsNumber'],
    ['A', 3, '0.00', '3'],
    ['A', 12, 49, '12'],
  ] as const)('in column %s, %d in the format %s is %s', async (column, value, format, right) =>
    expect(await readNumber(column, value, format)).toBe(right),
  )

  test.each([
    ['13800138000.0', '13800138000'],
    ['1E-3', '0.001'],
    ['1e-7', '0.0000001'],
    ['3.0000000000000004', '3'],
    ['1.3912345678E10', '13912345678'],
    ['-0', '0'],
    ['110101199003070000', '!rounded'],
    ['1.10101199003071E+17', '!rounded'],
    ['123456789012345', '123456789012345'],
  ])('the number %s is %s', async (value, right) => {
    const [, cells] = (
      await readBytes(zip(workbook(`<row r="2"><c r="A2"><v>${value}</v></c></row>`)), DAYS)
    )[0]!
    expect(cells).toEqual({ 名: right })
  })

  test('percent signs, full-width digits and shortened numbers of texts', async () => {
    expect([await typed('D', '85%'), await typed('D', '８５％'), await typed('D', '８５')]).toEqual(
      ['!percent', '!percent', '85'],
    )
    expect(await readBytes(Buffer.from('名,数\n1.10101E+17,85%\n#N/A,1\n'), DAYS)).toEqual([
      [2, { 名: '!rounded', 数: '!percent' }],
      [3, { 名: '!error', 数: '1' }],
    ])
  })
})

describe('formulas', () => {
  test('a result of 0, an empty text or false is 0, empty, false', async () => {
    const cells =
      '<c r="B2" t="str"><f>IF(1,"")</f><v></v></c><c r="C2" t="b"><f>1=2</f><v>0</v></c><c r="D2"><f>1-1</f><v>0</v></c>'
    expect(await readCells(cells)).toEqual({ 名: 'x', 时: 'FALSE', 数: '0' })
  })

  test.each(['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NUM!', '#NULL!', '#SPILL!'])(
    'the error %s is refused',
    async (error) => {
      expect(await readCells(`<c r="B2" t="e"><f>1/0</f><v>${error}</v></c>`)).toEqual({
        名: 'x',
        日: '!error',
      })
      expect(await readCells(inline('D2', error))).toEqual({ 名: 'x', 数: '!error' })
    },
  )

  test('one that was never computed is refused, and a picture in a cell', async () => {
    expect(await readCells('<c r="B2"><f>NOW()</f></c><c r="D2"><f>1+1</f><v/></c>')).toEqual({
      名: 'x',
      日: '!uncomputed',
      数: '!uncomputed',
    })

    const picture = '<c r="D2" t="str"><f>_xlfn.DISPIMG("ID_1",1)</f><v>=DISPIMG("ID_1",1)</v></c>'
    expect(await readCells(picture)).toEqual({ 名: 'x', 数: '!picture' })
  })

  test('hundreds of thousands of formatted empty rows are empty', async () => {
    const empty = '<row s="1"><c s="1"/><c s="1" t="str"><f>""</f><v></v></c></row>'
    const bytes = zip(workbook(`<row r="2">${inline('A2', '甲')}</row>${empty.repeat(200_000)}`))
    expect(await readBytes(bytes, DAYS)).toEqual([[2, { 名: '甲' }]])
  }, 60_000)
})
