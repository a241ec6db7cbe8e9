import { describe, expect, test } from 'vitest'
import { choiceName, isOpenToRules, returnedReason, verdictOf } from './review.rules.ts'

const words = { minEducation: '学历', maxAge: '年龄', certificates: '证书', traineeKind: '身份' }

describe('what the conditions of an offer say', () => {
  test('is eligible where nothing speaks against it', () => {
    expect(verdictOf([], words, '；')).toEqual({ isEligible: true, reason: null })
  })

  test('is not eligible for every reason there is', () => {
    expect(verdictOf(['minEducation', 'maxAge'], words, '；')).toEqual({
      isEligible: false,
      reason: '学历；年龄',
    })
  })

  test('never changes what a person has said', () => {
    expect(isOpenToRules({ judgedBy: null })).toBe(true)
    expect(isOpenToRules({ judgedBy: 7 })).toBe(false)
  })
})

describe('what is sent back', () => {
  const sections = { basic: '基本信息', photo: '证件照' }
  const marks = { colon: '：', stop: '；' }

  test.each([
    [null, [], null],
    ['补材料', [], '补材料'],
    [null, [{ section: 'photo', reason: '太暗' }], '证件照：太暗'],
    [
      '两处',
      [
        { section: 'basic', reason: '姓名' },
        { section: 'photo', reason: '太暗' },
      ],
      '两处；基本信息：姓名；证件照：太暗',
    ],
  ] as const)('%j with %j reads %j', (reason, returns, expected) => {
    expect(returnedReason(reason, returns, sections, marks)).toBe(expected)
  })
})

test('a choice is named in the reader’s language, in Chinese where nobody wrote English', () => {
  const choice = { major: '药学', majorEn: 'Pharmacy', unit: '本部', unitEn: null }
  expect(choiceName('zh-cn', choice)).toBe('药学 · 本部')
  expect(choiceName('en', choice)).toBe('Pharmacy · 本部')
})
