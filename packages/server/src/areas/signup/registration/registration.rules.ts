import type { BasicForm } from '@residency/contract/areas/signup/sections/section.contract'
import { ageOn } from '@residency/contract/kernel'
import { type IdCardFault, readIdCard } from '@residency/contract/kernel/identity-document'

/** Applicants are adults (domain: minimum age). */
export const MIN_AGE = 18

export type CardFinding =
  | { fault: IdCardFault }
  | { fault: 'tooYoung' }
  | { fault: 'otherBirthDate'; expected: string }
  | { fault: 'otherGender' }
  | { number: string; isRegionAbolished: boolean }

/**
 * Reads a typed card and holds birth date and sex against it; `knowsRegion` says whether the first six digits are in today's list
 * (an abolished code is a warning, never a refusal). `today` is a day in Asia/Shanghai.
 */
export function judgeCard(
  typed: string,
  form: Pick<BasicForm, 'birthDate' | 'gender'>,
  today: string,
  knowsRegion: (code: string) => boolean,
): CardFinding {
  const card = readIdCard(typed, today)
  if ('fault' in card) return card
  if (ageOn(card.birthDate, today) < MIN_AGE) return { fault: 'tooYoung' }
  if (form.birthDate && form.birthDate !== card.birthDate) return { fault: 'otherBirthDate', expected: card.birthDate }
  if (form.gender && form.gender !== card.gender) return { fault: 'otherGender' }
  const isResidencePermit = /^8[123]/.test(card.number)
  return { number: card.number, isRegionAbolished: !isResidencePermit && !knowsRegion(card.number.slice(0, 6)) }
}
