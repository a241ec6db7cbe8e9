import { Readable } from 'node:stream'
import { kernelErrors } from '@residency/contract/kernel'
import { describe, expect, test } from 'vitest'
import { zipArchive as zip } from '../../testing/files/zip-archive.ts'
import { readSheet } from './read-sheet.ts'

const { inputWrong: wrong, inUse: tooLong } = kernelErrors

/** The texts of two columns, 甲 and 乙, row by row. */
async function read(parts: Record<string, string | Buffer>, refusesPictures = false) {
  const rows: string[][] = []
  const options = { required: ['a'] as const, maxRows: 100, wrong, tooLong, refusesPictures }

  for await (const { row, cells, faults } of readSheet(
    Readable.from([zip(parts)]),
    { a: ['甲'], b: ['乙'] },
    options,
  ))
    rows.push([
      String(row),
      ...(['a', 'b'] as const).map((key) => (faults?.[key] ? `!${faults[key]}` : cells[key])),
    ])

  return rows
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const row = (number: number | null, ...texts: string[]) => {
  const at = (i: number) => (number === null ? '' : ` r="${'AB'[i]}${number}"`)
  const cells = texts.map((text, i) => `<c${at(i)} t="inlineStr"><is><t>${text}</t></is></c>`)
  return `<row${number === null ? '' : ` r="${number}"`}>${cells.join('')}</row>`
}

const sheet = (rows: string, before = '') =>
  `${HEAD}<worksheet ${MAIN}>${before}<sheetData>${rows}</sheetData></worksheet>`

const book = (sheets: string) =>
  `${HEAD}<workbook ${MAIN} xmlns:r="${RELATION}"><sheets>${sheets}</sheets></workbook>`

const relations = (targets: Record<string, [type: string, target: string]>) =>
  `${HEAD}<Relationships>${Object.entries(targets)
    .map(
      ([id, [type, target]]) =>
        `<Relationship Id="${id}" Type="${RELATION}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const parts = (rows: string, more: Record<string, string | Buffer> = {}) => ({
  'xl/workbook.xml': book('<sheet name="A" sheetId="1" r:id="r1"/>'),
  'xl/_rels/workbook.xml.rels': relations({
    r1: ['worksheet', 'worksheets/sheet1.xml'],
    r2: ['sharedStrings', 'sharedStrings.xml'],
  }),
  'xl/worksheets/sheet1.xml': sheet(rows),
  ...more,
})

const TWO = row(1, '甲', '乙') + row(2, '王', '1')
const right = [['2', '王', '1']]

describe('parts of other programs', () => {
  test('have any place, by relative and absolute targets, and any case', async () => {
    const anywhere = {
      '_rels/.rels': relations({ r9: ['officeDocument', '/book/Main.xml'] }),
      'book/main.xml': book('<sheet name="A" sheetId="7" r:id="r1"/>'),
      'book/_rels/main.xml.rels': relations({ r1: ['worksheet', '../data/one.xml'] }),
      'data/One.xml': sheet(TWO),
    }

    expect(await read(anywhere)).toEqual(right)

    expect(
      await read(
        parts('', {
          'xl/_rels/workbook.xml.rels': relations({ r1: ['worksheet', '/xl/x.xml'] }),
          'xl/x.xml': sheet(TWO),
        }),
      ),
    ).toEqual(right)
  })

  test('the first sheet is the first in the workbook, not the first part; hidden ones are skipped', async () => {
    const sheets =
      '<sheet name="C" sheetId="3" state="veryHidden" r:id="r3"/><sheet name="B" sheetId="2" r:id="r2"/><sheet name="A" sheetId="1" r:id="r1"/>'

    const targets = relations({
      r1: ['worksheet', 'worksheets/sheet1.xml'],
      r2: ['worksheet', 'worksheets/sheet2.xml'],
      r3: ['worksheet', 'worksheets/sheet3.xml'],
    })

    const sheetOf = (name: string) => sheet(row(1, '甲', '乙') + row(2, name, ''))
    const bookParts = { 'xl/workbook.xml': book(sheets), 'xl/_rels/workbook.xml.rels': targets }

    const three = {
      'xl/worksheets/sheet1.xml': sheetOf('1'),
      'xl/worksheets/sheet2.xml': sheetOf('2'),
      'xl/worksheets/sheet3.xml': sheetOf('3'),
    }

    expect(await read(parts('', { ...bookParts, ...three }))).toEqual([['2', '2', '']])
  })

  test('have a prefix of their own, and elements of other vocabularies', async () => {
    const rows =
      '<x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>甲</x:t></x:is></x:c></x:row><x:row r="2"><x:c r="A2" t="s"><x:v>0</x:v></x:c></x:row>'
    const ext =
      '<x:extLst><x:ext><y:sheetData><y:row r="3"><y:c r="A3" t="str"><y:v>other</y:v></y:c></y:row></y:sheetData></x:ext></x:extLst>'

    const prefixed = {
      'xl/workbook.xml': `${HEAD}<x:workbook xmlns:x="m" xmlns:d="r"><x:sheets><x:sheet name="A" sheetId="1" d:id="r1"/></x:sheets></x:workbook>`,
      'xl/worksheets/sheet1.xml': `${HEAD}<x:worksheet xmlns:x="m" xmlns:y="o"><x:sheetData>${rows}</x:sheetData>${ext}</x:worksheet>`,
      'xl/sharedStrings.xml': `${HEAD}<x:sst xmlns:x="m"><x:si><x:t>王</x:t></x:si></x:sst>`,
    }

    expect(await read(parts('', prefixed))).toEqual([['2', '王', '']])
  })

  test('name their types in the strict vocabulary', async () => {
    const strict = (text: string) =>
      text
        .replaceAll(
          'http://schemas.openxmlformats.org/officeDocument/2006/',
          'http://purl.oclc.org/ooxml/officeDocument/',
        )
        .replaceAll(
          'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
          'http://purl.oclc.org/ooxml/spreadsheetml/main',
        )

    const all = {
      ...parts(TWO),
      '_rels/.rels': relations({ r9: ['officeDocument', 'xl/workbook.xml'] }),
    }

    expect(
      await read(
        Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strict(String(text))])),
      ),
    ).toEqual(right)
  })

  test('are in UTF-8 with its mark, in UTF-16 of either order, or in another declared encoding', async () => {
    const text = sheet(TWO)
    const sheetOf = (bytes: Buffer) => read(parts('', { 'xl/worksheets/sheet1.xml': bytes }))
    const utf16 = Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le')

    expect(await sheetOf(Buffer.from(`\ufeff${text}`))).toEqual(right)
    expect(await sheetOf(utf16)).toEqual(right)
    expect(await sheetOf(Buffer.from(utf16).swap16())).toEqual(right)
    expect(await sheetOf(Buffer.from(text.replace('UTF-8', 'utf-16')))).toEqual(right)

    const { default: iconv } = await import('iconv-lite')

    expect(await sheetOf(iconv.encode(text.replace('UTF-8', 'GBK'), 'gbk'))).toEqual(right)
  })
})

