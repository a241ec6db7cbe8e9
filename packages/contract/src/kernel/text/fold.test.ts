import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldCode, foldLabel, foldName, foldSearch, foldUsername } from './fold.ts'
import { foldDigits, withoutInvisible } from './invisible.ts'
import { CHARACTERS_OF_RADICALS, RADICALS } from './radicals.text.ts'

const FOLDINGS = { foldSearch, foldName, foldLabel, foldCode, foldDigits }

const INVISIBLE = [
  ...'\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2068\u2069\ufeff\ufe0f',
]

const DOTS = [...'·•・‧∙⋅･']
const DASHES = [...'-‐‑–—－−']
const anyText = fc.string({ unit: 'binary', maxLength: 30 })

const chinese = fc.string({
  unit: fc.constantFrom(...'王芳李雷雨桐药学部门诊艾力买提'),
  minLength: 1,
  maxLength: 8,
})

describe.each(Object.entries(FOLDINGS))('%s', (_name, fold) => {
  it('of what is folded changes nothing', () => {
    const texts = fc.sample(anyText, { numRuns: 2000, seed: 35 })
    expect(texts.filter((text) => fold(fold(text)) !== fold(text))).toEqual([])
  })

  it('does not see invisible signs', () => {
    fc.assert(
      fc.property(chinese, fc.constantFrom(...INVISIBLE), fc.nat(8), (text, sign, at) => {
        expect(fold(text.slice(0, at) + sign + text.slice(at))).toBe(fold(text))
      }),
      { seed: 20261130 },
    )
  })

  it('takes full width for half width', () => {
    expect(fold('ＡＢ（１２）－３')).toBe(fold('AB(12)-3'))
  })

  it('takes every shape of a dash and of a middle dot for one', () => {
    for (const dash of DASHES) expect(fold(`1${dash}2`)).toBe(fold('1-2'))
    for (const dot of DOTS) expect(fold(`甲${dot}乙`)).toBe(fold('甲·乙'))
  })
})

it.each(Object.entries({ foldSearch, foldName, foldLabel, foldCode }))(
  '%s takes a radical for its character',
  (_name, fold) => {
    expect(fold('⻓春⺠')).toBe(fold('长春民'))
    expect(fold('⼈⽤⿓')).toBe(fold('人用龍'))
  },
)

describe('the table of radicals', () => {
  it('has one character for each', () => {
    expect([...CHARACTERS_OF_RADICALS]).toHaveLength([...RADICALS].length)
    expect(new Set(RADICALS).size).toBe(RADICALS.length)
  })

  it('agrees with NFKC where that knows the radical', () => {
    for (const [at, radical] of [...RADICALS].entries()) {
      const byUnicode = radical.normalize('NFKC')
      if (byUnicode !== radical) expect([...CHARACTERS_OF_RADICALS][at]).toBe(byUnicode)
    }
  })

  it('leaves no radical of either block, except the two that look like no character', () => {
    const left = Array.from({ length: 0x2fd6 - 0x2e80 }, (_, i) =>
      String.fromCodePoint(0x2e80 + i),
    ).filter((sign) => /\p{Radical}/u.test(sign) && /\p{Radical}/u.test(foldName(sign)))
    expect(left).toEqual(['⺀', '⺚'].filter((sign) => /\p{Radical}/u.test(sign)))
  })
})

describe('the name of a person', () => {
  it.each([
    ['王芳', '王　芳'],
    ['王芳', ' 王 芳 '],
    ['王芳', '王\u200b芳'],
    ['艾力·买买提', '艾力•买买提'],
    ['艾力·买买提', '艾力・买买提'],
    ['艾力·买买提', '艾力‧买买提'],
    ['艾力·买买提', '艾力　买买提'],
    ['艾力·买买提', '艾力買买提'.replace('買', '买')],
    ['Anna Lee', 'ＡＮＮＡ　ＬＥＥ'],
    ['李⻓青', '李长青'],
  ])('%s is %j', (name, other) => {
    expect(foldName(other)).toBe(foldName(name))
  })
  it.each([
    ['王芳', '王方'],
    ['長青', '长青'],
    ['𠮷田', '吉田'],
  ])('%s is not %s', (name, other) => {
    expect(foldName(other)).not.toBe(foldName(name))
  })
})

describe('the name of a thing', () => {
  it.each([
    ['药学部 / 门诊药房', '药学部／门诊药房'],
    ['CT室', 'ct 室'],
    ['检验科(东区)', '检验科（东区）'],
    ['急诊【夜班】', '急诊[夜班]'],
    ['Blood  bank', 'blood bank'],
    ['“一级”', '"一级"'],
  ])('%s is %s', (label, other) => {
    expect(foldLabel(other)).toBe(foldLabel(label))
  })
  it('keeps the space between two words', () => {
    expect(foldLabel('Blood bank')).not.toBe(foldLabel('Bloodbank'))
  })
})

describe('a number', () => {
  it.each([
    ['YX·2026·0001A', 'yx•2026•0001a'],
    ['YX-2026-0001', 'yx—2026—0001'],
    ['A 0012', 'Ａ００１２'],
    ['川医（2026）1号', '川医(2026) 1 号'],
  ])('%s is %s', (code, other) => {
    expect(foldCode(other)).toBe(foldCode(code))
  })
  it('keeps its zeros and dots', () => {
    expect(foldCode('0012')).not.toBe(foldCode('12'))
    expect(foldCode('1.2')).not.toBe(foldCode('12'))
  })
})

it('the name of an account is compared in small letters of one width', () => {
  expect(foldUsername(' Ｔｅａｃｈｅｒ２ ')).toBe('teacher2')
})

describe('a telephone number', () => {
  it.each([
    '138 0013 8000',
    '138-0013-8000',
    '\u202d13800138000\u202c',
    '１３８００１３８０００',
    '(138) 0013.8000',
    '138·0013·8000',
  ])('%j is 13800138000', (number) => {
    expect(foldDigits(number)).toBe('13800138000')
  })
  it('keeps a leading plus', () => {
    expect(foldDigits('＋86 138 0013 8000')).toBe('+8613800138000')
  })
})

describe('what a search finds', () => {
  it('is found in every part of a text', () => {
    fc.assert(
      fc.property(chinese, chinese, (before, words) => {
        expect(foldSearch(`${before} ${words}`)).toContain(foldSearch(words))
      }),
      { seed: 20261130 },
    )
  })
})

describe('a stored text', () => {
  it.each([
    ['\u202d王芳\u202c', '王芳'],
    ['王\u200b芳\ufeff', '王芳'],
    ['\u2068Anna\u2069', 'Anna'],
    ['a\u00adb', 'ab'],
    ['王\u200d芳', '王芳'],
  ])('%j is kept as %s', (typed, stored) => {
    expect(withoutInvisible(typed)).toBe(stored)
  })
  it.each(['👩‍⚕️', '👩🏽‍🔬', 'می‌خواهم', '葛󠄀城', '王　芳', '（ＡＢ）•⻓', '👍️'])(
    '%s stays as typed',
    (typed) => {
      expect(withoutInvisible(typed)).toBe(typed)
    },
  )
})
