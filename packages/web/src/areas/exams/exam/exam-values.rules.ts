import type { ExamDetail, ExamForm } from '@residency/contract/areas/exams/exam/exam.contract'
import { objectOf } from '@residency/contract/kernel/object-of'

const SWITCHES = ['shufflesQuestions', 'shufflesOptions', 'keepsDevice', 'marksTwice'] as const
type Switch = (typeof SWITCHES)[number]

/** The form of an exam as its fields hold it: switches are 1 or 0, what is not chosen is absent. */
export type ExamFieldValues = Omit<ExamForm, Switch | 'baseId' | 'trainId' | 'releaseAt'> &
  Record<Switch, 0 | 1> & {
    baseId?: number | null
    trainId?: number | null
    releaseAt?: string | null
  }

export const newFieldValues = (baseId: number | null): Partial<ExamFieldValues> => ({
  baseId,
  mode: 'room',
  minutes: 60,
  graceSeconds: 60,
  attempts: 1,
  marksApart: 20,
  shows: 'result',
  paperIds: [],
  ...objectOf(SWITCHES, (name) => (name === 'marksTwice' ? 0 : 1)),
})

export const toFieldValues = (exam: ExamDetail): ExamFieldValues => ({
  title: exam.name,
  note: exam.note,
  baseId: exam.baseId,
  trainId: exam.trainId,
  mode: exam.mode,
  opensAt: exam.opensAt,
  closesAt: exam.closesAt,
  minutes: exam.minutes,
  graceSeconds: exam.graceSeconds,
  attempts: exam.attempts,
  marksApart: exam.marksApart,
  shows: exam.shows,
  releaseAt: exam.releaseAt,
  paperIds: exam.papers.map(({ id }) => id),
  ...objectOf(SWITCHES, (name) => (exam[name] ? 1 : 0)),
})

export const toExamForm = (values: ExamFieldValues): ExamForm => ({
  ...values,
  note: values.note ?? null,
  baseId: values.baseId ?? null,
  trainId: values.trainId ?? null,
  releaseAt: values.releaseAt ?? null,
  paperIds: values.paperIds ?? [],
  ...objectOf(SWITCHES, (name) => values[name] === 1),
})
