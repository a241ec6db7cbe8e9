import type { IntakeForm } from '@residency/contract/areas/intakes/intake/intake.contract'
import { toMoment } from '@residency/contract/kernel'
import type { Intake } from './intake.queries.ts'

const points = (hundredths: number) => hundredths / 100
const hundredths = (value: number) => Math.round(value * 100)

export const namedIntake = (
  r: Pick<Intake, 'id' | 'year' | 'serial' | 'name' | 'nameEn' | 'state'>,
) => ({
  id: r.id,
  year: r.year,
  serial: r.serial,
  name: r.name,
  nameEn: r.nameEn,
  state: r.state,
})

export const datesOf = (r: Intake) => ({
  signUpFrom: toMoment(r.signUpFrom),
  signUpUntil: toMoment(r.signUpUntil),
  editUntil: toMoment(r.editUntil),
  reviewUntil: toMoment(r.reviewUntil),
  confirmUntil: toMoment(r.confirmUntil),
  scoreReviewUntil: toMoment(r.scoreReviewUntil),
  examOn: r.examOn,
  publicationFrom: r.publicationFrom,
  publicationUntil: r.publicationUntil,
  arrivalOn: r.arrivalOn,
})

export const rulesOf = (r: Intake) => ({
  traineeKinds: r.traineeKinds,
  exemptKinds: r.exemptKinds,
  isTwoStep: r.isTwoStep,
  scoresBy: r.scoresBy,
  theoryWeight: r.theoryWeight,
  skillWeight: r.skillWeight,
  interviewWeight: r.interviewWeight,
  theoryMinimum: points(r.theoryMinimum),
  skillMinimum: points(r.skillMinimum),
  interviewMinimum: points(r.interviewMinimum),
  passesOnSeats: r.passesOnSeats,
  notice: r.notice,
})

/** A stored intake as its form. */
export const formOfIntake = (r: Intake): IntakeForm => {
  const { id: _id, state: _state, ...named } = namedIntake(r)
  return { ...named, ...datesOf(r), ...rulesOf(r) }
}

export const presentCommitment = (r: Intake) => ({
  seedCommitment: r.seedCommitment,
  seedCommittedAt: toMoment(r.seedCommittedAt),
})

/** The form as columns; its number apart, which the product assigns if it is empty. */
export const columnsOfIntake = (form: IntakeForm) => ({
  name: form.name,
  nameEn: form.nameEn,
  year: form.year,
  traineeKinds: form.traineeKinds,
  signUpFrom: new Date(form.signUpFrom),
  signUpUntil: new Date(form.signUpUntil),
  editUntil: new Date(form.editUntil),
  reviewUntil: new Date(form.reviewUntil),
  confirmUntil: new Date(form.confirmUntil),
  scoreReviewUntil: form.scoreReviewUntil === null ? null : new Date(form.scoreReviewUntil),
  examOn: form.examOn,
  publicationFrom: form.publicationFrom,
  publicationUntil: form.publicationUntil,
  arrivalOn: form.arrivalOn,
  isTwoStep: form.isTwoStep,
  exemptKinds: form.exemptKinds,
  scoresBy: form.scoresBy,
  theoryWeight: form.theoryWeight,
  skillWeight: form.skillWeight,
  interviewWeight: form.interviewWeight,
  theoryMinimum: hundredths(form.theoryMinimum),
  skillMinimum: hundredths(form.skillMinimum),
  interviewMinimum: hundredths(form.interviewMinimum),
  passesOnSeats: form.passesOnSeats,
  notice: form.notice,
})
