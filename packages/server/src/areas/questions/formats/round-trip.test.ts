import type { FileFormat } from '@residency/contract/areas/questions/formats/format.contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparable, filedQuestion } from '../../../testing/builders/filed-questions.ts'
import { proofRuns } from '../../../testing/proof.ts'
import { allOf, type FiledQuestion } from './filed-question.rules.ts'
import { printQuestions } from './print-questions.ts'
import { readQuestionFile } from './read-question-file.ts'

async function all<T>(from: AsyncIterable<T>): Promise<T[]> {
  const taken: T[] = []
  for await (const item of from) taken.push(item)

  return taken
}

async function through(format: FileFormat, questions: readonly FiledQuestion[]) {
  async function* outgoing() {
    for (const question of questions) yield { ...question, bytes: new Map() }
  }

  const file = Buffer.concat(
    await all(printQuestions[format](outgoing(), new Date('2026-01-01T00:00:00Z'))),
  )
  const read = readQuestionFile(file)

  expect(read.format).toBe(format)

  return allOf(await all(read.found))
}

test.each(['gift', 'moodle', 'qti'] as const)(
  'what goes out as %s comes in again the same, with any content in its texts',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(filedQuestion, { minLength: 1, maxLength: 3 }),
        async (questions) => {
          const { questions: read, faults } = await through(format, questions)

          expect(faults).toEqual([])
          expect(read.map(comparable)).toEqual(questions.map(comparable))
          expect(read.flatMap(({ notes }) => notes)).toEqual([])
        },
      ),
      { numRuns: proofRuns(6000), seed: 47 },
    )
  },
)
