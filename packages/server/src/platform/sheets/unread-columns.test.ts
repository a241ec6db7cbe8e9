import { expect, test } from 'vitest'
import { editsBetween, findUnreadColumns } from './unread-columns.ts'

const accepted = {
  realName: ['姓名', 'Name'],
  badge: ['工号', '胸牌号', 'Staff number'],
  mobile: ['手机号', 'Mobile number'],
  months: ['培训时长（月）', '培训时长'],
}

const meantBy = (heading: string, there: readonly string[] = ['realName']) =>
  findUnreadColumns([{ heading, repeats: null }], {
    accepted,
    there: new Set(there),
    exportedOnly: ['更新时间'],
  })[0]

test.each([
  ['手机', 'mobile'],
  ['手 机 号码', 'mobile'],
  ['Moblie number', 'mobile'],
  ['胸牌', 'badge'],
  ['培训时常', 'months'],
  ['学员姓名', null],
  ['序号', null],
  ['籍贯', null],
])('the heading %s is close to that of %s', (heading, meant) => {
  expect(meantBy(heading)).toEqual({ heading, why: 'unknown', meant })
})

test('a column that the sheet has is not proposed', () => {
  expect(meantBy('性名', [])).toMatchObject({ meant: 'realName' })
  expect(meantBy('性名', ['realName'])).toMatchObject({ meant: null })
})

test('columns that are only exported, occur twice or were added by an import are distinguished', () => {
  const headings = [
    { heading: '更新时间', repeats: null },
    { heading: '姓名', repeats: 'realName' },
    { heading: '导入结果', repeats: null },
  ]
  expect(
    findUnreadColumns(headings, {
      accepted,
      there: new Set(['realName']),
      exportedOnly: ['更新时间'],
    }),
  ).toEqual([
    { heading: '更新时间', why: 'exportedOnly', meant: null },
    { heading: '姓名', why: 'repeated', meant: null },
  ])
})

test.each([
  ['备注', '备注', 0],
  ['备住', '备注', 1],
  ['', '备注', 2],
  ['moblie', 'mobile', 2],
])('from %s to %s it is %i edits', (text, other, edits) => {
  expect(editsBetween(text, other)).toBe(edits)
})
