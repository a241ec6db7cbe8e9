import { bareNumber } from '../login/login.rules.ts'

export type BindStep = 'send' | 'bind'
type BindIssue = 'badgeMissing' | 'codeMissing' | 'codeFirst'

/** A badge number as typed on any keyboard. */
export const bareBadge = (typed: string) => typed.normalize('NFKC').trim()
export { bareNumber }

/** What is missing before a step; the code can only be missing after it was sent. */
export function bindIssues(
  input: { badge: string; code: string; isSent: boolean },
  step: BindStep,
) {
  const issues: Partial<Record<'brandNumber' | 'smsCode', BindIssue>> = {}
  if (!bareBadge(input.badge)) issues.brandNumber = 'badgeMissing'
  if (step === 'bind' && !input.isSent) issues.smsCode = 'codeFirst'
  else if (step === 'bind' && !bareNumber(input.code)) issues.smsCode = 'codeMissing'

  return issues
}

/** The account was confirmed in WeChat for a window elsewhere; this one is not signed in by it. */
export const isWechatConfirmed = (outcome: string) => outcome === 'confirmed'

/**
 * How the page /bind begins, by its address and the browser: with a scan to confirm, back from
 * WeChat, or with nothing yet, in the browser of WeChat or in another one.
 */
export type BindStart =
  | { kind: 'confirm'; ticket: string }
  | { kind: 'back'; code: string; state: string }
  | { kind: 'inWechat' }
  | { kind: 'elsewhere' }

export function bindStart(search: string, agent: string): BindStart {
  const query = new URLSearchParams(search)

  const [ticket, code, state] = ['confirm', 'code', 'state'].map((name) => query.get(name)) as [
    string | null,
    string | null,
    string | null,
  ]

  if (code && state) return { kind: 'back', code, state }
  if (ticket) return { kind: 'confirm', ticket }

  return { kind: /MicroMessenger/i.test(agent) ? 'inWechat' : 'elsewhere' }
}
