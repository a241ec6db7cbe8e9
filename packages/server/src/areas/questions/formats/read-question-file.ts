import type { FormatReadHere } from '@residency/contract/areas/questions/formats/format.contract'
import { createYielder } from '../../../platform/yield-to-event-loop.ts'
import { type ParsedQuestion, Unreadable } from './filed-question.rules.ts'
import { openQuestionFile } from './question-file-format.rules.ts'

/**
 * A file of questions: its format as far as it was read, null where it is none, and what is in it.
 */
export type QuestionFile = { format: FormatReadHere | null; found: AsyncIterable<ParsedQuestion> }

/** Yields to other requests between questions: a long file is read in steps. */
async function* inSteps(
  found: Iterable<ParsedQuestion> | AsyncIterable<ParsedQuestion>,
): AsyncGenerator<ParsedQuestion> {
  const giveWay = createYielder()
  for await (const result of found) {
    yield result
    await giveWay()
  }
}

/**
 * What a file of questions holds. Whether a package is of QTI 1.2 or 2 is known when its first
 * question was read.
 */
export function readQuestionFile(bytes: Buffer): QuestionFile {
  const file: QuestionFile = { format: null, found: inSteps([]) }
  try {
    const { format, found } = openQuestionFile(bytes, () => {
      file.format = 'qti1'
    })
    file.format = format
    file.found = inSteps(found)
  } catch (e) {
    if (!(e instanceof Unreadable)) throw e
    file.found = inSteps([{ fault: { line: 1, ...e.remark } }])
  }

  return file
}
