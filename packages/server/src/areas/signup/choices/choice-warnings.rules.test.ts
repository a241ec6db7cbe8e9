import { expect, test } from 'vitest'
import { choiceWarningsOf } from './choice-warnings.rules.ts'

const TODAY = '2026-11-20'
const open = { offerId: 7, minEducation: null, maxAge: null, certificates: [], traineeKinds: null }

const who = {
  birthDate: '2001-05-12',
  traineeKind: 'open',
  levels: ['undergraduate'],
  certificates: ['药学 专业技术资格证书（药师）'],
}

const warn = (over: object, applicant: object = {}) =>
  choiceWarningsOf([{ ...open, ...over }], { ...who, ...applicant }, TODAY)[0]!.warnings

test('an offer without conditions suits everybody', () => {
  expect(warn({}, { levels: [], certificates: [], birthDate: null })).toEqual([])
})

test('an applicant without the least education is warned at the choice', () => {
  expect(warn({ minEducation: 'undergraduate' })).toEqual([])
  expect(warn({ minEducation: 'master' })).toEqual(['minEducation'])
  expect(warn({ minEducation: 'junior' }, { levels: [] })).toEqual(['minEducation'])
})

test('the age ceiling counts whole years', () => {
  expect(warn({ maxAge: 25 })).toEqual([])
  expect(warn({ maxAge: 24 })).toEqual(['maxAge'])
})

test('one of the certificates that are asked for is enough', () => {
  expect(warn({ certificates: ['临床检验', '药学专业技术资格证书'] })).toEqual([])
  expect(warn({ certificates: ['药学专业技术资格证书'] })).toEqual([])
  expect(warn({ certificates: ['临床检验'] })).toEqual(['certificates'])
})

test('an offer for other kinds of trainees is a warning', () => {
  expect(warn({ traineeKinds: ['open', 'degree'] })).toEqual([])
  expect(warn({ traineeKinds: ['degree'] })).toEqual(['traineeKind'])
})
