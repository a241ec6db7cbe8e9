import type {
  OwnQualification,
  QualificationUnderReview,
} from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { say, useText } from '../../../platform/i18n.ts'
import type { Fact } from '../../../ui/fact-list.tsx'
import { qualificationText } from './qualification.text.ts'

/** What an application states, as labels with values. */
export function useQualificationFacts() {
  const text = useText(qualificationText)
  const { fields, levels } = useText(qualificationWords)
  return (one: OwnQualification | QualificationUnderReview): Fact[] => {
    const since = (label: string | null, day: string | null) =>
      [label, day && say(text.years, { since: day })].filter(Boolean).join(' · ')
    return [
      [fields.level, one.isRenewal ? `${levels[one.level]} · ${text.renewal}` : levels[one.level]],
      [fields.baseId, one.base],
      [fields.departmentId, one.department],
      [fields.title, since(one.titleLabel, one.titleSince)],
      [fields.education, [one.educationLabel, one.degreeLabel].filter(Boolean).join(' · ')],
      [fields.specialty, since(one.specialty, one.specialtySince)],
      [fields.teachingSince, one.teachingSince],
      ...('mobile' in one ? [[text.mobile, one.mobile] as const] : []),
      [text.submittedAt, one.submittedAt],
      ...(one.number ? [[text.number, one.number] as const] : []),
      ...(one.validFrom
        ? [
            [
              text.validity,
              say(text.span, { from: one.validFrom, until: one.validUntil ?? '' }),
            ] as const,
          ]
        : []),
      [fields.experience, one.experience, true],
    ]
  }
}
