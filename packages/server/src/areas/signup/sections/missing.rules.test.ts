import type { Section } from '@residency/contract/areas/intakes/section.public'
import { describe, expect, test } from 'vitest'
import { missingOf, type SectionFacts } from './missing.rules.ts'

const TODAY = '2026-11-20'
const whole = {
  trainee_kind: 'open',
  is_kind_chosen: true,
  employer: null,
  is_fresh: false,
  student_place: '51',
  real_name: '张予安',
  gender: 2,
  birth_date: '2000-01-01',
  id_card_hash: 'x',
  mobile_hash: 'x',
  ethnic_code: '01',
  region_code: '510107',
  address_sealed: '江城市人民路 1 号',
  contact_name: '张远',
  contact_mobile_sealed: 'x',
  school_id: null,
  school_other: '江城大学',
  photo_key: 'k',
}
const study = {
  level: 'undergraduate',
  school_id: 7,
  school_other: null,
  major: '药学',
  started_on: '2018-09-01',
  ended_on: '2022-06-30',
  is_full_time: true,
  diploma_number: '1',
  degree: 'bachelor',
  degree_number: '2',
  hasProof: true,
}
const facts: SectionFacts = { choices: [{ trainee_kinds: null }], educations: [], lists: new Set(), required: [] }
const missing = (over: object = {}, more: Partial<SectionFacts> = {}) => missingOf({ ...whole, ...over }, { ...facts, ...more }, TODAY)

test('of a whole sign-up nothing is missing', () => {
  expect(missing()).toEqual([])
  expect(missing({}, { educations: [study] })).toEqual([])
})
test('what is missing is named, nothing more', () => {
  expect(missing({ school_other: null, photo_key: null, is_fresh: null }, { choices: [] })).toEqual([
    'isFresh',
    'schoolId',
    'photo',
    'choices',
  ])
})
test('whoever is sponsored names the employer', () => {
  expect(missing({ trainee_kind: 'sponsored' })).toEqual(['employer'])
  expect(missing({ trainee_kind: 'sponsored', employer: '江城二院' })).toEqual([])
})
test('a choice that does not take this kind of trainee stands in the way', () => {
  expect(missing({}, { choices: [{ trainee_kinds: ['degree'] }] })).toEqual(['choiceKind'])
})
describe('what the intake asks of a kind of trainee', () => {
  const required: Section[] = ['undergraduate', 'certificate', 'work']
  test('is missing until it is there', () => {
    expect(missing({}, { required })).toEqual(['undergraduate', 'certificate', 'work'])
    expect(missing({}, { required, educations: [study], lists: new Set(['certificate', 'work']) })).toEqual([])
  })
})
describe('a study', () => {
  const of = (over: object) => missing({}, { educations: [{ ...study, ...over }] })
  test('that was begun is told whole, with its proof', () => {
    expect(of({ school_id: null, major: null, hasProof: false })).toEqual([
      'undergraduate.school',
      'undergraduate.major',
      'undergraduate.proof',
    ])
    expect(of({ started_on: null, ended_on: null, is_full_time: null })).toEqual([
      'undergraduate.startedOn',
      'undergraduate.endedOn',
      'undergraduate.isFullTime',
    ])
  })
  test('that is over has its papers; one without a degree has no degree number', () => {
    expect(of({ diploma_number: null, degree_number: null })).toEqual(['undergraduate.diplomaNumber', 'undergraduate.degreeNumber'])
    expect(of({ degree: 'none', degree_number: null })).toEqual([])
    expect(of({ degree: null, degree_number: null })).toEqual(['undergraduate.degree'])
  })
  test('that goes on has no papers yet', () => {
    expect(of({ ended_on: '2027-06-30', diploma_number: null, degree: null, degree_number: null })).toEqual([])
  })
})
