import { labelIn } from '@residency/contract/kernel'
import { useSearchParams } from 'react-router'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import type { Own } from '../sections/basic.rules.ts'
import { signupPaths } from '../signup.paths.ts'
import { personText } from './person.text.ts'
import type { Step } from './steps.rules.ts'
import { useOwnRegistration } from './use-own-registration.ts'

/** The address of a step, in one's own registration or that of a unit's applicant. */
export function useStepPath(): (step: Step) => string {
  const person = useOwnRegistration((s) => s.person)
  const from = useSearchParams()[0].get('from')
  return (step) => (person === null ? signupPaths[step] : signupPaths.person(person, step, from))
}

/** The intake of a registration in the reader's language. */
export const useIntakeName = ({ intake }: Own): string =>
  labelIn(useLanguage(), intake.name, intake.nameEn)

/** The title of a registration: its intake, for a unit also the person. */
export function useRegistrationName(own: Own): string {
  const text = useText(personText)
  const person = useOwnRegistration((s) => s.person)
  const intake = useIntakeName(own)

  return person === null ? intake : say(text.named, { name: own.realName ?? text.nameless, intake })
}
