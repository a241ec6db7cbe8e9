import type { Section } from '@residency/contract/areas/intakes/section.public'
import { describe, expect, test } from 'vitest'
import { missingOf, type SectionFacts } from './missing.rules.ts'

const TODAY = '2026-11-20'

const whole = {
  traineeKind: 'open',
  isKindChosen: true,
  employer: null,
  isFresh: false,
  studentPlace: '51',
  realName: '张予安',
  gender: 2,
  birthDate: '2000-01-01',
  idCardHash: 'x',
  mobileHash: 'x',
  ethnicCode: '01',
  regionCode: '510107',
  addressSealed: '江城市人民路 1 号',
  contactName: '张远',
  contactMobileSealed: 'x',
  schoolId: null,
  schoolOther: '江城大学',
  photoKey: 'k',
}

const study = {
  level: 'undergraduate',
  schoolId: 7,
  schoolOther: null,
  major: '药学',
  startedOn: '2018-09-01',
  endedOn: '2022-06-30',
  isFullTime: true,
  diplomaNumber: '1',
  degree: 'bachelor',
  degreeNumber: '2',
  hasProof: true,
}

const facts: SectionFacts = {
  choices: [{ traineeKinds: null }],
  educations: [],
  lists: new Set(),
  required: [],
}

const missing = (over: object = {}, more: Partial<SectionFacts> = {}) =>
  missingOf({ ...whole, ...over }, { ...facts, ...more }, TODAY)

test('of a whole sign-up nothing is missing', () => {
  expect(missing()).toEqual([])
  expect(missing({}, { educations: [study] })).toEqual([])
})

test('what is missing is named, nothing more', () => {
  expect(missing({ schoolOther: null, photoKey: null, isFresh: null }, { choices: [] })).toEqual([
    'isFresh',
    'schoolId',
    'photo',
    'choices',
  ])
})

test('a sponsored applicant names the employer', () => {
  expect(missing({ traineeKind: 'sponsored' })).toEqual(['employer'])
  expect(missing({ traineeKind: 'sponsored', employer: '江城二院' })).toEqual([])
})

test('a choice that does not take this kind of trainee prevents it', () => {
  expect(missing({}, { choices: [{ traineeKinds: ['degree'] }] })).toEqual(['choiceKind'])
})

describe('what the intake asks of a kind of trainee', () => {
  const required: Section[] = ['undergraduate', 'certificate', 'work']
  test('is missing until it is there', () => {
    expect(missing({}, { required })).toEqual(['undergraduate', 'certificate', 'work'])
    expect(
      missing({}, { required, educations: [study], lists: new Set(['certificate', 'work']) }),
    ).toEqual([])
  })
})

describe('a study', () => {
  const of = (over: object) => missing({}, { educations: [{ ...study, ...over }] })

  test('that was begun is reported whole, with its proof', () => {
    expect(of({ schoolId: null, major: null, hasProof: false })).toEqual([
      'undergraduate.school',
      'undergraduate.major',
      'undergraduate.proof',
    ])
    expect(of({ startedOn: null, endedOn: null, isFullTime: null })).toEqual([
      'undergraduate.startedOn',
      'undergraduate.endedOn',
      'undergraduate.isFullTime',
    ])
  })

  test('that is over has its papers; one without a degree has no degree number', () => {
    expect(of({ diplomaNumber: null, degreeNumber: null })).toEqual([
      'undergraduate.diplomaNumber',
      'undergraduate.degreeNumber',
    ])

    expect(of({ degree: 'none', degreeNumber: null })).toEqual([])
    expect(of({ degree: null, degreeNumber: null })).toEqual(['undergraduate.degree'])
  })

  test('that is not finished has no papers yet', () => {
    expect(
      of({ endedOn: '2027-06-30', diplomaNumber: null, degree: null, degreeNumber: null }),
    ).toEqual([])
  })
})
