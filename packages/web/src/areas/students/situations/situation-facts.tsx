import type { Situation } from '@residency/contract/areas/students/situations/situation.contract'
import { situationWords } from '@residency/contract/areas/students/situations/text'
import { say, useText } from '../../../platform/i18n.ts'
import type { Fact } from '../../../ui/fact-list.tsx'
import { situationText } from './situation.text.ts'
import { useSituationLabels } from './use-situation-labels.ts'

/** The facts of one situation. */
export function useSituationFacts(): (one: Situation) => Fact[] {
  const text = useText(situationText)
  const { fields } = useText(situationWords)
  const { kindOf, daysOf, particularsOf } = useSituationLabels()

  return (one) => [
    [fields.kind, kindOf(one)],
    [
      text.days,
      [daysOf(one), one.approvedEnd && say(text.approvedEnd, { day: one.approvedEnd })]
        .filter(Boolean)
        .join(' · '),
    ],
    ...(particularsOf(one) ? [[text.what, particularsOf(one), true] as const] : []),
    [fields.reason, one.reason, true],
    [
      text.bases,
      one.bases
        .map(({ name, isPassed }) => say(isPassed ? text.passed : text.open, { name }))
        .join(text.comma),
      true,
    ],
    ...(one.recorder ? [[text.recorder, one.recorder] as const] : []),
    [text.createTime, one.createTime],
    ...(one.effectDays > 0
      ? [[text.plannedEnd, say(text.movedDays, { days: one.effectDays })] as const]
      : []),
    ...(one.refusal ? [[text.refusal, one.refusal, true] as const] : []),
  ]
}
