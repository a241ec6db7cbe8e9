import type { Situation } from '@residency/contract/areas/students/situations/situation.contract'
import { situationWords } from '@residency/contract/areas/students/situations/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Fact } from '../../../ui/fact-list.tsx'
import { situationText } from './situation.text.ts'
import { useSituationLabels } from './use-situation-labels.ts'

/** The facts of one situation. */
export function useSituationFacts(): (situation: Situation) => Fact[] {
  const text = useText(situationText)
  const { fields } = useText(situationWords)
  const { kindOf, daysOf, particularsOf } = useSituationLabels()

  return (situation) => [
    [fields.kind, kindOf(situation)],
    [
      text.days,
      [
        daysOf(situation),
        situation.approvedEnd && say(text.approvedEnd, { day: situation.approvedEnd }),
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    ...(particularsOf(situation) ? [[text.what, particularsOf(situation), true] as const] : []),
    [fields.reason, situation.reason, true],
    [
      text.bases,
      situation.bases
        .map(({ name, isPassed }) => say(isPassed ? text.passed : text.open, { name }))
        .join(text.semicolon),
      true,
    ],
    ...(situation.recorder ? [[text.recorder, situation.recorder] as const] : []),
    [text.createTime, situation.createTime],
    ...(situation.effectDays > 0
      ? [[text.plannedEnd, say(text.movedDays, { days: situation.effectDays })] as const]
      : []),
    ...(situation.refusal ? [[text.refusal, situation.refusal, true] as const] : []),
  ]
}
