import { expect, test } from 'vitest'
import { cardHint } from './card-hint.rules.ts'

const TODAY = '2026-11-21'
test.each([
  ['', { kind: 'empty' }],
  [null, { kind: 'empty' }],
  ['5101', { kind: 'typing', left: 14 }],
  ['51010720010512002', { kind: 'typing', left: 1 }],
  ['510107200105120022', { kind: 'read', birthDate: '2001-05-12', gender: 2 }],
  ['510107 20010512 0022', { kind: 'read', birthDate: '2001-05-12', gender: 2 }],
  ['11010519491231002x', { kind: 'read', birthDate: '1949-12-31', gender: 2 }],
  ['\uff15\uff11\uff10\uff11\uff10\uff17200105120022', { kind: 'read', birthDate: '2001-05-12', gender: 2 }],
  ['510107200105120023', { kind: 'fault', fault: 'checkDigit' }],
  ['510107200113120022', { kind: 'fault', fault: 'birthDate' }],
  ['990107200105120022', { kind: 'fault', fault: 'region' }],
  ['5101072001051200', { kind: 'typing', left: 2 }],
  ['5101x', { kind: 'fault', fault: 'length' }],
  ['5101072001051200221', { kind: 'fault', fault: 'length' }],
])('the card %j says %j', (typed, expected) => {
  expect(cardHint(typed, TODAY)).toEqual(expected)
})
