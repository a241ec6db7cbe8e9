import type { MenuSeed } from '@residency/contract/kernel'
import { describe, expect, test } from 'vitest'
import { AREAS } from '../../areas.ts'

/**
 * What somebody with a role can be to a record. Heads of departments and of bases are teachers too,
 * whether or not they also hold the role of a teacher. Roles hold further permissions only so that
 * they may give them to the accounts they create: those lead to no page.
 */
const RELATIONS = {
  trainee: ['STUDENT'],
  teacher: ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'],
  applicant: ['APPLICANT'],
  partner: ['PARTNER'],
} as const

type Relation = keyof typeof RELATIONS

/** The role by which a page is recognised as one of this relation. */
const SIGN: Record<Relation, string> = {
  trainee: 'STUDENT',
  teacher: 'TEACHER',
  applicant: 'APPLICANT',
  partner: 'PARTNER',
}

const menus: readonly MenuSeed[] = AREAS.flatMap((area) => area.menus ?? [])

const holds = (role: string, permission: string) =>
  menus.some((menu) =>
    Object.entries(menu.permissions ?? {}).some(
      ([code, roles]) => code === permission && roles.some((one) => one === role),
    ),
  )

const hasPage = (role: string, view: string) =>
  menus.some((menu) => menu.view === view && menu.roles.some((one) => one === role))

/** Pages of a relation with the permission that opens them. */
const pagesOf = (relation: Relation) =>
  menus.flatMap((menu) => {
    const [permission] = Object.keys(menu.permissions ?? {})
    return menu.view && permission && menu.roles.some((one) => one === SIGN[relation])
      ? [{ view: menu.view, permission }]
      : []
  })

const pairs = (Object.keys(RELATIONS) as Relation[]).flatMap((relation) =>
  RELATIONS[relation].map((role) => ({ role, relation })),
)

describe('menus follow from what somebody may do', () => {
  test.each(pairs)(
    '$role as $relation has the page of everything that the role permits',
    ({ role, relation }) => {
      const pages = pagesOf(relation)
      expect(pages.length).toBeGreaterThan(0)
      expect(
        pages.filter(({ view, permission }) => holds(role, permission) && !hasPage(role, view)),
      ).toEqual([])
    },
  )
})
