import type { ExamDetail, ExamForm } from '@residency/contract/areas/exams/exam/exam.contract'

const SWITCHES = ['shufflesQuestions', 'shufflesOptions', 'keepsDevice', 'marksTwice'] as const
type Switch = (typeof SWITCHES)[number]

/** The form of an exam as its fields hold it: switches are 1 or 0, what is not chosen is absent. */
export type ExamFieldValues = Omit<ExamForm, Switch | 'baseId' | 'trainId' | 'releaseAt'> &
  Record<Switch, 0 | 1> & {
    baseId?: number | null
    trainId?: number | null
    releaseAt?: string | null
  }

const eachSwitch = <V>(value: (name: Switch) => V) =>
  Object.fromEntries(SWITCHES.map((name) => [name, value(name)])) as Record<Switch, V>

export const freshExam = (baseId: number | null): Partial<ExamFieldValues> => ({
  baseId,
  mode: 'room',
  minutes: 60,
  graceSeconds: 60,
  attempts: 1,
  marksApart: 20,
  shows: 'result',
  paperIds: [],
  ...eachSwitch((name) => (name === 'marksTwice' ? 0 : 1)),
})

export const toFieldValues = (one: ExamDetail): ExamFieldValues => ({
  title: one.name,
  note: one.note,
  baseId: one.baseId,
  trainId: one.trainId,
  mode: one.mode,
  opensAt: one.opensAt,
  closesAt: one.closesAt,
  minutes: one.minutes,
  graceSeconds: one.graceSeconds,
  attempts: one.attempts,
  marksApart: one.marksApart,
  shows: one.shows,
  releaseAt: one.releaseAt,
  paperIds: one.papers.map(({ id }) => id),
  ...eachSwitch((name) => (one[name] ? 1 : 0)),
})

export const givenExam = (shown: ExamFieldValues): ExamForm => ({
  ...shown,
  note: shown.note ?? null,
  baseId: shown.baseId ?? null,
  trainId: shown.trainId ?? null,
  releaseAt: shown.releaseAt ?? null,
  paperIds: shown.paperIds ?? [],
  ...eachSwitch((name) => shown[name] === 1),
})
