import { Readable } from 'node:stream'
import { kernelErrors } from '@residency/contract/kernel'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { zipArchive as zip } from '../../testing/files/zip-archive.ts'
import { cpuTimeOf } from '../../testing/measured-time.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { readSheet, type SheetRow } from './read-sheet.ts'
import { type Sheet, writeWorkbook } from './write-sheet.ts'

const NAMES = { name: ['姓名', 'Name'], phone: ['手机号码', 'Mobile'], day: ['日期'] } as const
const { inputWrong: wrong, inUse: tooLong } = kernelErrors

const read = async (bytes: Buffer, more: { maxRows?: number; maxBytes?: number } = {}) => {
  const rows: SheetRow[] = []
  const options = { required: ['name'], maxRows: 1000, wrong, tooLong, ...more } as const

  for await (const row of readSheet(
    Readable.from([bytes.subarray(0, 100), bytes.subarray(100)]),
    NAMES,
    {
      ...options,
      required: ['name'],
    },
  ))
    rows.push(row)

  return rows
}

const bytesOf = async (stream: Readable) => Buffer.concat(await stream.toArray())

const sheetOf = (rows: Sheet['rows'], headers = ['姓名', '手机号码', '日期']): Sheet => ({
  name: 'S',
  columns: ['name', 'phone', 'day'].map((key, i) => ({ key, header: headers[i]! })),
  rows,
})

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

const inline = (ref: string, text: string) =>
  `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`

const HEADER_ROW = `<row r="1">${inline('A1', '姓名')}${inline('B1', '手机号码')}${inline('C1', '日期')}</row>`

const workbook = (rows: string, more: Record<string, string | Buffer> = {}, before = '') => ({
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships><Relationship Id="r1" Type="x" Target="/xl/worksheets/data.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/worksheets/data.xml': `${HEAD}<worksheet>${before}<sheetData>${HEADER_ROW}${rows}</sheetData></worksheet>`,
  ...more,
})

const refused = (bytes: Buffer) => expect(read(bytes)).rejects.toMatchObject({ def: wrong })

describe('writing and reading', () => {
  test('what was written is read, in either language of the header, cell by cell', async () => {
    const rows = [
      { name: '欧阳·𠮷', phone: '013800000000', day: '2026-11-20' },
      {},
      { name: 'B', phone: 13800000000 },
    ]

    const bytes = await bytesOf(writeWorkbook([sheetOf(rows, ['Name', 'mobile *', '日期'])]))

    expect(await read(bytes)).toEqual([
      { row: 2, cells: { name: '欧阳·𠮷', phone: '013800000000', day: '2026-11-20' } },
      { row: 4, cells: { name: 'B', phone: '13800000000', day: '' } },
    ])
  })

  test('a text that begins like a formula is written as text, never as a formula, and comes back unchanged', async () => {
    const texts = ['=1+1', '+86', '-2', '@sum', '\t=1', '\r=1', '=HYPERLINK("http://x","y")']
    const bytes = await bytesOf(writeWorkbook([sheetOf(texts.map((name) => ({ name })))]))
    const { readZipParts, inflatePart } = await import('./zip-parts.ts')
    const part = readZipParts(bytes, { maxParts: 100, maxInflated: 1e7 }).get(
      'xl/worksheets/sheet1.xml',
    )!
    const xml = Buffer.concat(await Readable.from(inflatePart(part)).toArray()).toString()

    expect(xml).toContain('=1+1')
    expect(xml).not.toMatch(/<f[ >/]/)
    expect((await read(bytes)).map((r) => r.cells.name)).toEqual(texts.map((t) => t.trim()))
  })

  test('one letter that XML does not know is left out instead of making the whole file unreadable', async () => {
    const bytes = await bytesOf(
      writeWorkbook([sheetOf([{ name: 'A\uffffB\u0001C\ud800', phone: '1' }, { name: '王芳' }])]),
    )
    expect(await read(bytes)).toEqual([
      { row: 2, cells: { name: 'ABC\ufffd', phone: '1', day: '' } },
      { row: 3, cells: { name: '王芳', phone: '', day: '' } },
    ])
  })

  test('no character is cut at the border of a chunk', async () => {
    const rows = Array.from({ length: 5000 }, (_, i) => ({
      name: `${'测试𠮷'.repeat(i % 7)}员${i}`,
    }))
    const bytes = await bytesOf(writeWorkbook([sheetOf(rows)]))
    expect((await read(bytes, { maxRows: 5000 })).map((r) => r.cells.name)).toEqual(
      rows.map((r) => r.name),
    )
  })

  test.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-8 with its mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['GBK', (text: string) => iconv.encode(text, 'gbk')],
  ])('a .csv in %s is read like a sheet, quotes and empty lines and all', async (_, encode) => {
    const lines = ['手机号码,姓名,日期', '13800000000,"欧阳, 静",2026-11-20', '', ',"李""四""",']

    expect(await read(encode(lines.join('\r\n')))).toEqual([
      { row: 2, cells: { name: '欧阳, 静', phone: '13800000000', day: '2026-11-20' } },
      { row: 4, cells: { name: '李"四"', phone: '', day: '' } },
    ])

    expect((await read(encode('姓名;手机号码\n甲;1'))).map((r) => r.cells)).toEqual([
      { name: '甲', phone: '1', day: '' },
    ])
    expect((await read(encode('姓名,手机号码\n人称"小王",1'))).map((r) => r.cells.name)).toEqual([
      '人称"小王"',
    ])
  })

  test('who exported and when is printed on the pages and is on a sheet of its own', async () => {
    const bytes = await bytesOf(
      writeWorkbook([sheetOf([{ name: 'A' }])], { name: '姓名', lines: () => ['周明远 & 2026'] }),
    )

    expect((await read(bytes)).map((r) => r.cells.name)).toEqual(['A'])

    const { readZipParts } = await import('./zip-parts.ts')

    expect(
      readZipParts(bytes, { maxParts: 100, maxInflated: 1e7 }).has('xl/worksheets/sheet2.xml'),
    ).toBe(true)
  })

  test('rows are asked for as they are read, and no longer when the reader goes away', async () => {
    let rowCount = 0
    let stopped = false

    async function* endless() {
      try {
        for (;;)
          yield { name: `row ${rowCount++} ${Math.random()}${Math.random()}${Math.random()}` }
      } finally {
        stopped = true
      }
    }

    const stream = writeWorkbook([sheetOf(endless())])

    stream.on('error', () => {})
    stream.read() // the reader begins, and takes nothing yet

    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    let before = -1

    for (let i = 0; i < 30 && (rowCount === 0 || rowCount !== before); i++) {
      before = rowCount
      await pause(300)
    }

    expect(rowCount).toBe(before)
    expect(rowCount).toBeLessThan(60_000)

    stream.destroy()
    await waitUntil('the rows are no longer read', () => stopped)
  })
})

