import { expect, test } from 'vitest'
import { cardHint } from './card-hint.rules.ts'

const TODAY = '2026-11-21'

test.each([
  ['', { kind: 'empty' }],
  [null, { kind: 'empty' }],
  ['5101', { kind: 'typing', left: 14 }],
  ['51010720010512002', { kind: 'typing', left: 1 }],
  ['510107200105120022', { kind: 'read', document: 'id_card', birthDate: '2001-05-12', gender: 2 }],
  [
    '510107 20010512 0022',
    { kind: 'read', document: 'id_card', birthDate: '2001-05-12', gender: 2 },
  ],
  ['11010519491231002x', { kind: 'read', document: 'id_card', birthDate: '1949-12-31', gender: 2 }],
  [
    '\uff15\uff11\uff10\uff11\uff10\uff17200105120022',
    { kind: 'read', document: 'id_card', birthDate: '2001-05-12', gender: 2 },
  ],
  ['510107200105120023', { kind: 'fault', fault: 'checkDigit', document: 'id_card' }],
  ['510107200113120022', { kind: 'fault', fault: 'birthDate', document: 'id_card' }],
  ['990107200105120022', { kind: 'fault', fault: 'region', document: 'id_card' }],
  ['5101072001051200', { kind: 'typing', left: 2 }],
  ['5101x', { kind: 'fault', fault: 'length', document: 'id_card' }],
  ['5101072001051200221', { kind: 'fault', fault: 'length', document: 'id_card' }],
])('the card %j says %j', (typed, expected) => {
  expect(cardHint(typed, TODAY)).toEqual(expected)
})

test.each([
  ['passport', 'e12345678', { kind: 'read', document: 'passport', birthDate: null, gender: null }],
  ['passport', '123456789', { kind: 'read', document: 'passport', birthDate: null, gender: null }],
  ['passport', '12', { kind: 'fault', fault: 'length', document: 'passport' }],
  [
    'hk_mo_permit',
    'H12345678',
    { kind: 'read', document: 'hk_mo_permit', birthDate: null, gender: null },
  ],
  ['hk_mo_permit', 'H1234', { kind: 'fault', fault: 'length', document: 'hk_mo_permit' }],
  ['tw_permit', '12345678', { kind: 'read', document: 'tw_permit', birthDate: null, gender: null }],
  [
    'foreign_permit',
    'USA510085031212',
    { kind: 'read', document: 'foreign_permit', birthDate: null, gender: null },
  ],
  [
    'id_card',
    '81000019951111001X',
    { kind: 'read', document: 'residence_permit', birthDate: '1995-11-11', gender: 1 },
  ],
  ['residence_permit', '8100', { kind: 'typing', left: 14 }],
] as const)('the %s %s says %j', (chosen, typed, expected) => {
  expect(cardHint(typed, TODAY, chosen)).toEqual(expected)
})
