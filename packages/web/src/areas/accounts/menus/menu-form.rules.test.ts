import type { MenuType } from '@residency/contract/areas/accounts/menus/menu.contract'
import { describe, expect, test } from 'vitest'
import { pathShape, typeBelow } from './menu-form.rules.ts'

const complaint = (type: MenuType, path: string) =>
  pathShape(type).safeParse(path).error?.issues[0]?.message

describe('the path of a menu', () => {
  test('a page stays inside the product', () => {
    expect(complaint('MENU', 'user')).toBeUndefined()
    expect(complaint('CATALOG', '/system')).toBeUndefined()
    expect(complaint('MENU', 'https://example.org/')).toBe('accounts.path.wrong')
    expect(complaint('MENU', '//example.org')).toBe('accounts.path.wrong')
  })

  test('an external link leads to the web, never to a script', () => {
    expect(complaint('EXTLINK', 'https://example.org/a?b=1')).toBeUndefined()
    expect(complaint('EXTLINK', 'javascript:alert(1)')).toBe('accounts.path.wrong')
    expect(complaint('EXTLINK', 'user')).toBe('accounts.path.wrong')
  })

  test('only a button does without', () => {
    expect(complaint('MENU', '')).toBe('kernel.text.required')
    expect(complaint('EXTLINK', ' ')).toBe('kernel.text.required')
    expect(complaint('BUTTON', '')).toBeUndefined()
  })
})

test('below a folder comes a page, below a page a button', () => {
  expect([null, 'CATALOG', 'MENU'].map((type) => typeBelow(type as MenuType | null))).toEqual([
    'CATALOG',
    'MENU',
    'BUTTON',
  ])
})
