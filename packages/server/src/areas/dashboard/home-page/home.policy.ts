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
 * The sections for these roles, in the order of the page. Roles that the hospital has added see
 * none of them.
 */
export function sectionsOf(roles: readonly string[]): readonly HomeSection[] {
  const ownSections = new Set(roles.flatMap((role) => SECTION_OF[role as RoleCode] ?? []))
  return HOME_SECTIONS.filter((section) => ownSections.has(section))
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
export function placedParts(sources: readonly KeyedSource[], ownSections: readonly HomeSection[]) {
  const firstOf = (source: KeyedSource) =>
    ownSections.find((section) => source.sections.includes(section))
  return ownSections.map((section) => ({
    section,
    sources: sources
      .filter((source) => firstOf(source) === section)
      .sort((a, b) => a.place - b.place || a.key.localeCompare(b.key)),
  }))
}
