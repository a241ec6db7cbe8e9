import { expect, test } from 'vitest'
import { piecesOf, unplaced } from './marked-text.rules.ts'

test('formulas are in the line or in a separate line', () => {
  expect(piecesOf('剂量 $C = C_0 e^{-kt}$ 与 $$V_d$$', 0)).toEqual([
    { kind: 'text', text: '剂量 ' },
    { kind: 'formula', text: 'C = C_0 e^{-kt}' },
    { kind: 'text', text: ' 与 ' },
    { kind: 'block', text: 'V_d' },
  ])
})

test('a lone dollar sign and the place of a missing picture are text', () => {
  expect(piecesOf('费用 5$，见[图2]', 1)).toEqual([{ kind: 'text', text: '费用 5$，见[图2]' }])
})

test('a picture is where the text says; others are below', () => {
  expect(piecesOf('见[图1]。', 2)).toEqual([
    { kind: 'text', text: '见' },
    { kind: 'picture', place: 1 },
    { kind: 'text', text: '。' },
  ])
  expect(unplaced(['见[图1]。', '甲'], 2)).toEqual([2])
})
