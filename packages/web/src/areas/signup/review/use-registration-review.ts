import { registrationReview } from '@residency/contract/areas/signup/review/review.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Decidable, Review } from '../../../screens/review/review.ts'
import { reviewText } from './review.text.ts'

const loadReturnForm = () => import('./return-fields.tsx').then((part) => part.returnForm)

/** The review of registrations: pass, return by part, reject. */
export function useRegistrationReview(): Review {
  const { done, passHelp } = useText(reviewText)
  const { actions } = useText(signupWords).flows.registration
  const help = { pass: passHelp, passAtBase: passHelp, passAtOffice: passHelp }

  return {
    calls: registrationReview,
    paths: ['/api/v1/registrations'],
    actions,
    done,
    help,
    forms: { return: loadReturnForm, returnAtOffice: loadReturnForm },
  }
}

type RegistrationAnswer = Omit<Decidable, 'name'> & { realName: string | null }

export const decidable = <R extends RegistrationAnswer>(read: R): R & Decidable => ({
  ...read,
  name: read.realName ?? '—',
})
