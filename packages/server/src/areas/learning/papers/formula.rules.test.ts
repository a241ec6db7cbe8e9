import { expect, test } from 'vitest'
import { printedRuns, readableFormula } from './formula.rules.ts'

const line = (tex: string) =>
  readableFormula(tex)
    .map(({ text, sup, sub }) => (sup ? `^[${text}]` : sub ? `_[${text}]` : text))
    .join('')

test.each([
  ['CL = \\frac{Dose}{AUC}', 'CL = Dose/AUC'],
  ['t_{1/2} = \\frac{0.693}{k_e}', 't_[1/2] = 0.693/ke'],
  ['\\frac{V_d \\cdot C}{k + 1}', '(Vd · C)/(k + 1)'],
  ['10^{-3}\\ \\mathrm{mol/L}', '10^[-3] mol/L'],
  ['\\sqrt{x+1} \\leq \\alpha', '√(x+1) ≤ α'],
  ['37^\\circ C', '37°C'],
  ['\\unknown{x}', '\\unknownx'],
  ['\\frac{1', '1/'],
  ['{', ''],
])('the formula %s is printed as %s', (tex, expected) => {
  expect(line(tex)).toBe(expected)
})
test('text around formulas stays as it is', () => {
  expect(printedRuns('剂量 $5\\times10^2$ mg，共 3$')).toEqual([
    { text: '剂量 ' },
    { text: '5×10' },
    { text: '2', sup: true },
    { text: ' mg，共 3$' },
  ])
})
