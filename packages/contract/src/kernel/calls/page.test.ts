import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { idParam, idsParam } from './endpoint.ts'
import { pageOf, pageQuery, searchQuery } from './page.ts'

describe('the query of a list', () => {
  it('begins with ten rows of the first page', () => {
    expect(pageQuery.parse({})).toEqual({ pageNum: 1, pageSize: 10 })
  })
  it('takes figures as an address carries them', () => {
    expect(pageQuery.parse({ pageNum: '3', pageSize: '50' })).toEqual({ pageNum: 3, pageSize: 50 })
  })

  it.each([
    { pageNum: 0 },
    { pageNum: -1 },
    { pageNum: 1.5 },
    { pageSize: 0 },
    { pageSize: 201 },
    { pageSize: '1e9' },
    { pageNum: 'x' },
    { pageNum: 100_001 },
  ])('%j is refused', (query) => {
    expect(pageQuery.safeParse(query).success).toBe(false)
  })

  it('knows no keyword when the search box is empty', () => {
    expect(searchQuery.parse({ keywords: ' ' }).keywords).toBeUndefined()
  })
})

describe('the answer of a list', () => {
  const page = pageOf(z.object({ id: z.number() }))

  it('lets out only what a row declares', () => {
    expect(
      page.parse({ list: [{ id: 1, idCard: '11010519491231002X' }], total: 1, sql: 'select' }),
    ).toEqual({
      list: [{ id: 1 }],
      total: 1,
    })
  })

  it('has a whole number of rows in all', () => {
    expect(page.safeParse({ list: [], total: 0.5 }).success).toBe(false)
  })
})

describe('ids of a path', () => {
  it('are positive numbers that JSON can carry', () => {
    expect(idParam.parse({ id: '12' })).toEqual({ id: 12 })
    for (const id of ['0', '-1', '1.5', 'x', '', '9007199254740993'])
      expect(idParam.safeParse({ id }).success).toBe(false)
  })
  it('may be several, each once, at most 200', () => {
    expect(idsParam.parse({ ids: '3,1,3' })).toEqual({ ids: [3, 1] })
    expect(
      idsParam.safeParse({ ids: Array.from({ length: 201 }, (_, i) => i + 1).join(',') }).success,
    ).toBe(false)
    for (const ids of ['', ',', '1,', '1, 2', '1;2', '-1'])
      expect(idsParam.safeParse({ ids }).success).toBe(false)
  })
})
