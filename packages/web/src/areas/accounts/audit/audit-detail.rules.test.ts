import { describe, expect, test } from 'vitest'
import { readDetail, recordName } from './audit-detail.rules.ts'

const read = (detail: unknown) => readDetail(JSON.stringify(detail))

describe('what an audit row shows', () => {
  test('what changed comes first, what stayed after it', () => {
    expect(read({ before: { name: 'a', sort: 1 }, after: { name: 'a', sort: 2 } }).changes).toEqual(
      [
        { field: 'sort', before: '1', after: '2', isChanged: true },
        { field: 'name', before: 'a', after: 'a', isChanged: false },
      ],
    )
  })

  test('the database’s spelling of a field matches the form’s', () => {
    expect(read({ before: { parent_id: 1 }, after: { parentId: 2 } }).changes).toEqual([
      { field: 'parentId', before: '1', after: '2', isChanged: true },
    ])
  })

  test('what the log holds on one side only is not called a change', () => {
    expect(read({ after: { name: 'a', note: null } }).changes).toEqual([
      { field: 'name', before: undefined, after: 'a', isChanged: false },
      { field: 'note', before: undefined, after: '—', isChanged: false },
    ])
  })

  test('a bare value before and after is one change', () => {
    expect(read({ before: 1, after: 0 }).changes).toEqual([
      { field: 'value', before: '1', after: '0', isChanged: true },
    ])
  })

  test('other facts are separate, lists in one line', () => {
    expect(read({ added: [3, 4], taken: [], why: 'x' })).toEqual({
      changes: [],
      facts: [
        { field: 'added', value: '3, 4' },
        { field: 'taken', value: '—' },
        { field: 'why', value: 'x' },
      ],
    })
  })

  test('what is no JSON is shown as it is', () => {
    expect(readDetail('half {')).toEqual({
      changes: [],
      facts: [{ field: 'detail', value: 'half {' }],
    })
  })
})

test('a record is named in words with its number', () => {
  expect(recordName({ entityLabel: '账号', entityId: '12' })).toBe('账号 12')
  expect(recordName({ entityLabel: '请假设置', entityId: null })).toBe('请假设置')
  expect(recordName({ entityLabel: null, entityId: null })).toBeNull()
})
