import { describe, expect, test } from 'vitest'
import {
  columnOfField,
  duplicates,
  type Fault,
  IMPORT_COLUMNS,
  type ImportRow,
  inSheetOrder,
  judgeRows,
  namedFault,
  type RoleBook,
  readGender,
  roleKey,
  type UniqueValues,
} from './import-users.rules.ts'

const [TEACHER, OFFICE, ADMIN] = [301, 302, 303]

const ROLES: RoleBook = new Map(
  [
    ['teacher', TEACHER, true] as const,
    ['带教老师', TEACHER, true] as const,
    ['office', OFFICE, true] as const,
    ['admin', ADMIN, false] as const,
  ].map(([name, id, mayGive]) => [roleKey(name), { id, mayGive }]),
)

const rowOf = (
  cells: Partial<ImportRow['cells']>,
  faults: ImportRow['faults'] = {},
  row = 2,
): ImportRow => ({
  row,
  cells: {
    username: 'liming',
    nickname: '李明',
    gender: '',
    mobile: '',
    email: '',
    roles: 'teacher',
    department: '',
    badge: '',
    ...cells,
  },
  faults,
})

const judged = (...row: Parameters<typeof rowOf>) => judgeRows([rowOf(...row)], ROLES, 'zh-cn')

const mistakes = (...row: Parameters<typeof rowOf>) =>
  judged(...row).faults.map(({ column, message }) => `${column}: ${message}`)

describe('a row', () => {
  test('needs a user name, a name and a role, and nothing else', () => {
    expect(judged({})).toEqual({
      accounts: [
        {
          row: 2,
          username: 'liming',
          nickname: '李明',
          gender: null,
          mobile: null,
          email: null,
          roleIds: [TEACHER],
          badge: null,
          department: null,
        },
      ],
      faults: [],
    })
  })

  test('is an account with all that its cells say; user names are in lower case', () => {
    const cells = {
      username: 'LiMing',
      gender: '女',
      mobile: '13900000001',
      email: 'li@example.com',
      department: '药学部',
      badge: 'A17',
    }

    expect(judged(cells).accounts).toMatchObject([
      { ...cells, username: 'liming', gender: 2, nickname: '李明' },
    ])
  })

  test('without what it needs says which columns are empty, each once', () => {
    const empty = { username: '', nickname: '', roles: '' }
    expect(mistakes(empty)).toEqual([
      'username: 用户名为空',
      'nickname: 昵称为空',
      'roles: 角色为空',
    ])
    expect(judged(empty).accounts).toEqual([])
  })

  test.each<[string, Parameters<typeof rowOf>[0], string]>([
    ['a user name with a space', { username: 'li ming' }, 'username: 只能使用字母、数字和 . _ - @'],
    ['a gender that is none', { gender: '其他' }, 'gender: '],
    ['a mobile number too short', { mobile: '1390000000' }, 'mobile: 手机号应为 11 位'],
    ['stars that mask no number', { mobile: '*' }, 'mobile: 手机号应为 11 位'],
    ['an address without a place', { email: 'li@' }, 'email: '],
    ['a badge too long', { badge: 'x'.repeat(33) }, 'badge: '],
    ['a name too long', { nickname: '李'.repeat(65) }, 'nickname: '],
  ])('with a wrong cell is refused there: %s', (_, cells, mistake) => {
    expect(mistakes(cells)).toEqual([expect.stringContaining(mistake)])
    expect(judged(cells).accounts).toEqual([])
  })

  test('with a masked mobile number is refused, as the number is not known', () => {
    expect(mistakes({ mobile: '139****0001' })).toEqual([
      expect.stringMatching(/^mobile: (?!手机号应为)./),
    ])
  })

  test('with a cell that cannot be read says so, and not what else is wrong with it', () => {
    const wrong = { username: '', nickname: '', gender: '其他', mobile: '1*', roles: 'chief' }

    for (const column of ['username', 'nickname', 'gender', 'mobile', 'roles'] as const)
      expect(mistakes({ [column]: wrong[column] }, { [column]: 'error' })).toEqual([
        expect.stringMatching(new RegExp(`^${column}: 公式出错`)),
      ])
  })

  test('is judged by itself: a wrong one keeps no other from being taken', () => {
    const rows = [rowOf({ email: 'li@' }, {}, 2), rowOf({}, {}, 3), rowOf({ roles: '' }, {}, 4)]
    const { accounts, faults } = judgeRows(rows, ROLES, 'zh-cn')
    expect(accounts.map(({ row }) => row)).toEqual([3])
    expect(faults.map(({ row }) => row)).toEqual([2, 4])
  })
})

