import { signupWords } from '@residency/contract/areas/signup/text'
import { describe, expect, test } from 'vitest'
import { choiceName, isOpenToRules, returnedReason, verdictOf } from './review.rules.ts'

const { against } = signupWords['zh-cn']

describe('what the conditions of an offer say', () => {
  test('is eligible where nothing speaks against it', () => {
    expect(verdictOf([], 'zh-cn')).toEqual({ isEligible: true, reason: null })
  })

  test('is not eligible for every reason there is', () => {
    expect(verdictOf(['minEducation', 'maxAge'], 'zh-cn')).toEqual({
      isEligible: false,
      reason: `${against.minEducation}；${against.maxAge}`,
    })
  })

  test('never changes what a person has said', () => {
    expect(isOpenToRules({ judgedBy: null })).toBe(true)
    expect(isOpenToRules({ judgedBy: 7 })).toBe(false)
  })
})

describe('what is sent back', () => {
  test.each([
    [null, [], null],
    ['补材料', [], '补材料'],
    [null, [{ section: 'train', reason: '未选' }], '志愿填报：未选'],
    [
      '两处',
      [
        { section: 'basic', reason: '姓名' },
        { section: 'train', reason: '未选' },
      ],
      '两处；基本信息：姓名；志愿填报：未选',
    ],
  ] as const)('%j with %j reads %j', (reason, returns, expected) => {
    expect(returnedReason(reason, returns, 'zh-cn')).toBe(expected)
  })
})

test('what is sent back in English is joined as English is', () => {
  expect(returnedReason('two', [{ section: 'basic', reason: 'name' }], 'en')).toBe(
    'two; Basic information: name',
  )
})

test('a choice is named in the reader’s language, in Chinese where nobody wrote English', () => {
  const choice = { major: '药学', majorEn: 'Pharmacy', unit: '本部', unitEn: null }
  expect(choiceName('zh-cn', choice)).toBe('药学 · 本部')
  expect(choiceName('en', choice)).toBe('Pharmacy · 本部')
})
