import type { MenuSeed } from '@residency/contract/kernel'
import { expect, test } from 'vitest'
import { USUAL_ICONS } from '../../ui/icons/usual-icons.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  '../../../../contract/src/areas/**/access.ts',
  { eager: true },
)

const menus = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (name.endsWith('Menus') ? (value as readonly MenuSeed[]) : []))

const icons = menus.flatMap(({ icon }) => icon ?? [])

test('the icons of all declared menus come with the menu: any other one would load the whole set', () => {
  expect(icons.length).toBeGreaterThan(20)
  expect([...new Set(icons)].filter((name) => !(name in USUAL_ICONS))).toEqual([])
})
