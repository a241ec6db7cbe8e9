import type { ReturnedPart } from '@residency/contract/areas/signup/review/review.contract'

type Marks = { colon: string; stop: string }

/**
 * One sentence of what is sent back: the general remark, then part by part with its reason, as
 * history and notices show it. Null where nothing was said.
 */
export function returnedReason(
  reason: string | null,
  returns: readonly ReturnedPart[],
  sections: Readonly<Record<string, string>>,
  { colon, stop }: Marks,
): string | null {
  const parts = returns.map((one) => `${sections[one.section] ?? one.section}${colon}${one.reason}`)
  return [...(reason ? [reason] : []), ...parts].join(stop) || null
}
