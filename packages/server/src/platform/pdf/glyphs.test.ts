import { createRequire } from 'node:module'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { holdsCharacter, pdfContent } from '../../testing/files/pdf-content.ts'
import { readSeedBytes, readSeedFile } from '../seed-files.ts'
import { drawPdf } from './draw-pdf.ts'
import { findUndrawable, fontRuns, MAIN_FONT } from './glyphs.ts'

type Coverage = { name: string; hasBold?: boolean; ranges: [number, number][] }
type OpenFont = { characterSet: number[]; hasGlyphForCodePoint: (code: number) => boolean }
const coverage = JSON.parse(readSeedFile('fonts/coverage.json')) as Coverage[]
const standard = [...readSeedFile('fonts/standard-characters.txt').replaceAll('\n', '')]

const runs = (text: string) =>
  fontRuns(text, (character) => expect.fail(`no glyph for ${character}`))

const packages = createRequire(createRequire(import.meta.url).resolve('pdfmake'))

/** A font, read by the library that draws with it. */
function openFont({ name }: Coverage, face: 'Regular' | 'Bold'): OpenFont {
  const main = {
    Regular: '400Regular/NotoSansSC_400Regular.ttf',
    Bold: '700Bold/NotoSansSC_700Bold.ttf',
  }

  const { create, openSync } = packages('fontkit')
  return name === MAIN_FONT
    ? openSync(packages.resolve(`@expo-google-fonts/noto-sans-sc/${main[face]}`))
    : create(brotliDecompressSync(readSeedBytes(`fonts/${name}-${face}.ttf.br`)))
}

test('each of the 8,105 characters of 通用规范汉字表 has a font', () => {
  expect(new Set(standard).size).toBe(8105)
  expect(runs(standard.join('')).reduce((count, { text }) => count + [...text].length, 0)).toBe(
    8105,
  )
})

test('each of the 87,887 ideographs of GB 18030-2022, level 3, and its radicals have a font', () => {
  const blocks = [
    [0x4e00, 0x9fef],
    [0x3400, 0x4db5],
    [0x20000, 0x2a6d6],
    [0x2a700, 0x2b734],
    [0x2b740, 0x2b81d],
    [0x2b820, 0x2cea1],
    [0x2ceb0, 0x2ebe0],
  ] as const

  const unified = '﨎﨏﨑﨓﨔﨟﨡﨣﨤﨧﨨﨩'
  const radicals = Array.from({ length: 0x2fd6 - 0x2f00 }, (_, at) => 0x2f00 + at)
  const inBlocks = blocks.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  )

  expect(inBlocks.length + [...unified].length).toBe(87_887)

  const text = String.fromCodePoint(...radicals) + unified

  expect(findUndrawable([text, ...inBlocks.map((code) => String.fromCodePoint(code))])).toBeNull()
})

test.each(coverage.map((font) => [font.name, font] as const))(
  'the list of characters of %s is that of its file',
  (_, font) => {
    const faces = [
      openFont(font, 'Regular'),
      ...(font.name === MAIN_FONT || font.hasBold ? [openFont(font, 'Bold')] : []),
    ]

    const listed = font.ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => first + at),
    )
    const inAll = faces[0]!.characterSet.filter((code) =>
      faces.every((face) => face.hasGlyphForCodePoint(code)),
    )

    expect(listed).toEqual(inAll.toSorted((a, b) => a - b))
  },
)

test('a word is drawn in one font, and so are raised and lowered digits', () => {
  expect(runs('Łukasz 王')).toEqual([
    { font: 'FallbackLatin', text: 'Łukasz' },
    { font: MAIN_FONT, text: ' 王' },
  ])
  expect(runs('10⁻²')).toEqual([
    { font: MAIN_FONT, text: '10' },
    { font: 'FallbackLatin', text: '⁻²' },
  ])
})

test('marks are joined with their letters; what nobody sees is left out', () => {
  expect(runs('e\u0301\u200b王\u{e0100}\ufeff\u00ad')).toEqual([{ font: MAIN_FONT, text: 'é王' }])
  expect(runs('a\u2009b\tc')).toEqual([{ font: MAIN_FONT, text: 'a b c' }])
})

test('rare characters are drawn and can be copied, in a subset of their font', async () => {
  const drawn = ['𠮷', '𡧃', 'Ł', 'Ş', 'Č', '⁺', '⁻', '⁹', '₂']

  const pdf = await drawPdf(
    { title: '王𠮷', head: 'Łódź', content: [{ text: `𡧃 Ş Č ⁺ ⁻ ⁹ ₂`, bold: true }] },
    1,
  )

  const content = pdfContent(pdf)

  expect(drawn.filter((character) => !holdsCharacter(content, character))).toEqual([])
  expect(pdf.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]+\+FallbackHan20000-Regular/)
  expect(pdf.length).toBeLessThan(60_000)
}, 60_000)

test('a character that no font draws is refused with its code and the words it is in', async () => {
  const refusal = {
    def: { key: 'kernel.undrawable' },
    data: { where: '王😀', characters: '😀 (U+1F600)' },
  }
  await expect(
    drawPdf({ title: '准考证', head: '', content: [{ table: { body: [['姓名', '王😀']] } }] }, 1),
  ).rejects.toMatchObject(refusal)
})

test('a record that is printed for reading names the character by its code', async () => {
  const pdf = await drawPdf(
    { title: '报名表', head: '', content: ['自我评价 😀'], isRecord: true },
    1,
  )

  const content = pdfContent(pdf)
  expect([...'[U+1F600]'].filter((character) => !holdsCharacter(content, character))).toEqual([])
}, 60_000)

test.each([
  ['the title', { title: '\ue000', head: '', content: [] }],
  ['the line above', { title: '', head: '\ue000', content: [] }],
  ['the line below', { title: '', head: '', foot: '\ue000', content: [] }],
  ['a list', { title: '', head: '', content: [{ ol: ['a', '\ue000'] }] }],
  [
    'columns',
    {
      title: '',
      head: '',
      content: [{ columns: [{ stack: [{ text: ['a', { text: '\ue000' }] }] }] }],
    },
  ],
  [
    'a formula',
    {
      title: '',
      head: '',
      content: [{ text: [{ text: '\ue000', formula: '\ue000' } as { text: string }] }],
    },
  ],
])('it is found in %s', async (_, sheet) => {
  await expect(drawPdf(sheet, 1)).rejects.toMatchObject({
    def: { key: 'kernel.undrawable' },
    data: { characters: '\ue000 (U+E000)' },
  })
})

test('of a long text the words around the character are named', () => {
  expect(findUndrawable([`${'好'.repeat(40)}\ue000${'好'.repeat(40)}`])).toEqual({
    where: `…${'好'.repeat(12)}\ue000${'好'.repeat(12)}…`,
    characters: '\ue000 (U+E000)',
  })
  expect(findUndrawable(['王芳', null])).toBeNull()
})
