import {
  type IntakeForm,
  intakeForm,
} from '@residency/contract/areas/intakes/intake/intake.contract'
import { type IntakeState, intakeFlow } from '@residency/contract/areas/intakes/intake/intake.flow'
import { expect, test } from 'vitest'
import { faultsOfChange, ruleOfField } from './intake-edit.rules.ts'

const at = (day: string) => `2027-${day}T08:00:00+08:00`

const before: IntakeForm = {
  name: '2027 年度招生',
  nameEn: null,
  year: 2027,
  serial: 1,
  traineeKinds: ['open', 'degree'],
  signUpFrom: at('03-01'),
  signUpUntil: at('03-20'),
  editUntil: at('03-25'),
  reviewUntil: at('03-31'),
  confirmUntil: at('06-10'),
  scoreReviewUntil: at('05-10'),
  examOn: '2027-04-18',
  publicationFrom: '2027-05-20',
  publicationUntil: '2027-05-26',
  arrivalOn: '2027-08-20',
  isTwoStep: false,
  exemptKinds: ['degree'],
  scoresBy: 'applicant',
  theoryWeight: 60,
  skillWeight: 20,
  interviewWeight: 20,
  theoryMinimum: 60,
  skillMinimum: 0,
  interviewMinimum: 0,
  passesOnSeats: false,
  notice: null,
}

const faults = (state: IntakeState, change: Partial<IntakeForm>) =>
  faultsOfChange(state, before, { ...before, ...change }).map(
    ({ field, issue }) => `${field} ${issue.split('.').at(-1)}`,
  )

test('a draft may change in everything', () => {
  expect(
    (Object.keys(before) as (keyof IntakeForm)[]).every(
      (field) => ruleOfField('draft', field) === 'free',
    ),
  ).toBe(true)
  expect(
    faults('draft', {
      year: 2028,
      theoryWeight: 10,
      traineeKinds: ['open'],
      signUpUntil: at('03-02'),
    }),
  ).toEqual([])
})

test.each<[Partial<IntakeForm>]>([
  [{ year: 2028 }],
  [{ serial: 2 }],
  [{ traineeKinds: ['open'] }],
  [{ signUpFrom: at('02-01') }],
  [{ isTwoStep: true }],
  [{ exemptKinds: [] }],
  [{ scoresBy: 'offer' }],
  [{ theoryWeight: 50 }],
  [{ skillMinimum: 1 }],
  [{ passesOnSeats: true }],
])('once open the rules people signed up under are fixed: %j', (change) => {
  for (const state of intakeFlow.states.filter((name) => name !== 'draft'))
    expect(faults(state, change)).toEqual([`${Object.keys(change)[0]} frozen`])
})

test.each<[keyof IntakeForm, IntakeState]>([
  ['signUpUntil', 'open'],
  ['editUntil', 'closed'],
  ['reviewUntil', 'closed'],
  ['scoreReviewUntil', 'admitting'],
  ['confirmUntil', 'published'],
])('%s may be extended until the intake is %s, never shortened', (field, last) => {
  const states = intakeFlow.states.slice(1, intakeFlow.states.indexOf(last) + 1)

  for (const state of states) {
    expect(faults(state, { [field]: '2027-07-01T00:00:00+08:00' })).toEqual([])
    expect(faults(state, { [field]: '2027-01-01T00:00:00+08:00' })).toEqual([`${field} earlier`])
  }

  const next = intakeFlow.states[intakeFlow.states.indexOf(last) + 1]!

  expect(faults(next, { [field]: '2027-07-01T00:00:00+08:00' })).toEqual([`${field} frozen`])
})

test('an end that was not announced may be set once open; it cannot be taken away again', () => {
  const none = { ...before, scoreReviewUntil: null }
  expect(faultsOfChange('open', none, before)).toEqual([])
  expect(faults('open', { scoreReviewUntil: null })).toEqual(['scoreReviewUntil earlier'])
})

test('the same instant in another offset and the same kinds in another order are no change', () => {
  expect(
    faults('published', { signUpFrom: '2027-03-01T00:00:00Z', traineeKinds: ['degree', 'open'] }),
  ).toEqual([])
})

test('days of exam, publication and arrival may move until they matter; a finished intake stays as it is', () => {
  expect(
    faults('open', {
      examOn: '2027-04-10',
      publicationFrom: '2027-05-01',
      arrivalOn: '2027-08-01',
    }),
  ).toEqual([])

  expect(faults('admitting', { examOn: '2027-04-10', publicationUntil: '2027-05-30' })).toEqual([
    'examOn frozen',
  ])
  expect(faults('closed', { publicationUntil: '2027-05-20' })).toEqual([])
  expect(faults('admitting', { publicationUntil: '2027-05-25' })).toEqual([
    'publicationUntil earlier',
  ])
  expect(faults('admitting', { publicationUntil: null })).toEqual(['publicationUntil earlier'])
  expect(faults('published', { publicationUntil: '2027-05-30', arrivalOn: '2027-08-25' })).toEqual([
    'publicationUntil frozen',
  ])

  expect(faults('finished', { name: 'x', notice: 'y', arrivalOn: null })).toEqual([
    'name frozen',
    'arrivalOn frozen',
    'notice frozen',
  ])
})

const wire = { ...before, nameEn: '', notice: '' }

const issuesOf = (change: object) => {
  const read = intakeForm.safeParse({ ...wire, ...change })
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('the form reports every rule of the table at the field', () => {
  expect(issuesOf({})).toEqual([])
  expect(issuesOf({ signUpUntil: at('03-01') })).toEqual([
    'signUpUntil: recruitment.early.signUpUntil',
  ])
  expect(issuesOf({ editUntil: at('03-19') })).toEqual(['editUntil: recruitment.early.editUntil'])
  expect(issuesOf({ editUntil: at('03-20'), reviewUntil: at('03-19') })).toEqual([
    'reviewUntil: recruitment.early.reviewUntil',
  ])
  expect(issuesOf({ confirmUntil: at('03-30') })).toEqual([
    'confirmUntil: recruitment.early.confirmUntil',
  ])
  expect(issuesOf({ theoryWeight: 61 })).toEqual(['interviewWeight: recruitment.weights.sum'])
  expect(issuesOf({ theoryMinimum: 60.005 })).toEqual(['theoryMinimum: recruitment.points.wrong'])
  expect(issuesOf({ theoryMinimum: 60.05, skillMinimum: 0.07 })).toEqual([])
  expect(issuesOf({ theoryMinimum: 101 })[0]).toMatch(/^theoryMinimum: /)
  expect(issuesOf({ publicationUntil: '2027-05-19' })).toEqual([
    'publicationUntil: recruitment.early.publicationUntil',
  ])
  expect(issuesOf({ publicationUntil: null })).toEqual([
    'publicationUntil: recruitment.publication.half',
  ])
  expect(issuesOf({ arrivalOn: '2027-05-01' })).toEqual(['arrivalOn: recruitment.early.arrivalOn'])
  expect(issuesOf({ traineeKinds: [] })[0]).toBe('traineeKinds: recruitment.kinds.none')
  expect(issuesOf({ exemptKinds: ['partner'] })).toEqual([
    'exemptKinds: recruitment.exempt.unknown',
  ])
  expect(issuesOf({ signUpFrom: '2027-03-01' })).toEqual(['signUpFrom: recruitment.moment.wrong'])
  expect(issuesOf({ serial: 0 })[0]).toMatch(/^serial: /)
  expect(issuesOf({ year: 1999 })[0]).toMatch(/^year: /)
})
