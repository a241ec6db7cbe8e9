import type { MenuSeed } from '@residency/contract/kernel'
import { expect, test } from 'vitest'
import { USUAL_ICONS } from '../../ui/icons/usual-icons.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  '../../../../contract/src/areas/**/access.ts',
  { eager: true },
)

const isMenus = (value: unknown): value is readonly MenuSeed[] => Array.isArray(value)

const icons = Object.values(modules).flatMap((module) =>
  Object.values(module)
    .filter(isMenus)
    .flatMap((menus) => menus.flatMap(({ icon }) => icon ?? [])),
)

test('an icon that a menu of the product names comes with the menu: another one would load all icons', () => {
  expect(icons.length).toBeGreaterThan(20)
  expect([...new Set(icons)].filter((name) => !(name in USUAL_ICONS))).toEqual([])
})
