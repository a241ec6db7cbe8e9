import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getExamSessionForm } from '@residency/contract/areas/admission/entrance-exams/exam-session.contract'
import { getLecture } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { getOwnHours } from '@residency/contract/areas/duty/hours/hours.contract'
import { getExam } from '@residency/contract/areas/exams/exam/exam.contract'
import { getTrain } from '@residency/contract/areas/exams/induction/train.contract'
import {
  getIntakeForm,
  listIntakes,
} from '@residency/contract/areas/intakes/intake/intake.contract'
import { getMentorWindow } from '@residency/contract/areas/mentors/library/mentor-window.contract'
import { getCollectionForm } from '@residency/contract/areas/messages/collections/collection.contract'
import { getPlanPreferences } from '@residency/contract/areas/rotations/preferences/preference.contract'
import { getTimeWindowForm } from '@residency/contract/areas/settings/windows/time-window.contract'
import { getCohort } from '@residency/contract/areas/standards/cohort/cohort.contract'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Form, Input } from 'antd'
import { describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { valuesOf, wireOf } from '../areas/admission/entrance-exams/exam-time.rules.ts'
import { MomentField } from '../ui/times/time-fields.tsx'

type Edge = 'start' | 'end'
type Answer = { shape: Readonly<Record<string, z.ZodType>> }
const intakeRow = listIntakes.answer.shape.list.element

/**
 * Every form that is filled with the moments of a record: its file, the answer that fills it, and
 * the edges of its fields.
 */
const FORMS: readonly [file: string, answer: Answer, fields: Readonly<Record<string, Edge>>][] = [
  [
    'courses/attendance/lecture-form.tsx',
    getLecture.answer,
    { startsAt: 'start', endsAt: 'start' },
  ],
  [
    'duty/hours/correct-hours.tsx',
    getOwnHours.answer.shape.shifts.element,
    { startsAt: 'start', endsAt: 'start' },
  ],
  [
    'exams/exam/exam-form.tsx',
    getExam.answer,
    { opensAt: 'start', closesAt: 'end', releaseAt: 'end' },
  ],
  ['exams/induction/train-form.tsx', getTrain.answer, { opensAt: 'start', closesAt: 'end' }],
  [
    'rotations/preferences/window-form.tsx',
    getPlanPreferences.answer.shape.window.unwrap(),
    { closesAt: 'end' },
  ],
  ['mentors/windows/window-form.tsx', getMentorWindow.answer, { startsAt: 'start', endsAt: 'end' }],
  ['messages/collections/collection-form.tsx', getCollectionForm.answer, { dueAt: 'end' }],
  [
    'intakes/intake/intake-fields.tsx',
    getIntakeForm.answer,
    {
      signUpFrom: 'start',
      signUpUntil: 'end',
      editUntil: 'end',
      reviewUntil: 'end',
      confirmUntil: 'end',
      scoreReviewUntil: 'end',
    },
  ],
  [
    'intakes/intake/reopen-intake.tsx',
    intakeRow,
    { signUpUntil: 'end', editUntil: 'end', reviewUntil: 'end', confirmUntil: 'end' },
  ],
  [
    'settings/windows/window-form.tsx',
    getTimeWindowForm.answer,
    { startsAt: 'start', endsAt: 'end' },
  ],
  [
    'standards/electives/window-form.tsx',
    getCohort.answer,
    { electivesFrom: 'start', electivesUntil: 'end' },
  ],
]

/** Forms with a moment that are always empty when they open: nothing stored can move. */
const EMPTY = [
  'exams/exam/resit-form.tsx',
  'messages/informs/schedule-form.tsx',
  'messages/news/schedule-form.tsx',
  'admission/arrival/arrival-dialogs.tsx',
]

const FIELDS = FORMS.flatMap(([file, answer, fields]) =>
  Object.entries(fields).map(([name, edge]) => [file, name, edge, answer.shape[name]!] as const),
)

const STORED = { start: '2026-12-01T06:30:00+08:00', end: '2026-12-01T06:30:59+08:00' } as const

test('every form with a moment is in the table', () => {
  const root = join(import.meta.dirname, '../areas')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.'),
  )
  const withMoment = files.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('<MomentField'),
  )

  expect(withMoment.sort()).toEqual([...FORMS.map(([file]) => file), ...EMPTY].sort())
})

describe.each(FIELDS)('%s: %s', (_file, name, edge, shape) => {
  test('is answered as a moment of Shanghai only', () => {
    expect(shape.safeParse(STORED[edge]).success).toBe(true)
    expect(shape.safeParse('2026-11-30T22:30:00Z').success).toBe(false)
    expect(shape.safeParse('2026-11-30T22:30:00.000Z').success).toBe(false)
    expect(shape.safeParse(new Date(STORED[edge])).success).toBe(false)
  })

  test('stays when another field is changed and saved, and moves by the day alone when its day is changed', async () => {
    const submit = vi.fn((_: object) => {})

    render(
      <Form
        layout="vertical"
        initialValues={{ [name]: STORED[edge], title: 'before' }}
        onFinish={submit}
      >
        <Form.Item name="title" label="title">
          <Input />
        </Form.Item>
        <MomentField name={name} label={name} edge={edge} />
      </Form>,
    )

    const save = () => act(async () => void fireEvent.submit(document.querySelector('form')!))

    expect(screen.getByLabelText<HTMLInputElement>(name).value).toBe('2026-12-01')

    fireEvent.change(screen.getByLabelText('title'), { target: { value: 'after' } })
    await save()
    await waitFor(() =>
      expect(submit).toHaveBeenLastCalledWith({ [name]: STORED[edge], title: 'after' }),
    )

    fireEvent.change(screen.getByLabelText(name), { target: { value: '2026-12-02' } })
    fireEvent.blur(screen.getByLabelText(name))
    await save()

    await waitFor(() =>
      expect(submit).toHaveBeenLastCalledWith({
        [name]: STORED[edge].replace('2026-12-01', '2026-12-02'),
        title: 'after',
      }),
    )
  })
})

test('the session of a recruitment exam, which has one day and two times, stays too', () => {
  const [startsAt, endsAt] = ['2026-12-01T06:30:00+08:00', '2026-12-01T08:00:00+08:00']
  const session = { name: 'A', place: 'B', room: 'C', seats: 30, version: 1 }

  expect(wireOf({ ...valuesOf({ ...session, startsAt, endsAt }), room: 'D' })).toEqual({
    ...session,
    room: 'D',
    startsAt,
    endsAt,
  })

  expect(
    valuesOf({ ...session, startsAt: '2026-11-30T22:30:00Z', endsAt: '2026-12-01T00:00:00Z' }),
  ).toMatchObject({
    day: '2026-12-01',
    startTime: '06:30',
    endTime: '08:00',
  })

  for (const name of ['startsAt', 'endsAt'] as const)
    expect(getExamSessionForm.answer.shape[name].safeParse('2026-11-30T22:30:00Z').success).toBe(
      false,
    )
})
