import { describe, expect, it } from 'vitest'
import { documentKindOf, type IdentityDocument, readDocument } from './identity-document.ts'

const TODAY = '2026-11-20'
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

const withCheckDigit = (digits: string) =>
  digits +
  '10X98765432'[WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0) % 11]

describe('an identity document', () => {
  it.each<[IdentityDocument, string, string, string | null, 1 | 2 | null]>([
    ['id_card', '510107 19980815 1233', '510107199808151233', '1998-08-15', 1],
    ['residence_permit', '81000019951111001x', '81000019951111001X', '1995-11-11', 1],
    ['residence_permit', '83000019900505002X', '83000019900505002X', '1990-05-05', 2],
    ['hk_mo_permit', 'h12345678', 'H12345678', null, null],
    ['hk_mo_permit', 'Ｍ１２３４５６７８０１', 'M1234567801', null, null],
    ['tw_permit', '12345678', '12345678', null, null],
    ['tw_permit', '1234567890(B)', '1234567890B', null, null],
    ['passport', 'E12345678', 'E12345678', null, null],
    ['passport', '\u202dej 1234567\u202c', 'EJ1234567', null, null],
    ['foreign_permit', 'USA510085031212', 'USA510085031212', null, null],
    [
      'foreign_permit',
      withCheckDigit('95184019850312001'),
      withCheckDigit('95184019850312001'),
      '1985-03-12',
      1,
    ],
    [
      'foreign_permit',
      withCheckDigit('95184019850312002'),
      withCheckDigit('95184019850312002'),
      '1985-03-12',
      2,
    ],
    ['officer', '军字第2001988号', '军字第2001988号', null, null],
  ])('%s %s is %s', (kind, typed, number, birthDate, gender) => {
    expect(readDocument(kind, typed, TODAY)).toEqual({ number, birthDate, gender })
  })

  it.each<[IdentityDocument, string, string]>([
    ['id_card', '81000019951111001X', 'region'],
    ['id_card', '510107199808151230', 'checkDigit'],
    ['id_card', 'E12345678', 'length'],
    ['residence_permit', '510107199808151233', 'region'],
    ['residence_permit', '810000199511110011', 'checkDigit'],
    ['hk_mo_permit', 'A12345678', 'length'],
    ['hk_mo_permit', 'H1234567', 'length'],
    ['tw_permit', '1234567', 'length'],
    ['passport', '510107199808151233', 'length'],
    ['passport', 'PASSPORT', 'length'],
    ['foreign_permit', 'USA510085133212', 'birthDate'],
    ['foreign_permit', 'US5100850312121', 'length'],
    ['foreign_permit', withCheckDigit('99984019850312001'), 'region'],
    ['foreign_permit', '510107199808151233', 'length'],
    ['officer', '军', 'length'],
  ])('%s %s is refused: %s', (kind, typed, fault) => {
    expect(readDocument(kind, typed, TODAY)).toEqual({ fault })
  })
})

describe('the kind that a number looks like', () => {
  it.each<[string, IdentityDocument]>([
    ['510107199808151233', 'id_card'],
    ['51010719980815123', 'id_card'],
    ['510107980815123', 'id_card'],
    ['81000019951111001X', 'residence_permit'],
    [withCheckDigit('95184019850312001'), 'foreign_permit'],
    ['USA510085031212', 'foreign_permit'],
    ['h12345678', 'hk_mo_permit'],
    ['12345678', 'tw_permit'],
    ['1234567890B', 'tw_permit'],
    ['5101072001', 'id_card'],
    ['EJ1234567', 'passport'],
    ['', 'id_card'],
  ])('%s: %s', (number, kind) => {
    expect(documentKindOf(number)).toBe(kind)
  })
})
