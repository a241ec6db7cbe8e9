import type { RoleCode } from '@residency/contract/areas/accounts/access'
import { HOME_SECTIONS, type HomeSection } from '@residency/contract/kernel'
import { type Area, type HomeSource, publishedName } from '../../../platform/area.ts'

const SECTION_OF: Partial<Record<RoleCode, readonly HomeSection[]>> = {
  ROOT: ['system', 'office'],
  ADMIN: ['system', 'office'],
  BHB_ADMIN: ['office'],
  BASE_ADMIN: ['base'],
  DEPT_ADMIN: ['department'],
  TEACHER: ['teacher'],
  STUDENT: ['trainee'],
}

/**
 * What somebody with these roles sees, in the order of the page. Roles that the hospital has added
 * see none of these parts.
 */
export function sectionsOf(roles: readonly string[]): readonly HomeSection[] {
  const own = new Set(roles.flatMap((role) => SECTION_OF[role as RoleCode] ?? []))
  return HOME_SECTIONS.filter((section) => own.has(section))
}

export type KeyedSource = HomeSource & { key: string }

/** Every part of every area by its key. */
export const sourcesIn = (areas: readonly Area[]): KeyedSource[] =>
  areas.flatMap(({ home, ...area }) =>
    Object.entries(home ?? {}).map(([part, source]) => ({
      ...source,
      key: `${publishedName(area)}.${part}`,
    })),
  )

/**
 * The parts of each section in their order, each once: in the first of its sections that the reader
 * has.
 */
export function placedParts(sources: readonly KeyedSource[], own: readonly HomeSection[]) {
  const firstOf = (one: KeyedSource) => own.find((section) => one.sections.includes(section))
  return own.map((section) => ({
    section,
    sources: sources
      .filter((one) => firstOf(one) === section)
      .sort((a, b) => a.place - b.place || a.key.localeCompare(b.key)),
  }))
}