describe('roles', () => {
  test.each([
    ['by code or name', '带教老师', [TEACHER]],
    ['in any case and width', 'ＴＥＡＣＨＥＲ', [TEACHER]],
    ['with any comma', 'teacher,office', [TEACHER, OFFICE]],
    ['with a full-width comma', 'teacher，office', [TEACHER, OFFICE]],
    ['with a Chinese comma', 'office、teacher', [OFFICE, TEACHER]],
    ['with a semicolon', 'office; teacher；', [OFFICE, TEACHER]],
    ['once, also if it is named twice', 'teacher, 带教老师', [TEACHER]],
  ])('are read %s', (_, roles, expected) => {
    expect(judged({ roles }).accounts[0]?.roleIds).toEqual(expected)
  })

  test('that are unknown or may not be granted are refused', () => {
    expect(mistakes({ roles: 'teacher, chief' })).toEqual(['roles: 角色不存在或已停用'])
    expect(mistakes({ roles: 'teacher, admin' })).toEqual(['roles: 不能授予自己没有的权限'])
    expect(mistakes({ roles: 'admin, chief' })).toEqual(['roles: 角色不存在或已停用'])
  })

  test('that are commas only are none', () => {
    expect(mistakes({ roles: ' ，, ' })).toEqual(['roles: 请至少选择一个角色'])
  })
})

test.each([
  ['男', 1],
  ['女', 2],
  ['Male', 1],
  ['female', 2],
  ['M', 1],
  ['f', 2],
  ['1', 1],
  ['２', 2],
  ['', null],
  ['3', undefined],
  ['未知', undefined],
])('the gender “%s” is read as %s', (cell, expected) => {
  expect(readGender(cell)).toBe(expected)
})

test('fields that the sheet calls otherwise are named by their columns', () => {
  expect(['roleIds', 'chestArrNum', 'mobile'].map(columnOfField)).toEqual([
    'roles',
    'badge',
    'mobile',
  ])
})

describe('values that only one account may have', () => {
  const values = (row: number, over: Partial<UniqueValues> = {}): UniqueValues => ({
    row,
    username: null,
    mobile: null,
    badge: null,
    ...over,
  })

  const places = (...accounts: readonly UniqueValues[]) =>
    duplicates(accounts, 'zh-cn').map(({ row, column }) => [row, column])

  test.each(['username', 'mobile', 'badge'] as const)(
    'are refused in every row but the first: %s',
    (column) => {
      const rows = [5, 2, 9].map((row) => values(row, { [column]: 'same' }))
      expect(places(...rows)).toEqual([
        [5, column],
        [9, column],
      ])

      for (const { message } of duplicates(rows, 'zh-cn')) expect(message).toContain('2')
    },
  )

  test('may be missing in any number of rows', () => {
    expect(places(values(2), values(3), values(4))).toEqual([])
  })

  test('are those of one column: a badge may be a user name', () => {
    expect(places(values(2, { username: 'a17' }), values(3, { badge: 'a17' }))).toEqual([])
  })
})

test('mistakes are listed as the sheet is read: row by row, from left to right', () => {
  const fault = (row: number, column: Fault['column']): Fault => ({ row, column, message: '' })
  const inOrder = [2, 10].flatMap((row) => IMPORT_COLUMNS.map((column) => fault(row, column)))
  expect(inSheetOrder(inOrder.toReversed())).toEqual(inOrder)
})

test('a mistake is named with its column, once', () => {
  const named = (message: string) => namedFault({ row: 2, column: 'mobile', message }, 'en')
  expect(named('Mobile is already taken')).toBe('Mobile is already taken')
  expect(named('is already taken')).toMatch(/^Mobile.*is already taken$/)
})
