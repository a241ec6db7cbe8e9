import { centsOf } from '@residency/contract/areas/students/funds/fund.contract'

type Asked = { line: string; asked: string }
type Given = { line: string; amount: string }

export type GrantFault =
  | { why: 'fundGrantOver'; line: string; asked: string }
  | { why: 'fundGrantUnknown' }
  | { why: 'fundGrantNone' }

/**
 * Whether what is granted stays within every line that was asked for, and is more than nothing;
 * lines that are not named get nothing.
 */
export function judgeGrant(asked: readonly Asked[], given: readonly Given[]): GrantFault | null {
  for (const { line, amount } of given) {
    const one = asked.find((known) => known.line === line)
    if (!one) return { why: 'fundGrantUnknown' }
    if (centsOf(amount) > centsOf(one.asked))
      return { why: 'fundGrantOver', line, asked: one.asked }
  }

  return given.some(({ amount }) => centsOf(amount) > 0) ? null : { why: 'fundGrantNone' }
}
