import { signupWords } from '@residency/contract/areas/signup/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { applicantText } from '../applicant.text.ts'
import { regionPath } from '../region.rules.ts'
import { useLabels } from '../review/registration.queries.ts'
import type { Own } from '../sections/basic.rules.ts'
import { useDocumentKinds, useEthnicGroups, useRegions } from '../signup.queries.ts'
import { signupText } from '../signup.text.ts'
import { useIntakeName } from './use-registration-name.ts'

/** Sign info, read-only. */
export function SignFacts({ own }: { own: Own }) {
  const text = useText(applicantText)
  const { fields, traineeKinds } = useText(signupWords)
  const label = useLabels('student_place')
  const intake = useIntakeName(own)

  const chooseFacts = () => {
    if (own.isFresh === null) return null

    return own.isFresh ? text.yes : text.no
  }

  return (
    <FactList
      facts={[
        [fields.intake, intake],
        [fields.traineeKind, own.isKindChosen ? traineeKinds[own.traineeKind] : null],
        [fields.employer, own.employer],
        [fields.isFresh, chooseFacts()],
        [fields.studentPlace, label('student_place', own.studentPlace)],
      ]}
    />
  )
}

/** The basic section, read-only, with unmasked own numbers. */
export function OwnFacts({ own }: { own: Own }) {
  const text = useText(applicantText)
  const shared = useText(signupText)
  const { fields } = useText(signupWords)
  const groups = useEthnicGroups()
  const regions = useRegions()
  const documents = useDocumentKinds()
  const label = useLabels('political_status')
  const place =
    own.regionCode && regionPath(regions.data ?? [], own.regionCode).map((step) => step.label)

  return (
    <FactList
      facts={[
        [fields.realName, own.realName],
        [fields.gender, own.gender === 1 || own.gender === 2 ? shared.gender[own.gender] : null],
        [fields.birthDate, own.birthDate],
        [fields.idKind, documents.find(({ value }) => value === own.idKind)?.label],
        [fields.idCard, own.idCard],
        [fields.mobile, own.mobile],
        [fields.email, own.email],
        [fields.ethnicCode, groups.data?.find(({ value }) => value === own.ethnicCode)?.label],
        [fields.regionCode, place ? place.join(' ') : null],
        [
          fields.maritalStatus,
          own.maritalStatus === 0 || own.maritalStatus === 1
            ? text.marital[own.maritalStatus]
            : null,
        ],
        [fields.politicalStatus, label('political_status', own.politicalStatus)],
        [fields.address, own.address],
        [fields.contactName, own.contactName],
        [fields.contactMobile, own.contactMobile],
        [fields.schoolId, own.schoolName],
      ]}
    />
  )
}
