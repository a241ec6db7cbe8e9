import { WarningOutlined } from '@ant-design/icons'
import type { OpenOffer } from '@residency/contract/areas/signup/registration/registration.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { applicantText } from '../applicant.text.ts'
import { useOwnRegistration } from '../registration/use-own-registration.ts'

/** Warnings about a choice; the base decides in the end. */
export function ChoiceWarnings({ offer }: { offer: OpenOffer | undefined }) {
  const text = useText(applicantText)
  const { levels, traineeKinds } = useText(signupWords)
  const own = useOwnRegistration((s) => s.own)
  const found =
    own?.choiceWarnings.find((warning) => warning.offerId === offer?.value)?.warnings ?? []
  if (!own || !offer || found.length === 0) return null

  const sentences = {
    minEducation: say(text.warnings.minEducation, {
      level: offer.minEducation ? levels[offer.minEducation] : '',
    }),
    maxAge: say(text.warnings.maxAge, { age: offer.maxAge ?? '' }),
    certificates: say(text.warnings.certificates, { names: offer.certificates.join(text.comma) }),
    traineeKind: say(text.warnings.traineeKind, { kind: traineeKinds[own.traineeKind] }),
  }

  return (
    <ul className="choice-warnings">
      {found.map((warning) => (
        <li key={warning}>
          <WarningOutlined aria-hidden="true" /> {sentences[warning]}
        </li>
      ))}
    </ul>
  )
}
