import { strengthOf } from '../../../ui/fields/password-field.rules.ts'
import { bareMobile, bareNumber, MOBILE } from '../login/login.rules.ts'

export type Registering = {
  iphoneNum: string
  captchaCode: string
  smsCode: string
  realName: string

  /** Fields of a partner unit: name and unified social credit code. */
  unitName: string
  creditCode: string
  password: string
  hasConsent: boolean
}

type RegisterIssue =
  | 'mobileMissing'
  | 'mobileWrong'
  | 'captchaMissing'
  | 'smsMissing'
  | 'nameMissing'
  | 'unitMissing'
  | 'creditCodeWrong'
  | 'passwordMissing'
  | 'passwordShort'
  | 'consentMissing'

export type RegisterStep = 'send' | 'register'

/** Errors in field order; sending a code needs only number and captcha. */
export function registerIssues(input: Registering, step: RegisterStep, isPartner: boolean) {
  const issues: Partial<Record<keyof Registering, RegisterIssue>> = {}
  if (!input.iphoneNum.trim()) issues.iphoneNum = 'mobileMissing'
  else if (!MOBILE.test(bareMobile(input.iphoneNum))) issues.iphoneNum = 'mobileWrong'

  if (step === 'send') {
    if (!input.captchaCode.trim()) issues.captchaCode = 'captchaMissing'
    return issues
  }

  if (!input.smsCode.trim()) issues.smsCode = 'smsMissing'
  if (isPartner && !input.unitName.trim()) issues.unitName = 'unitMissing'
  if (isPartner && !/^[0-9A-HJ-NPQRTUWXY]{18}$/i.test(bareNumber(input.creditCode)))
    issues.creditCode = 'creditCodeWrong'
  if (!input.realName.trim()) issues.realName = 'nameMissing'
  if (!input.password) issues.password = 'passwordMissing'
  else if (strengthOf(input.password) === 0) issues.password = 'passwordShort'
  if (!input.hasConsent) issues.hasConsent = 'consentMissing'

  return issues
}
