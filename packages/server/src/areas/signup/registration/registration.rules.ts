import type { BasicForm } from '@residency/contract/areas/signup/sections/section.contract'
import { ageOn } from '@residency/contract/kernel'
import {
  type IdCardFault,
  type IdentityDocument,
  judgedKind,
  readDocument,
} from '@residency/contract/kernel/identity-document'

/** Applicants are adults (domain: minimum age). */
export const MIN_AGE = 18

export type CardFinding =
  | { fault: IdCardFault }
  | { fault: 'tooYoung' }
  | { fault: 'otherBirthDate'; expected: string }
  | { fault: 'otherGender' }
  | { kind: IdentityDocument; number: string; isRegionAbolished: boolean }

/**
 * Reads the number of a document by the rules of its kind and holds birth date and sex against it,
 * where it has them; `knowsRegion` says whether the first six digits are in today's list (an
 * abolished code is a warning, never a refusal). `today` is a day in Asia/Shanghai.
 */
export function judgeCard(
  typed: string,
  form: Pick<BasicForm, 'idKind' | 'birthDate' | 'gender'>,
  today: string,
  knowsRegion: (code: string) => boolean,
): CardFinding {
  const kind = judgedKind(form.idKind, typed)
  const card = readDocument(kind, typed, today)
  if ('fault' in card) return card

  const birthDate = card.birthDate ?? form.birthDate
  if (birthDate && ageOn(birthDate, today) < MIN_AGE) return { fault: 'tooYoung' }
  if (form.birthDate && card.birthDate && form.birthDate !== card.birthDate)
    return { fault: 'otherBirthDate', expected: card.birthDate }
  if (form.gender && card.gender && form.gender !== card.gender) return { fault: 'otherGender' }

  return {
    kind,
    number: card.number,
    isRegionAbolished: kind === 'id_card' && !knowsRegion(card.number.slice(0, 6)),
  }
}
