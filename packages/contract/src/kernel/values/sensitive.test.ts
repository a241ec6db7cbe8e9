import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readIdCard } from './identity-document.ts'
import {
  ageOn,
  contactNumberOrMask,
  looksSealed,
  MOBILE_PATTERN,
  masked,
  maskNumber,
  mobileNumber,
  mobileOrMask,
  normaliseMobile,
  readContactNumber,
  yearsSince,
} from './sensitive.ts'

const vectors = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../testing-vectors/${name}.json`, import.meta.url), 'utf8')) as T

type IdCase = {
  id: string
  valid: boolean
  why: string
  birth?: string
  sex?: 'male' | 'female'
  normalised?: string
}

const TODAY = '2026-11-20'

describe('an identity number', () => {
  const cases = vectors<IdCase[]>('id_card')

  it('is tried with a plausible number of vectors', () => {
    expect(cases.filter((one) => one.valid).length).toBeGreaterThan(5)
    expect(cases.filter((one) => !one.valid).length).toBeGreaterThan(5)
  })

  it.each(cases.filter((one) => one.valid))(
    'is accepted: $why',
    ({ id, birth, sex, normalised }) => {
      expect(readIdCard(id, TODAY)).toEqual({
        number: normalised ?? id,
        birthDate: birth,
        gender: sex === 'male' ? 1 : 2,
      })
    },
  )

  it.each(cases.filter((one) => !one.valid))('is refused: $why', ({ id }) => {
    expect(readIdCard(id, TODAY)).toHaveProperty('fault')
  })

  it.each([
    ['510107199808151230', 'checkDigit'],
    ['510107199802290013', 'birthDate'],
    ['510107209912310018', 'birthDate'],
    ['990107199808151232', 'region'],
    ['110105491231002', 'length'],
    ['５１０１０７１９９８０８１５１２３４', 'checkDigit'],
    ['51010719980815123X4', 'length'],
  ])('says what is wrong with %s: %s', (id, fault) => {
    expect(readIdCard(id, TODAY)).toEqual({ fault })
  })

  it('may be typed with spaces, as it is printed in groups', () => {
    expect(readIdCard(' 510107 19980815 1233 ', TODAY)).toMatchObject({
      number: '510107199808151233',
    })
  })

  it('may hold full-width digits, a full-width X and signs that nobody sees, and is read without them', () => {
    expect(readIdCard('51010719980815123３', TODAY)).toMatchObject({ number: '510107199808151233' })
    expect(readIdCard('51010720010512009Ｘ', TODAY)).toMatchObject({ number: '51010720010512009X' })
    expect(readIdCard('\u202d510107199808151233\u202c', TODAY)).toMatchObject({
      number: '510107199808151233',
    })
  })

  it('of somebody born today is accepted, of somebody born tomorrow is not', () => {
    expect(readIdCard('510107199808151233', '1998-08-15')).toHaveProperty('number')
    expect(readIdCard('510107199808151233', '1998-08-14')).toEqual({ fault: 'birthDate' })
  })
})

type MobileCase = { n: string; valid: boolean | 'normalise' }

describe('a mobile number', () => {
  const { cases, regex_suggested } = vectors<{ cases: MobileCase[]; regex_suggested: string }>(
    'mobile_cn',
  )

  it('follows the published pattern of segments', () => {
    expect(MOBILE_PATTERN.source).toBe(new RegExp(regex_suggested).source)
  })

  it.each(cases.filter((one) => one.valid === true))('$n is accepted as it is', ({ n }) => {
    expect(mobileNumber.parse(n)).toBe(n)
  })

  it.each(cases.filter((one) => one.valid === 'normalise'))(
    '$n is accepted and written as 13800138000',
    ({ n }) => {
      expect(mobileNumber.parse(n)).toBe('13800138000')
    },
  )

  // the vectors refuse full width; since decision 0058 it is read
  const isWide = ({ n }: MobileCase) => n !== n.normalize('NFKC')

  it.each(cases.filter((one) => one.valid === false && !isWide(one)))('$n is refused', ({ n }) => {
    expect(mobileNumber.safeParse(n).error?.issues[0]?.message).toBe('kernel.mobile.wrong')
  })

  it.each([
    '１３８００１３８０００',
    '\u202d13800138000\u202c',
    '86 138 0013 8000',
    '8613800138000',
    '0086-138-0013-8000',
    '+86 138–0013–8000',
    '(+86)13800138000',
  ])('%j is read as 13800138000', (typed) => {
    expect(mobileNumber.parse(typed)).toBe('13800138000')
  })

  it('that only begins like the country code keeps its digits', () => {
    expect(normaliseMobile('86138')).toBe('86138')
    expect(mobileNumber.safeParse('861380013800').success).toBe(false)
  })

  it('in a form may be the mask that came with it, or nothing', () => {
    expect(mobileOrMask.parse('138****8000')).toBe('138****8000')
    expect(mobileOrMask.parse('')).toBeNull()
    expect(mobileOrMask.parse(null)).toBeNull()
    expect(mobileOrMask.parse(undefined)).toBeNull()
    expect(mobileOrMask.parse('138 0013 8000')).toBe('13800138000')
    expect(mobileOrMask.safeParse('12345').success).toBe(false)
  })
})

describe('a mask', () => {
  it.each([
    ['13800138000', '138****8000'],
    ['11010519491231002X', '1101**********002X'],
    ['12345678', '1******8'],
    ['12', '**'],
    ['', null],
    [null, null],
  ])('of %s is %s', (value, mask) => {
    expect(maskNumber(value)).toBe(mask)
  })

  it('never shows a whole number, however short', () => {
    for (let length = 1; length <= 30; length++)
      expect(maskNumber('7'.repeat(length))).toContain('*')
  })

  it('is all that a masked field of an answer lets out', () => {
    expect(masked.safeParse('138****8000').success).toBe(true)
    expect(masked.safeParse(null).success).toBe(true)
    expect(masked.safeParse('13800138000').success).toBe(false)
  })
})

describe('a sealed value', () => {
  it('is base64 with room for nonce, text and tag', () => {
    expect(looksSealed(Buffer.alloc(30, 7).toString('base64'))).toBe(true)
  })
  it('is not taken for a number, a mask or a short text', () => {
    for (const value of [
      '13800138000',
      '138****8000',
      '11010519491231002X',
      'QUJD',
      null,
      42,
      `${'A'.repeat(40)}*`,
    ])
      expect(looksSealed(value)).toBe(false)
  })
})

describe('age', () => {
  it.each([
    ['1998-08-15', '2026-08-14', 27],
    ['1998-08-15', '2026-08-15', 28],
    ['2000-02-29', '2026-02-28', 25],
    ['2000-02-29', '2026-03-01', 26],
    ['2026-01-01', '2026-11-20', 1],
  ])('of somebody born on %s is, on %s, %i', (birth, today, age) => {
    expect(ageOn(birth, today)).toBe(age)
  })
})

describe('whole years since a day', () => {
  it.each([
    ['2026-01-01', '2026-11-20', 0],
    ['2025-11-20', '2026-11-20', 1],
    ['2025-11-21', '2026-11-20', 0],
    ['2027-01-01', '2026-11-20', 0],
    ['2016-11-20', '2026-11-20', 10],
  ])('%s are, on %s, %i', (day, today, years) => {
    expect(yearsSince(day, today)).toBe(years)
  })
})

describe('the number of a contact', () => {
  it.each([
    ['138 0013 8000', '13800138000'],
    ['+86 138 0013 8000', '13800138000'],
    ['028-85551234', '02885551234'],
    ['（028）8555 1234', '02885551234'],
    ['0838 255 1234', '08382551234'],
    ['85551234', '85551234'],
    ['028-85551234转801', '02885551234转801'],
    ['+86 28 8555 1234', '02885551234'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['00852 9123 4567', '+85291234567'],
    ['＋886 912 345 678', '+886912345678'],
  ])('%s is kept as %s', (typed, stored) => {
    expect(readContactNumber(typed)).toBe(stored)
    expect(readContactNumber(stored)).toBe(stored)
    expect(contactNumberOrMask.parse(typed)).toBe(stored)
  })

  it.each(['12345', '12345678901', 'abc', '', '+123', '0'])('%j is refused', (typed) => {
    expect(readContactNumber(typed)).toBeNull()
  })

  it('may be the mask that came with it, or nothing', () => {
    expect(contactNumberOrMask.parse('028****1234')).toBe('028****1234')
    expect(contactNumberOrMask.parse(' ')).toBeNull()
    expect(contactNumberOrMask.parse(undefined)).toBeNull()
    expect(contactNumberOrMask.safeParse('12345').error?.issues[0]?.message).toBe(
      'kernel.contactNumber.wrong',
    )
  })
})
