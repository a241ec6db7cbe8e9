import { expect, test } from 'vitest'
import { loginIssues, sentNumbers } from './login.rules.ts'
import { whyOf, whyPath } from './why.rules.ts'

const INPUT = {
  mobile: '139 0000 0001',
  idCard: '11010519491231002x',
  captchaCode: 'abcd',
  code: '',
}

test('numbers are sent in half width, without spaces and country code', () => {
  expect(sentNumbers({ mobile: '+86 １３９-0000-0001', idCard: ' 11010519491231002x ' })).toEqual({
    mobile: '13900000001',
    idCard: '11010519491231002X',
  })
})

test('what is missing or mistyped is named by its field, for the step that is tried', () => {
  expect(loginIssues(INPUT, 'send')).toEqual({})
  expect(loginIssues(INPUT, 'login')).toEqual({ code: 'codeMissing' })
  expect(loginIssues({ ...INPUT, captchaCode: '' }, 'send')).toEqual({
    captchaCode: 'captchaMissing',
  })

  expect(loginIssues({ mobile: '', idCard: '', captchaCode: '', code: '' }, 'send')).toEqual({
    mobile: 'mobileMissing',
    idCard: 'cardMissing',
    captchaCode: 'captchaMissing',
  })

  expect(loginIssues({ ...INPUT, mobile: '123', idCard: '110105194912310021' }, 'send')).toEqual({
    mobile: 'mobileWrong',
    idCard: 'card.checkDigit',
  })
})

test('the page that says why takes known reasons only', () => {
  const of = (path: string) => whyOf(new URLSearchParams(path.split('?')[1]))

  expect(of(whyPath('ahead', '2026-12-01T00:00:00.000Z'))).toEqual({
    why: 'ahead',
    at: '2026-12-01T00:00:00.000Z',
  })

  expect(of(whyPath('off', '2026-12-01T00:00:00.000Z'))).toEqual({ why: 'off', at: null })
  expect(of('?why=script&at=x')).toEqual({ why: 'none', at: null })
})
