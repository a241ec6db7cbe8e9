import { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { ageOn } from '@residency/contract/kernel'

type Conditions = {
  offerId: number
  minEducation: string | null
  maxAge: number | null
  certificates: readonly string[]
  traineeKinds: readonly string[] | null
}

type Applicant = {
  birthDate: string | null
  traineeKind: string

  /** Levels of education that are filled in. */
  levels: readonly string[]

  /** Certificates held, as they are called. */
  certificates: readonly string[]
}

export type ChoiceWarning = 'minEducation' | 'maxAge' | 'certificates' | 'traineeKind'
const place = (level: string) => (EDUCATION_LEVELS as readonly string[]).indexOf(level)
const bare = (text: string) => text.replace(/\s/g, '').toLowerCase()

/**
 * What speaks against each chosen offer; the base judges it in the end. `today` is a day in
 * Asia/Shanghai.
 */
export function choiceWarningsOf(offers: readonly Conditions[], who: Applicant, today: string) {
  const highest = Math.max(-1, ...who.levels.map(place))
  const titles = who.certificates.map(bare)
  return offers.map((offer) => {
    const warnings: ChoiceWarning[] = []
    if (offer.minEducation && highest < place(offer.minEducation)) warnings.push('minEducation')
    if (offer.maxAge !== null && who.birthDate && ageOn(who.birthDate, today) > offer.maxAge)
      warnings.push('maxAge')

    const isHeld = (wanted: string) => titles.some((title) => title.includes(bare(wanted)))
    if (offer.certificates.length && !offer.certificates.some(isHeld)) warnings.push('certificates')
    if (offer.traineeKinds && !offer.traineeKinds.includes(who.traineeKind))
      warnings.push('traineeKind')

    return { offerId: offer.offerId, warnings }
  })
}
