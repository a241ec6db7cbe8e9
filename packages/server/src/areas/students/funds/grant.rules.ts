import { centsOf } from '@residency/contract/areas/students/funds/fund.contract'

type RequestLine = { line: string; asked: string }
type GrantLine = { line: string; amount: string }

export type GrantFault =
  | { why: 'fundGrantOver'; line: string; asked: string }
  | { why: 'fundGrantUnknown' }
  | { why: 'fundGrantNone' }

/**
 * Whether what is granted stays within every line that was asked for, and is more than nothing;
 * lines that are not named get nothing.
 */
export function judgeGrant(
  requestLines: readonly RequestLine[],
  grantLines: readonly GrantLine[],
): GrantFault | null {
  for (const { line, amount } of grantLines) {
    const requestLine = requestLines.find((known) => known.line === line)
    if (!requestLine) return { why: 'fundGrantUnknown' }
    if (centsOf(amount) > centsOf(requestLine.asked))
      return { why: 'fundGrantOver', line, asked: requestLine.asked }
  }

  return grantLines.some(({ amount }) => centsOf(amount) > 0) ? null : { why: 'fundGrantNone' }
}
