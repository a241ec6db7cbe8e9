import type { Departure } from '@residency/contract/areas/students/departure/departure.contract'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Fact } from '../../../ui/fact-list.tsx'
import { departureText } from './departure.text.ts'

/** The facts of a departure. */
export function useDepartureFacts(): (departure: Departure) => Fact[] {
  const text = useText(departureText)
  const { fields, departureKinds } = useText(departureWords)
  return (departure) => [
    [text.kind, departureKinds[departure.kind]],
    [fields.leavesOn, departure.leavesOn],
    [text.progress, say(text.count, { signed: departure.signed, items: departure.items })],
    [text.createTime, departure.createTime],
    ...(departure.recordedBy ? [[text.record.by, departure.recordedBy] as const] : []),
    [text.reason, departure.reason, true],
    ...(departure.refusal ? [[text.refusal, departure.refusal, true] as const] : []),
  ]
}
