import type { BasicForm } from '@residency/contract/areas/signup/registration.contract'
import { ageOn, type IdCardFault, readIdCard } from '@residency/contract/kernel'

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

type Filled = {
  real_name: string | null
  gender: number | null
  birth_date: string | null
  id_card_hash: string | null
  mobile_hash: string | null
  ethnic_code: string | null
  region_code: string | null
  school_id: number | null
  school_other: string | null
  photo_key: string | null
}
/** What is still missing before a sign-up can be submitted, as field names. */
export function missingOf(r: Filled, choices: number): string[] {
  const wanted: [string, unknown][] = [
    ['realName', r.real_name],
    ['gender', r.gender],
    ['birthDate', r.birth_date],
    ['idCard', r.id_card_hash],
    ['mobile', r.mobile_hash],
    ['ethnicCode', r.ethnic_code],
    ['regionCode', r.region_code],
    ['schoolId', r.school_id ?? r.school_other],
    ['photo', r.photo_key],
    ['choices', choices > 0 || null],
  ]
  return wanted.filter(([, value]) => value === null).map(([name]) => name)
}
