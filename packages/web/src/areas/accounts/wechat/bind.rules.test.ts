import { describe, expect, test } from 'vitest'
import { bareBadge, bindIssues, bindStart } from './bind.rules.ts'

describe('the form of a binding', () => {
  test('a code needs a badge number; binding needs a code that was sent', () => {
    expect(bindIssues({ badge: ' ', code: '', isSent: false }, 'send')).toEqual({
      brandNumber: 'badgeMissing',
    })
    expect(bindIssues({ badge: 'T0001', code: '', isSent: false }, 'send')).toEqual({})

    expect(bindIssues({ badge: '', code: '', isSent: false }, 'bind')).toEqual({
      brandNumber: 'badgeMissing',
      smsCode: 'codeFirst',
    })

    expect(bindIssues({ badge: 'T0001', code: ' ', isSent: true }, 'bind')).toEqual({
      smsCode: 'codeMissing',
    })
    expect(bindIssues({ badge: 'T0001', code: '123456', isSent: true }, 'bind')).toEqual({})
  })
  test('full-width letters and digits are put right', () =>
    expect(bareBadge(' Ｔ０００１ ')).toBe('T0001'))
})

test.each([
  ['?confirm=abc', 'Chrome', { kind: 'confirm', ticket: 'abc' }],
  ['?code=c&state=s', 'MicroMessenger', { kind: 'back', code: 'c', state: 's' }],
  ['?code=c', 'MicroMessenger', { kind: 'inWechat' }],
  ['', 'Mozilla MicroMessenger/8', { kind: 'inWechat' }],
  ['', 'Chrome', { kind: 'elsewhere' }],
])('the page %s in %s begins with %o', (search, agent, start) =>
  expect(bindStart(search, agent)).toEqual(start),
)
