import type { SharingExam } from '@residency/contract/areas/exams/exam/secrecy.contract'
import { expect, test } from 'vitest'
import { sharingWarnings } from './sharing-warning.rules.ts'

const text = {
  knownWarning: 'known: {exams}',
  heldWarning: 'held: {exams}',
  one: '{name}/{questions}/{candidates}',
}

const exam = (name: string, more: Partial<SharingExam>) =>
  ({ name, questions: 3, candidates: 2, isKnown: false, isLive: false, ...more }) as SharingExam

test('a person who publishes is warned of answers that candidates could know', () => {
  expect(
    sharingWarnings(
      [exam('A', { isKnown: true }), exam('B', { isLive: true })],
      'publish',
      text,
      ', ',
    ),
  ).toEqual(['known: A/3/2'])
})

test('a person who releases results is warned of exams that are still open', () => {
  expect(
    sharingWarnings(
      [exam('A', { isKnown: true }), exam('B', { isLive: true }), exam('C', { isLive: true })],
      'release',
      text,
      ', ',
    ),
  ).toEqual(['held: B/3/2, C/3/2'])
})

test('an exam without common candidates is no reason for a warning', () => {
  const nobody = exam('A', { isKnown: true, isLive: true, candidates: 0 })
  expect(sharingWarnings([nobody], 'publish', text, ', ')).toEqual([])
  expect(sharingWarnings([nobody], 'release', text, ', ')).toEqual([])
})
