import { expect, test } from 'vitest'
import type { ParsedQuestion } from './filed-question.rules.ts'
import { readQuestionFile } from './read-question-file.ts'

const MB = 1024 * 1024

test.each([
  ['lines of a text', `${'\n'.repeat(19 * MB)}Q{T}`],
  ['lines of one question', `${'a\n'.repeat(9 * MB)}{T}`],
  ['categories of a GIFT file', `${'$CATEGORY: a\n'.repeat(MB)}\nQ{T}`],
  ['letters of one line', `1. q\nA. x\n答案：A\n${'2. q 答案：B '.repeat(MB)}`],
  ['elements around questions', `<quiz>${'<a/>'.repeat(4 * MB)}</quiz>`],
  ['categories of a Moodle file', `<quiz>${'<question type="category"/>'.repeat(MB / 2)}</quiz>`],
])('a file of endless %s is refused before others wait for it', async (_, text) => {
  const found: ParsedQuestion[] = []
  for await (const result of readQuestionFile(Buffer.from(text)).found) found.push(result)
  expect(found).toMatchObject([{ fault: { message: 'learning.formats.textLong' } }])
})
