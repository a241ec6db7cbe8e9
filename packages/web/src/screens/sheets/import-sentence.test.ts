import { expect, test } from 'vitest'
import { importSentence } from './import-sentence.ts'
import { taskText } from './task.text.ts'

const text = taskText['zh-cn']

test.each([
  [{ written: 3, unchanged: 0, wrong: 0 }, '已导入 3 行'],
  [
    { written: 1, unchanged: 137, wrong: 2 },
    '已导入 1 行，137 行与系统中相同，没有改动，2 行有错误',
  ],
  [{ written: 0, unchanged: 138, wrong: 0 }, '已导入 0 行，138 行与系统中相同，没有改动'],
  [{ written: 0, unchanged: 5, wrong: 2 }, '2 行有错误，没有导入任何数据'],
  [
    { written: 0, unchanged: 138, wrong: 0, unread: ['“备住”不是本表的列'] },
    '已导入 0 行，138 行与系统中相同，没有改动，1 列未读取',
  ],
])('an import of %j says: %s', (outcome, sentence) => {
  expect(importSentence(outcome, text)).toBe(sentence)
})
