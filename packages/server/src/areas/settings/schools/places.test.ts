import { describe, expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'
import { fillSchools } from './fill-schools.ts'

type Region = { value: string; label: string; children?: Region[] }
type Page = { list: { id: number; code: string; name: string; city: string }[]; total: number }

const server = await openServer()
const applicant = await server.as('applicant')
const all = (regions: Region[]): Region[] => regions.flatMap((r) => [r, ...all(r.children ?? [])])

describe('GET /regions/options', () => {
  test('34 provinces with Hong Kong, Macao and Taiwan, every code once', async () => {
    const tree = (await applicant.get('/api/v1/regions/options')).data as Region[]

    expect(tree).toHaveLength(34)

    expect(tree.slice(-3).map((p) => p.label)).toEqual([
      '台湾省',
      '香港特别行政区',
      '澳门特别行政区',
    ])

    const codes = all(tree).map((r) => r.value)

    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  })

  test('three levels; a city without districts ends there', async () => {
    const tree = (await applicant.get('/api/v1/regions/options')).data as Region[]

    const path = (...labels: string[]) =>
      labels.reduce<Region | undefined>(
        (at, label) => (at?.children ?? []).find((r) => r.label === label),
        {
          value: '',
          label: '',
          children: tree,
        },
      )

    expect(path('北京市', '市辖区', '海淀区')).toEqual({ value: '110108', label: '海淀区' })
    expect(path('广东省', '东莞市')).toEqual({ value: '441900', label: '东莞市' })
    expect(path('台湾省', '台北市')!.children!.length).toBe(12)
  })

  test('a session is needed', async () => {
    expect(await server.anonymous.get('/api/v1/regions/options')).toMatchObject({ status: 401 })
  })
})

describe('GET /school/list', () => {
  test('the published list is there, paged, in sign-up too', async () => {
    for (const path of ['/school/list', '/sign/school/list']) {
      const page = (await applicant.get(path)).data as Page
      expect(page.total).toBe(2631)
      expect(page.list).toHaveLength(10)
    }
  })

  test('names that begin with the words come first; a place is found too', async () => {
    const page = (await applicant.get(`/school/list?keywords=${encodeURIComponent('北京大学')}`))
      .data as Page

    expect(page.list[0]!.name).toBe('北京大学')
    expect(page.total).toBe(page.list.length)
    expect(page.list.every((s) => s.name.includes('北京大学'))).toBe(true)

    const code = (await applicant.get('/school/list?keywords=4111010003')).data

    expect(code).toMatchObject({
      total: 1,
      list: [{ name: '清华大学', level: '本科', remarks: null }],
    })

    const place = (await applicant.get(`/school/list?keywords=${encodeURIComponent('拉萨市')}`))
      .data as Page

    expect(place.total).toBeGreaterThan(0)
    expect(place.list.every((s) => s.city === '拉萨市')).toBe(true)
  })

  test('a percent sign is a letter; a disabled school is not offered', async () => {
    expect((await applicant.get('/school/list?keywords=%25')).data).toMatchObject({ total: 0 })

    await server.db
      .updateTable('schools')
      .set({ status: 0 })
      .where('name', '=', '清华大学')
      .execute()

    expect((await applicant.get('/school/list?keywords=4111010003')).data).toMatchObject({
      total: 0,
    })
  })

  test('no name holds a line end, and the next start leaves the table alone', async () => {
    const rows = await server.db.selectFrom('schools').select('name').execute()

    expect(rows.filter((s) => /\s$|^\s|[\r\n]/.test(s.name))).toEqual([])

    await fillSchools(server.db)
    expect(await server.db.selectFrom('schools').select('id').execute()).toHaveLength(2631)
  })
})
