import type { Departure } from '@residency/contract/areas/students/departure/departure.contract'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { say, useText } from '../../../platform/i18n.ts'
import type { Fact } from '../../../ui/fact-list.tsx'
import { departureText } from './departure.text.ts'

/** The facts of a departure. */
export function useDepartureFacts(): (one: Departure) => Fact[] {
  const text = useText(departureText)
  const { fields, departureKinds } = useText(departureWords)
  return (one) => [
    [text.kind, departureKinds[one.kind]],
    [fields.leavesOn, one.leavesOn],
    [text.progress, say(text.count, { signed: one.signed, items: one.items })],
    [text.createTime, one.createTime],
    ...(one.recordedBy ? [[text.record.by, one.recordedBy] as const] : []),
    [text.reason, one.reason, true],
    ...(one.refusal ? [[text.refusal, one.refusal, true] as const] : []),
  ]
}
