import { expect, test } from 'vitest'
import { idsByPlaceName, placeKey } from './user-departments.rules.ts'

const department = (id: number, name: string, treePath: string, code: string | null = null) => ({
  id,
  name,
  nameEn: null,
  code,
  treePath,
})

const ids = idsByPlaceName([
  department(1, '第一医院', '0', 'H1'),
  department(2, '检验科', '0/1'),
  department(3, '第二医院', '0'),
  department(4, '检验科', '0/3'),
  department(5, '输血科', '0/3'),
])

const idOf = (name: string) => ids.get(placeKey(name))

test('a department is named by its name, its code, or the names of those above it', () => {
  expect([idOf('输血科'), idOf('h1'), idOf('第二医院/输血科')]).toEqual([5, 1, 5])
})

test('spaces, case and width of the sheet do not matter', () => {
  expect([idOf(' 输 血 科 '), idOf('Ｈ１')]).toEqual([5, 1])
})

test('a name that several have names none of them; with what is above it, it does', () => {
  expect(idOf('检验科')).toBeUndefined()
  expect([idOf('第一医院/检验科'), idOf('第二医院/检验科')]).toEqual([2, 4])
})
