import { beforeAll, describe, expect, test } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'
import { findCappedPage, groupsOfPage } from './pages.ts'
import { by, sortedBy } from './sorting.ts'

const server = await openServer()
const CODES = ['P01', 'P02', 'P03', 'P04', 'P05']

beforeAll(async () => {
  await server.db.deleteFrom('schools').execute()

  await server.db
    .insertInto('schools')
    .values(
      CODES.map((code, at) => ({
        code,
        name: ['张江大学', '安康学院', '博爱医大', '陈桥学院', '杜康大学'][at]!,
        city: at === 2 ? null : '江城',
      })),
    )
    .execute()
})

const codesOf = (rows: readonly { code: string }[]) => rows.map(({ code }) => code)

describe('a list of very many rows', () => {
  const page = async (pageNum: number, limit: number) => {
    const { rows, ...counted } = await findCappedPage(
      server.db,
      server.db.selectFrom('schools'),
      { pageNum, pageSize: 2 },
      limit,
      (schools) => schools.select('code').orderBy('code'),
    )

    return { codes: codesOf(rows), ...counted }
  }

  test('is counted exactly up to its limit', async () => {
    expect(await page(1, 5)).toEqual({ codes: ['P01', 'P02'], total: 5, isTotalCapped: false })
    expect(await page(3, 5)).toEqual({ codes: ['P05'], total: 5, isTotalCapped: false })
  })

  test('has more than its total beyond the limit, and its pages end there', async () => {
    expect(await page(1, 3)).toEqual({ codes: ['P01', 'P02'], total: 3, isTotalCapped: true })
    expect(await page(2, 3)).toEqual({ codes: ['P03'], total: 3, isTotalCapped: true })
    expect(await page(3, 3)).toEqual({ codes: [], total: 3, isTotalCapped: true })
  })
})

describe('the order that a reader chose', () => {
  const schools = server.db.selectFrom('schools').select('code')
  const sorts = { name: by.name('name'), city: by.column('city') }

  const inOrder = async (sort: 'name' | '-name' | 'city' | '-city' | undefined) =>
    codesOf(await sortedBy(schools, sort, sorts).orderBy('code', 'desc').execute())

  test('of names follows pinyin', async () => {
    expect(await inOrder('name')).toEqual(['P02', 'P03', 'P04', 'P05', 'P01'])
    expect(await inOrder('-name')).toEqual(['P01', 'P05', 'P04', 'P03', 'P02'])
  })

  test('has rows without a value at the end, and the order of the list between equal ones', async () => {
    expect(await inOrder('city')).toEqual(['P05', 'P04', 'P02', 'P01', 'P03'])
    expect(await inOrder('-city')).toEqual(['P05', 'P04', 'P02', 'P01', 'P03'])
  })

  test('is the order of the list if nothing was chosen', async () => {
    expect(await inOrder(undefined)).toEqual(['P05', 'P04', 'P03', 'P02', 'P01'])
  })
})

const groups = [
  { id: 'a', count: 3 },
  { id: 'b', count: 1 },
  { id: 'c', count: 4 },
]

const shownOn = (pageNum: number, pageSize: number) => {
  const { pageGroups, offset, total } = groupsOfPage(groups, { pageNum, pageSize })
  return [pageGroups.map(({ id }) => id).join(''), offset, total]
}

test('a page reads the groups that it shows, from the row on at which it begins in them', () => {
  expect(shownOn(1, 2)).toEqual(['a', 0, 8])
  expect(shownOn(2, 2)).toEqual(['ab', 2, 8])
  expect(shownOn(3, 2)).toEqual(['c', 0, 8])
  expect(shownOn(4, 2)).toEqual(['c', 2, 8])
  expect(shownOn(1, 20)).toEqual(['abc', 0, 8])
})

test('a page behind the last row shows no group', () => {
  expect(shownOn(5, 2)[0]).toBe('')
  expect(groupsOfPage([], { pageNum: 1, pageSize: 20 })).toEqual({
    pageGroups: [],
    offset: 0,
    total: 0,
  })
})
