import type { ExamDetail } from '@residency/contract/areas/exams/exam/exam.contract'
import { expect, test } from 'vitest'
import { staffWarnings } from './staff-warning.rules.ts'

const WORDS = { noInvigilators: 'no invigilator', noMarkers: 'no marker' }
const SOMEBODY = [{ value: 1, label: '顾雅婷', note: null }]

const paper = (byHand: number): ExamDetail['papers'][number] => ({
  id: 1,
  name: '卷一',
  form: null,
  isReady: true,
  items: 10,
  points: 100,
  byHand,
})

test.each([
  ['somebody does both', SOMEBODY, SOMEBODY, 3, []],
  ['nobody invigilates', [], SOMEBODY, 3, ['no invigilator']],
  ['nobody marks written answers', SOMEBODY, [], 3, ['no marker']],
  ['nobody marks, and nothing is written', SOMEBODY, [], 0, []],
  ['nobody does either', [], [], 1, ['no invigilator', 'no marker']],
] as const)('an exam before publishing: %s', (_, invigilators, markers, byHand, expected) => {
  const exam = {
    invigilators: [...invigilators],
    markers: [...markers],
    papers: [paper(0), paper(byHand)],
  }

  expect(staffWarnings(exam, WORDS)).toEqual(expected)
})
