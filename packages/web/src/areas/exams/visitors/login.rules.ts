import { MOBILE_PATTERN, normaliseMobile } from '@residency/contract/kernel'
import { foldCode } from '@residency/contract/kernel/fold'
import { readAnyDocument } from '@residency/contract/kernel/identity-document'

export type LoginInput = { mobile: string; idCard: string; captchaCode: string; code: string }

type LoginIssue =
  | 'mobileMissing'
  | 'mobileWrong'
  | 'cardMissing'
  | 'captchaMissing'
  | 'codeMissing'
  | `card.${'length' | 'region' | 'birthDate' | 'checkDigit'}`

const NO_DAY = '9999-12-31'

/** Numbers as they are sent: without spaces, in half width. */
export const sentNumbers = ({ mobile, idCard }: Pick<LoginInput, 'mobile' | 'idCard'>) => ({
  mobile: normaliseMobile(mobile),
  idCard: foldCode(idCard),
})

/** What is missing or mistyped before a code is asked for, or before the login, by field. */
export function loginIssues(input: LoginInput, step: 'send' | 'login') {
  const issues: Partial<Record<keyof LoginInput, LoginIssue>> = {}
  const { mobile, idCard } = sentNumbers(input)

  if (!mobile) issues.mobile = 'mobileMissing'
  else if (!MOBILE_PATTERN.test(mobile)) issues.mobile = 'mobileWrong'

  const card = readAnyDocument(idCard, NO_DAY)

  if (!idCard) issues.idCard = 'cardMissing'
  else if ('fault' in card) issues.idCard = `card.${card.fault}`
  if (step === 'send' && !input.captchaCode.trim()) issues.captchaCode = 'captchaMissing'
  if (step === 'login' && !foldCode(input.code)) issues.code = 'codeMissing'

  return issues
}
