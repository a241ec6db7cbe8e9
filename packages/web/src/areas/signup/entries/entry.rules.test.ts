import { describe, expect, test } from 'vitest'
import {
  type Entries,
  entryFrom,
  notesOf,
  titleOf,
  withEntry,
  withIds,
  withoutEntry,
} from './entry.rules.ts'

const file = {
  filePath: 'k',
  name: 'a.pdf',
  size: 1,
  type: 'application/pdf',
  view: 'pdf',
} as const

const work = (key: string, id: number | null = null) =>
  entryFrom(
    'work',
    {
      workUnit: ' 江城二院 ',
      department: '',
      post: '药师',
      startedOn: '2024-07-01',
      odd: 1,
      files: [file],
    },
    { key, id },
  )

describe('an entry', () => {
  test('is taken from its window: trimmed, empty is null, what is no field falls off', () => {
    expect(work('n1')).toEqual({
      key: 'n1',
      id: null,
      workUnit: '江城二院',
      department: null,
      post: '药师',
      startedOn: '2024-07-01',
      endedOn: null,
      files: [file],
    })
  })
  test('is called by what people look for', () => {
    expect(titleOf('work', work('n1'))).toBe('江城二院')
    expect(notesOf('work', work('n1'))).toEqual(['post'])
  })
})

describe('a list', () => {
  const two: Entries = { entries: [work('s1', 1), work('n1')] }

  test('has an entry changed in its place, added at the end, or taken out', () => {
    const changed = { ...work('s1', 1), post: '主管药师' }

    expect(withEntry(two, changed).entries.map((one) => one.post)).toEqual(['主管药师', '药师'])
    expect(withEntry(two, work('n2')).entries.map((one) => one.key)).toEqual(['s1', 'n1', 'n2'])
    expect(withoutEntry(two, 's1').entries.map((one) => one.key)).toEqual(['n1'])
  })

  test('learns the ids of what was sent, also when more was added meanwhile', () => {
    const now = withEntry(two, work('n2'))
    expect(withIds(now, two, [{ id: 1 }, { id: 9 }]).entries.map((one) => one.id)).toEqual([
      1,
      9,
      null,
    ])
  })
})
