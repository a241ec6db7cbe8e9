import type { MenuSeed } from '@residency/contract/kernel'
import { expect, test } from 'vitest'
import { USUAL_ICONS } from '../../ui/icons/usual-icons.ts'

const modules = import.meta.glob<Record<string, readonly MenuSeed[]>>(
  '../../../../contract/src/areas/*/menus.ts',
  { eager: true },
)

const icons = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((menus) => menus.flatMap(({ icon }) => icon ?? [])),
)

test('an icon that a menu of the house names comes with the menu: one other would bring all there are', () => {
  expect(icons.length).toBeGreaterThan(20)
  expect([...new Set(icons)].filter((name) => !(name in USUAL_ICONS))).toEqual([])
})