describe('cells of other programs', () => {
  test('numbers keep their digits, dates are days, formulas are their result, rich text is its text', async () => {
    const styles = `${HEAD}<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`
    const strings = `${HEAD}<sst><si><r><t>王</t></r><r><rPr><b/></rPr><t>五</t></r></si></sst>`
    const rows = `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2"><v>1.3912345678E10</v></c><c r="C2" s="1"><v>46345</v></c></row>
      <row r="3"><c r="A3" t="str"><f>CONCAT(1,2)</f><v>&amp;12</v></c><c r="B3"><f>1+1</f><v>2</v></c><c r="C3"><f>NOW()</f></c></row>
      <row r="4"><c r="A4" t="b"><v>1</v></c><c r="B4" t="e"><v>#N/A</v></c><c r="C4"><v>0.30000000000000004</v></c></row>`

    expect(
      await read(zip(workbook(rows, { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': strings }))),
    ).toEqual([
      { row: 2, cells: { name: '王五', phone: '13912345678', day: '2026-11-19' } },
      { row: 3, cells: { name: '&12', phone: '2', day: '' }, faults: { day: 'uncomputed' } },
      { row: 4, cells: { name: 'TRUE', phone: '#N/A', day: '0.3' }, faults: { phone: 'error' } },
    ])
  })
  test('a hidden sheet and a sheet without the header are skipped', async () => {
    const parts = workbook(`<row r="2">${inline('A2', '甲')}</row>`)

    const bytes = zip({
      ...parts,
      'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships><Relationship Id="r1" Type="x" Target="worksheets/data.xml"/>
        <Relationship Id="r2" Type="x" Target="worksheets/other.xml"/></Relationships>`,
      'xl/workbook.xml': `${HEAD}<workbook><sheets><sheet name="A" sheetId="1" state="hidden" r:id="r1"/><sheet name="O" sheetId="3" r:id="r2"/><sheet name="B" sheetId="2" r:id="r1"/></sheets></workbook>`,
      'xl/worksheets/other.xml': `${HEAD}<worksheet><sheetData><row r="1">${inline('A1', '说明')}</row></sheetData></worksheet>`,
    })

    expect((await read(bytes)).map((r) => r.cells.name)).toEqual(['甲'])
  })
})

describe('what is refused', () => {
  test('a file that is no sheet, under any name', async () => {
    await refused(Buffer.from('今天,明天\n甲,13800000000\n'))
    await refused(Buffer.from('<html><table><tr><td>姓名</td></tr></table></html>'.repeat(10)))
    await refused(Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex'))
    await refused(Buffer.alloc(0))
    await refused(zip({ 'word/document.xml': '<w/>' }))
    await refused((await bytesOf(writeWorkbook([sheetOf([{ name: 'A' }])]))).subarray(0, -40))
  })

  test('a sheet without the wanted columns', async () => {
    await refused(await bytesOf(writeWorkbook([sheetOf([{ name: 'A' }], ['a', 'b', 'c'])])))
  })

  test('declarations: DOCTYPE, entities', async () => {
    const parts = workbook(`<row r="2">${inline('A2', '&x;')}</row>`)
    const sheet = parts['xl/worksheets/data.xml']
    const doctype = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'

    await refused(zip({ ...parts, 'xl/worksheets/data.xml': sheet.replace(HEAD, HEAD + doctype) }))

    await refused(
      zip({
        ...parts,
        'xl/workbook.xml': parts['xl/workbook.xml'].replace(
          HEAD,
          `${HEAD}${' '.repeat(70_000)}${doctype}`,
        ),
      }),
    )

    await refused(zip(workbook(`<row r="2">${inline('A2', '&x;')}</row>`)))

    expect(
      (await read(zip(workbook(`<row r="2">${inline('A2', '<![CDATA[a<b]]>')}</row>`)))).map(
        (r) => r.cells.name,
      ),
    ).toEqual(['a<b'])
  })

  test('more rows, more bytes than allowed', async () => {
    const bytes = await bytesOf(
      writeWorkbook([sheetOf(Array.from({ length: 12 }, (_, i) => ({ name: `n${i}` })))]),
    )

    await expect(read(bytes, { maxRows: 11 })).rejects.toMatchObject({
      def: tooLong,
      data: { max: 11 },
    })

    await expect(read(bytes, { maxBytes: 500 })).rejects.toMatchObject({
      def: kernelErrors.bodyTooLarge,
    })
    expect(await read(bytes, { maxRows: 12 })).toHaveLength(12)
  })
})

describe('bombs', () => {
  const grown = async (work: () => Promise<void>) => {
    const before = process.memoryUsage().rss
    await work()

    return (process.memoryUsage().rss - before) / 1024 / 1024
  }

  test('a small file that inflates to more than is allowed is refused by its directory, before anything is inflated', async () => {
    const bytes = zip(workbook('', { 'xl/media/x.bin': Buffer.alloc(80 * 1024 * 1024) }))
    expect(bytes.length).toBeLessThan(100_000)
    expect(await grown(() => refused(bytes))).toBeLessThan(30)
  })

  test('a directory that claims a wrong size is caught while inflating', async () => {
    const rows = ' '.repeat(48 * 1024 * 1024)
    const bytes = zip(workbook(rows), { 'xl/worksheets/data.xml': 3000 })
    expect(await grown(() => refused(bytes))).toBeLessThan(30)
  })

  test('a tag without end, a range of four billion columns, a column that does not exist', async () => {
    await refused(zip(workbook(`<row r="2" ${'a=">" '.repeat(1_000_000)}></row>`)))

    const wide = '<cols><col min="1" max="4000000000" width="9"/></cols>'

    expect(
      await grown(
        async () =>
          void (await read(zip(workbook(`<row r="2">${inline('A2', '甲')}</row>`, {}, wide)))),
      ),
    ).toBeLessThan(30)

    await refused(zip(workbook(`<row r="2">${inline('ZZZZ2', 'x')}</row>`)))
  })

  test('millions of blank rows are not walked through', async () => {
    const bytes = zip(workbook('<row></row>'.repeat(2_000_000)))

    expect(bytes.length).toBeLessThan(100_000)

    const took = await cpuTimeOf(() => expect(read(bytes)).rejects.toMatchObject({ def: tooLong }))

    expect(took).toBeLessThan(15_000)
  })

  test('strings that would fill the memory', async () => {
    await refused(
      zip(
        workbook('', {
          'xl/sharedStrings.xml': `${HEAD}<sst>${'<si><r/></si>'.repeat(1_000_000)}</sst>`,
        }),
      ),
    )
  })
})