describe('rows and cells of other programs', () => {
  test('have no numbers of their own', async () => {
    expect(await read(parts(row(null, '甲', '乙') + row(null, '王', '1')))).toEqual(right)
    expect(
      await read(
        parts(
          '<row><c/><c t="inlineStr"><is><t>甲</t></is></c></row><row><c r="B2" t="str"><v>王</v></c></row>',
        ),
      ),
    ).toEqual([['2', '王', '']])
  })

  test('are in another order than they are numbered, and outside the dimension', async () => {
    expect(
      await read(
        parts('', {
          'xl/worksheets/sheet1.xml': sheet(row(3, '李', '2') + TWO, '<dimension ref="A1:A1"/>'),
        }),
      ),
    ).toEqual([
      ['3', '李', '2'],
      ['2', '王', '1'],
    ])
  })

  test('are far beyond the columns, in merged ranges, and next to formulas of a name', async () => {
    const far = `<row r="2"><c r="A2" t="inlineStr"><is><t>王</t></is></c><c r="B2"><v>1</v></c><c r="XFD2"><v>9</v></c></row>`
    expect(
      await read(
        parts(
          `${row(1, '甲', '乙')}${far}</sheetData><mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells><sheetData>`,
        ),
      ),
    ).toEqual(right)
  })

  test('have rich runs and phonetic guides: the runs are joined, the guides left out', async () => {
    const runs =
      '<r><t>欧阳</t></r><r><rPr><b/></rPr><t xml:space="preserve">明月</t></r><rPh sb="0" eb="2"><t>ōuyáng</t></rPh><phoneticPr fontId="1"/>'
    const strings = {
      'xl/sharedStrings.xml': `${HEAD}<sst ${MAIN}><si>${runs}</si><si><t/></si><si><t>李_x000D_\n四</t></si></sst>`,
    }
    const cells = (a: string, b: string) =>
      `<row r="2"><c r="A2" t="s"><v>${a}</v></c><c r="B2" t="s"><v>${b}</v></c></row>`

    expect(await read(parts(row(1, '甲', '乙') + cells('0', '1'), strings))).toEqual([
      ['2', '欧阳明月', ''],
    ])
    expect(await read(parts(row(1, '甲', '乙') + cells('2', '0'), strings))).toEqual([
      ['2', '李\n四', '欧阳明月'],
    ])

    expect(
      await read(
        parts(`${row(1, '甲')}<row r="2"><c r="A2" t="inlineStr"><is>${runs}</is></c></row>`),
      ),
    ).toEqual([['2', '欧阳明月', '']])
  })

  test('escape characters once', async () => {
    const text = '_x005F_x000D_ p &lt; 0.05 &amp;lt; _x0041_'
    expect(await read(parts(row(1, '甲', '乙') + row(2, text, '')))).toEqual([
      ['2', '_x000D_ p < 0.05 &lt; A', ''],
    ])
  })

  test('a text that the strings do not have makes the file unreadable', async () => {
    await expect(
      read(parts(`${row(1, '甲')}<row r="2"><c r="A2" t="s"><v>5</v></c></row>`)),
    ).rejects.toMatchObject({ def: wrong })
  })
})

test('a picture is refused at its cell where records have pictures, also in a row or column of its own; elsewhere it is ignored', async () => {
  const anchor = (row: number, column: number) =>
    `<xdr:twoCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row></xdr:from><xdr:to><xdr:col>9</xdr:col><xdr:row>9</xdr:row></xdr:to><xdr:pic/></xdr:twoCellAnchor>`
  const pictures = anchor(0, 0) + anchor(1, 1) + anchor(2, 5) + anchor(5, 0)

  const file = parts(TWO + row(3, '李', '2') + row(5, '赵', '4'), {
    'xl/worksheets/_rels/sheet1.xml.rels': relations({
      r1: ['drawing', '../drawings/drawing1.xml'],
    }),
    'xl/drawings/drawing1.xml': `${HEAD}<xdr:wsDr xmlns:xdr="d">${pictures}</xdr:wsDr>`,
  })

  expect(await read(file, true)).toEqual([
    ['2', '王', '!picture'],
    ['3', '!picture', '2'],
    ['5', '赵', '4'],
    ['6', '!picture', ''],
  ])

  expect(await read(file)).toEqual([
    ['2', '王', '1'],
    ['3', '李', '2'],
    ['5', '赵', '4'],
  ])
})
