import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparable, filedQuestion } from '../../../testing/filed-questions.ts'
import { proofRuns } from '../../../testing/proof.ts'
import { allOf, type FiledQuestion, type ParsedFile } from './filed-question.rules.ts'
import { readGift } from './gift.rules.ts'
import { giftCategory, giftOf } from './gift-print.rules.ts'
import { MOODLE_FOOT, MOODLE_HEAD, moodleCategory, moodleOf } from './moodle-print.rules.ts'
import { readMoodle } from './moodle-xml.rules.ts'

const inGift = (questions: readonly FiledQuestion[]): ParsedFile =>
  allOf(readGift(questions.map((one) => giftCategory(one.category ?? []) + giftOf(one)).join('')))

const inMoodle = (questions: readonly FiledQuestion[]) =>
  allOf(readMoodle(MOODLE_HEAD + questions.map((one) => moodleCategory(one.category ?? []) + moodleOf(one)).join('') + MOODLE_FOOT))

const FORMATS: [string, (questions: readonly FiledQuestion[]) => ParsedFile][] = [
  ['GIFT', inGift],
  ['Moodle XML', inMoodle],
]
test.each(FORMATS)('what goes out as %s comes in again the same, whatever is in its texts', (_, through) => {
  fc.assert(
    fc.property(fc.array(filedQuestion, { minLength: 1, maxLength: 3 }), (questions) => {
      const { questions: read, faults } = through(questions)
      expect(faults).toEqual([])
      expect(read.map(comparable)).toEqual(questions.map(comparable))
      expect(read.flatMap(({ notes }) => notes)).toEqual([])
    }),
    { numRuns: proofRuns(6000), seed: 47 },
  )
})
