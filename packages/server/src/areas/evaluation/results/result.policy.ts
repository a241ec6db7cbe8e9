import { MIN_SHOWN } from '@residency/contract/areas/evaluation/targets/target.contract'

/** Answers without named raters: anonymous ones, and those given without an account. */
export const isBlind = ({ isAnonymous, direction }: { isAnonymous: boolean; direction: string }) =>
  isAnonymous || direction === 'nurse' || direction === 'patient'

/** From how many answers on a subject, and an item of it, is shown to those who may read names. */
export const minAnswersOf = (target: { isAnonymous: boolean; direction: string }) =>
  isBlind(target) ? MIN_SHOWN : 1
