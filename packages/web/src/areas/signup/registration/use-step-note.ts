import { say, useText } from '../../../platform/texts/i18n.ts'
import { applicantText } from '../applicant.text.ts'
import type { Own } from '../sections/basic.rules.ts'
import { isEmptyStep } from '../sections/sections.rules.ts'
import { SECTIONS_OF, type Step } from './steps.rules.ts'
import { useOwnRegistration } from './use-own-registration.ts'

/**
 * The note of a complete step where "complete" would mislead: why it was returned, or that it is
 * empty.
 */
export function useStepNote(own: Own) {
  const text = useText(applicantText)
  const values = useOwnRegistration((s) => s.values)
  return (step: Step): string | undefined => {
    if (step === 'check') return text.checkNote

    const returned = own.returns.find(({ section }) => SECTIONS_OF[step].includes(section))
    if (returned) return say(text.returnedReason, { reason: returned.reason })

    return values && isEmptyStep(step, values) ? text.emptyNote : undefined
  }
}
