import { expect, test } from 'vitest'
import { OTHER_SCHOOL } from './basic.rules.ts'
import { NO_STUDY, studyFaults, studyFieldsOf, studyFrom } from './study.rules.ts'

const all = { junior: NO_STUDY, undergraduate: NO_STUDY, master: NO_STUDY, doctor: NO_STUDY }

const study = studyFrom({
  schoolId: OTHER_SCHOOL,
  schoolOther: ' 江城大学 ',
  startedOn: '2019-09-01',
  endedOn: '2023-06-30',
})

test('a typed school is stored as its name, and comes back as the last choice of the list', () => {
  expect(study).toMatchObject({
    isThere: true,
    schoolId: null,
    schoolOther: '江城大学',
    college: null,
  })

  expect(studyFieldsOf(study)).toMatchObject({ schoolId: OTHER_SCHOOL, schoolOther: '江城大学' })

  expect(studyFrom({ schoolId: 7, schoolOther: '江城大学' })).toMatchObject({
    schoolId: 7,
    schoolOther: null,
  })
})

test('the days of a level are compared only with those that are filled in', () => {
  const master = studyFrom({ startedOn: '2022-09-01' })

  expect(
    studyFaults('master', master, { ...all, undergraduate: study }, '2026-11-21'),
  ).toMatchObject([{ issue: 'days.overlap' }])

  expect(
    studyFaults(
      'master',
      master,
      { ...all, undergraduate: { ...study, isThere: false } },
      '2026-11-21',
    ),
  ).toEqual([])

  expect(studyFaults('master', NO_STUDY, { ...all, undergraduate: study }, '2026-11-21')).toEqual(
    [],
  )
})
