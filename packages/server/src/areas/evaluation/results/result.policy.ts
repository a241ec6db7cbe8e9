import { FEWEST_SHOWN } from '@residency/contract/areas/evaluation/results/result.contract'
import { type Reader, teacherScope } from '../../teachers/teachers.public.ts'

/** Answers of which nobody is named: anonymous ones, and those given without an account. */
export const isBlind = ({ is_anonymous, direction }: { is_anonymous: boolean; direction: string }) =>
  is_anonymous || direction === 'nurse' || direction === 'patient'
/** From how many answers on a subject, and an item of it, is shown to those who may read names. */
export const fewestOf = (target: { is_anonymous: boolean; direction: string }) => (isBlind(target) ? FEWEST_SHOWN : 1)
/** Who reads results as the one they are about: the trainee, the teacher, and whoever answers for the department. */
export const ratedAs = (actor: Reader) => ({ userId: actor.userId, departments: teacherScope(actor, false) })
