import type {
  OwnQualification,
  QualificationUnderReview,
} from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Fact } from '../../../ui/fact-list.tsx'
import { qualificationText } from './qualification.text.ts'

/** What an application states, as labels with values. */
export function useQualificationFacts() {
  const text = useText(qualificationText)
  const { fields, levels } = useText(qualificationWords)
  return (qualification: OwnQualification | QualificationUnderReview): Fact[] => {
    const since = (label: string | null, day: string | null) =>
      [label, day && say(text.years, { since: day })].filter(Boolean).join(' · ')
    return [
      [
        fields.level,
        qualification.isRenewal
          ? `${levels[qualification.level]} · ${text.renewal}`
          : levels[qualification.level],
      ],
      [fields.baseId, qualification.base],
      [fields.departmentId, qualification.department],
      [fields.title, since(qualification.titleLabel, qualification.titleSince)],
      [
        fields.education,
        [qualification.educationLabel, qualification.degreeLabel].filter(Boolean).join(' · '),
      ],
      [fields.specialty, since(qualification.specialty, qualification.specialtySince)],
      [fields.teachingSince, qualification.teachingSince],
      ...('mobile' in qualification ? [[text.mobile, qualification.mobile] as const] : []),
      [text.submittedAt, qualification.submittedAt],
      ...(qualification.number ? [[text.number, qualification.number] as const] : []),
      ...(qualification.validFrom
        ? [
            [
              text.validity,
              say(text.span, {
                from: qualification.validFrom,
                until: qualification.validUntil ?? '',
              }),
            ] as const,
          ]
        : []),
      [fields.experience, qualification.experience, true],
    ]
  }
}
