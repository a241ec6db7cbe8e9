import { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { ageOn } from '@residency/contract/kernel'

type Conditions = {
  offer_id: number
  min_education: string | null
  max_age: number | null
  certificates: readonly string[]
  trainee_kinds: readonly string[] | null
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

/** What speaks against each chosen offer; the base judges it in the end. `today` is a day in Asia/Shanghai. */
export function choiceWarningsOf(offers: readonly Conditions[], who: Applicant, today: string) {
  const highest = Math.max(-1, ...who.levels.map(place))
  const held = who.certificates.map(bare)
  return offers.map((offer) => {
    const warnings: ChoiceWarning[] = []
    if (offer.min_education && highest < place(offer.min_education)) warnings.push('minEducation')
    if (offer.max_age !== null && who.birthDate && ageOn(who.birthDate, today) > offer.max_age) warnings.push('maxAge')
    const isHeld = (wanted: string) => held.some((title) => title.includes(bare(wanted)))
    if (offer.certificates.length && !offer.certificates.some(isHeld)) warnings.push('certificates')
    if (offer.trainee_kinds && !offer.trainee_kinds.includes(who.traineeKind)) warnings.push('traineeKind')
    return { offerId: offer.offer_id, warnings }
  })
}
