import { CONSENT_VERSION } from '@residency/contract/areas/signup/registration/registration.contract'
import { expect, test } from 'vitest'
import { consentVersion } from '../login/login.calls.ts'
import { type Registering, registerIssues } from './register.rules.ts'

const whole: Registering = {
  iphoneNum: '137 1234 5678',
  captchaCode: 'abcd',
  smsCode: '123456',
  realName: '新人',
  unitName: '',
  creditCode: '',
  password: 'a-good-pass-9',
  hasConsent: true,
}

test('a code is sent for a number and a picture, nothing else is asked for yet', () => {
  expect(
    registerIssues(
      { ...whole, smsCode: '', realName: '', password: '', hasConsent: false },
      'send',
      false,
    ),
  ).toEqual({})
  expect(registerIssues({ ...whole, iphoneNum: '123', captchaCode: ' ' }, 'send', false)).toEqual({
    iphoneNum: 'mobileWrong',
    captchaCode: 'captchaMissing',
  })
})

test('nobody registers without code, name, a password and consent', () => {
  expect(registerIssues(whole, 'register', false)).toEqual({})
  expect(
    registerIssues(
      { ...whole, smsCode: '', realName: ' ', password: 'short', hasConsent: false },
      'register',
      false,
    ),
  ).toEqual({
    smsCode: 'smsMissing',
    realName: 'nameMissing',
    password: 'passwordShort',
    hasConsent: 'consentMissing',
  })
})

test('the consent that is shown is the one that is asked for', () => {
  expect(consentVersion).toBe(CONSENT_VERSION)
})

test('a partner unit gives its name and a credit code of 18 characters too', () => {
  expect(registerIssues(whole, 'register', true)).toEqual({
    unitName: 'unitMissing',
    creditCode: 'creditCodeWrong',
  })
  expect(
    registerIssues(
      { ...whole, unitName: '江北区医院', creditCode: '91350100m000100y43' },
      'register',
      true,
    ),
  ).toEqual({})
})
