import { expect, test } from 'vitest'
import { printedRuns } from './formula.rules.ts'

test('a formula is a run of its own; the text around it stays as it is', () => {
  expect(printedRuns('剂量 $5\\times10^2$ mg，共 3$')).toEqual([
    { text: '剂量 ' },
    { text: '5\\times10^2', formula: '5\\times10^2' },
    { text: ' mg，共 3$' },
  ])
})

test('a text without formulas is one run', () => {
  expect(printedRuns('共 3 瓶')).toEqual([{ text: '共 3 瓶' }])
})
