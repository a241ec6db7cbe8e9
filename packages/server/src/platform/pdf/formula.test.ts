import { expect, test } from 'vitest'
import { holdsCharacter, pdfContent } from '../../testing/files/pdf-content.ts'
import { drawPdf } from './draw-pdf.ts'
import { typesetFormula } from './typeset-formula.ts'

const printed = async (formula: string) =>
  pdfContent(
    await drawPdf(
      {
        title: '试卷',
        head: '',
        content: [{ text: ['剂量 ', { text: formula, formula } as { text: string }] }],
      },
      1,
    ),
  )

/** How many curves a page draws: letters of a formula are curves, those of a font are not. */
const curves = (content: string) => content.match(/^[-\d. ]+ c$/gm)?.length ?? 0

test('a formula is drawn as paths, and its source can be copied', async () => {
  const content = await printed('\\bar x')

  expect(curves(await printed('\\text{剂量}'))).toBe(0)
  expect(curves(content)).toBeGreaterThan(20)
  expect(content).toContain('/ActualText (\\\\bar x)')
}, 60_000)

test('Chinese and rare characters within a formula are drawn by the fonts of the sheet', async () => {
  const content = await printed('\\frac{\\text{菌落数}}{\\text{𠮷}}')
  expect(
    ['菌', '落', '数', '𠮷'].filter((character) => !holdsCharacter(content, character)),
  ).toEqual([])
}, 60_000)

test.each([
  '\\frac{1',
  '\\unknown{x}',
  '{',
  '\\href{javascript:alert(1)}{x}',
  '\\require{html} x',
  '\\def\\a{\\a\\a}\\a',
])(
  '%s is printed as its source',
  async (source) => {
    expect(await typesetFormula(source)).toBeNull()
    expect(curves(await printed(source))).toBe(0)
  },
  60_000,
)

test.each([
  ['thousands of braces', `${'{'.repeat(3000)}x${'}'.repeat(3000)}`],
  ['nothing', ' '],
  ['a comment', '% x'],
  ['what is higher than a page', '\\rule{1em}{90em}'],
])('%s is no formula', async (_, source) => {
  expect(await typesetFormula(source)).toBeNull()
})

test('a label may be used in two formulas', async () => {
  for (const source of ['\\label{a}x', '\\label{a}y'])
    expect(await typesetFormula(source)).not.toBeNull()
})

test.each([
  ['\\sqrt{x^2}', 'x^2'],
  ['\\frac{a^2}{b}', '\\frac{a}{b}'],
  ['\\dot D', 'D'],
  ['\\bar x', 'x'],
])('%s is higher than %s: what is above a letter has its place', async (higher, lower) => {
  const [higherFormula, lowerFormula] = [await typesetFormula(higher), await typesetFormula(lower)]
  expect(higherFormula!.height).toBeGreaterThan(lowerFormula!.height)
})

test('a formula wider than the page is made smaller, not cut', async () => {
  const long = Array.from({ length: 90 }, (_, at) => `x_{${at}}`).join('+')

  expect((await typesetFormula(long))!.width * 10).toBeGreaterThan(600)

  const content = await printed(long)
  const widths = [...content.matchAll(/^([\d.]+) 0 l\n\1 [\d.]+ l\n0 [\d.]+ l$/gm)].map((match) =>
    Number(match[1]),
  )

  expect(widths.length).toBeGreaterThan(0)
  expect(Math.max(...widths)).toBeLessThanOrEqual(440)
}, 60_000)
