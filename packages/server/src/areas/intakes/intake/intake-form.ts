import type { IntakeForm } from '@residency/contract/areas/intakes/intake/intake.contract'
import type { TraineeKind } from '@residency/contract/areas/trainees/trainee-facts.public'
import { toMoment } from '@residency/contract/kernel'
import type { Intake } from './intake.queries.ts'

const points = (hundredths: number) => hundredths / 100
const hundredths = (value: number) => Math.round(value * 100)

export const namedIntake = (r: Pick<Intake, 'id' | 'year' | 'serial' | 'name' | 'name_en' | 'state'>) => ({
  id: r.id,
  year: r.year,
  serial: r.serial,
  name: r.name,
  nameEn: r.name_en,
  state: r.state,
})
export const datesOf = (r: Intake) => ({
  signUpFrom: toMoment(r.sign_up_from),
  signUpUntil: toMoment(r.sign_up_until),
  editUntil: toMoment(r.edit_until),
  reviewUntil: toMoment(r.review_until),
  confirmUntil: toMoment(r.confirm_until),
  scoreReviewUntil: toMoment(r.score_review_until),
  examOn: r.exam_on,
  publicationFrom: r.publication_from,
  publicationUntil: r.publication_until,
  arrivalOn: r.arrival_on,
})
export const rulesOf = (r: Intake) => ({
  traineeKinds: r.trainee_kinds as TraineeKind[],
  exemptKinds: r.exempt_kinds as TraineeKind[],
  isTwoStep: r.is_two_step,
  scoresBy: r.scores_by,
  theoryWeight: r.theory_weight,
  skillWeight: r.skill_weight,
  interviewWeight: r.interview_weight,
  theoryMinimum: points(r.theory_minimum),
  skillMinimum: points(r.skill_minimum),
  interviewMinimum: points(r.interview_minimum),
  passesOnSeats: r.passes_on_seats,
  notice: r.notice,
})
/** A stored intake as its form. */
export const formOfIntake = (r: Intake): IntakeForm => {
  const { id: _, state: __, ...named } = namedIntake(r)
  return { ...named, ...datesOf(r), ...rulesOf(r) }
}
export const commitmentShown = (r: Intake) => ({
  seedCommitment: r.seed_commitment,
  seedCommittedAt: toMoment(r.seed_committed_at),
})

/** The form as columns; its number apart, which may be left to the house. */
export const columnsOfIntake = (form: IntakeForm) => ({
  name: form.name,
  name_en: form.nameEn,
  year: form.year,
  trainee_kinds: form.traineeKinds,
  sign_up_from: new Date(form.signUpFrom),
  sign_up_until: new Date(form.signUpUntil),
  edit_until: new Date(form.editUntil),
  review_until: new Date(form.reviewUntil),
  confirm_until: new Date(form.confirmUntil),
  score_review_until: form.scoreReviewUntil === null ? null : new Date(form.scoreReviewUntil),
  exam_on: form.examOn,
  publication_from: form.publicationFrom,
  publication_until: form.publicationUntil,
  arrival_on: form.arrivalOn,
  is_two_step: form.isTwoStep,
  exempt_kinds: form.exemptKinds,
  scores_by: form.scoresBy,
  theory_weight: form.theoryWeight,
  skill_weight: form.skillWeight,
  interview_weight: form.interviewWeight,
  theory_minimum: hundredths(form.theoryMinimum),
  skill_minimum: hundredths(form.skillMinimum),
  interview_minimum: hundredths(form.interviewMinimum),
  passes_on_seats: form.passesOnSeats,
  notice: form.notice,
})
