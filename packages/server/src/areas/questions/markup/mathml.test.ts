import { expect, test } from 'vitest'
import { htmlText } from './html-text.rules.ts'

const formula = (inside: string) =>
  htmlText(`a <math xmlns="http://www.w3.org/1998/Math/MathML">${inside}</math> b`)

test.each([
  ['<mfrac><mn>1</mn><mn>6</mn></mfrac>', '\\frac{1}{6}'],
  ['<mrow><mi>x</mi><mo>=</mo><msqrt><mn>2</mn><mi>y</mi></msqrt></mrow>', 'x=\\sqrt{2y}'],
  ['<msup><mn>10</mn><mrow><mo>&#x2212;</mo><mn>3</mn></mrow></msup>', '{10}^{-3}'],
  ['<msub><mi>t</mi><mrow><mn>1</mn><mo>/</mo><mn>2</mn></mrow></msub>', 't_{1/2}'],
  ['<msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>', 'x_{i}^{2}'],
  ['<mroot><mi>V</mi><mn>3</mn></mroot>', '\\sqrt[3]{V}'],
  ['<mover><mi>x</mi><mo>&#xAF;</mo></mover>', '\\overline{x}'],
  [
    '<munderover><mo>&#x2211;</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>',
    '∑_{i=1}^{n}i',
  ],
  [
    '<munder><mi>lim</mi><mrow><mi>x</mi><mo>&#x2192;</mo><mn>0</mn></mrow></munder>',
    '\\lim _{x→0}',
  ],
  ['<mfenced open="[" close=")"><mn>1</mn><mn>2</mn></mfenced>', '\\left[1,2\\right)'],
  [
    '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable>',
    '\\begin{matrix}1 & 2 \\\\ 3 & 4\\end{matrix}',
  ],
  ['<mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>', '{}_{6}^{14}C'],
  ['<mi>CL</mi><mo>=</mo><mtext>剂量 5%</mtext>', '\\mathrm{CL}=\\text{剂量 5\\%}'],
  ['<mi>&#x3B1;</mi><mo>&#x2062;</mo><mi>T</mi>', 'αT'],
  [
    '<semantics><mrow><mi>a</mi></mrow><annotation encoding="application/x-tex">\\alpha^2</annotation></semantics>',
    '\\alpha^2',
  ],
])('%s is the formula %s', (inside, tex) => {
  expect(formula(inside)).toBe(`a $${tex}$ b`)
})

test.each([
  ['an element without a form', '<maction><mn>1</mn></maction>'],
  ['a fraction without a denominator', '<mfrac><mn>1</mn></mfrac>'],
  ['a dollar sign', '<mtext>$5</mtext>'],
])('%s is left out and noted', (_, inside) => {
  const left: string[] = []
  expect(htmlText(`a <math>${inside}</math> b`, undefined, (key) => left.push(key))).toBe('a b')
  expect(left).toEqual(['formulaLeft'])
})

test('an expression that does not end is one to the end of the text', () => {
  expect(htmlText('a <math><mn>1</mn>')).toBe('a $1$')
})
