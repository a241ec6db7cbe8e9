import { expect, test } from 'vitest'
import { choiceWarningsOf } from './choice-warnings.rules.ts'

const TODAY = '2026-11-20'
const open = { offer_id: 7, min_education: null, max_age: null, certificates: [], trainee_kinds: null }
const who = { birthDate: '2001-05-12', traineeKind: 'open', levels: ['undergraduate'], certificates: ['药学 专业技术资格证书（药师）'] }
const warn = (over: object, applicant: object = {}) =>
  choiceWarningsOf([{ ...open, ...over }], { ...who, ...applicant }, TODAY)[0]!.warnings

test('an offer without conditions suits everybody', () => {
  expect(warn({}, { levels: [], certificates: [], birthDate: null })).toEqual([])
})
test('whoever has not the least education is told beside the choice', () => {
  expect(warn({ min_education: 'undergraduate' })).toEqual([])
  expect(warn({ min_education: 'master' })).toEqual(['minEducation'])
  expect(warn({ min_education: 'junior' }, { levels: [] })).toEqual(['minEducation'])
})
test('the age ceiling counts whole years', () => {
  expect(warn({ max_age: 25 })).toEqual([])
  expect(warn({ max_age: 24 })).toEqual(['maxAge'])
})
test('one of the certificates that are asked for is enough', () => {
  expect(warn({ certificates: ['临床检验', '药学专业技术资格证书'] })).toEqual([])
  expect(warn({ certificates: ['药学专业技术资格证书'] })).toEqual([])
  expect(warn({ certificates: ['临床检验'] })).toEqual(['certificates'])
})
test('an offer for other kinds of trainees is told', () => {
  expect(warn({ trainee_kinds: ['open', 'degree'] })).toEqual([])
  expect(warn({ trainee_kinds: ['degree'] })).toEqual(['traineeKind'])
})
