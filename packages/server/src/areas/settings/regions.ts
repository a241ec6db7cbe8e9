import type { Region } from '@residency/contract/areas/settings/region.contract'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { readSeedFile } from '../../platform/seed-files.ts'

type RegionNames = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
const number = (i: number) => String(i + 1).padStart(2, '0')

/**
 * Mainland: the code contains the level (11 00 00, 11 01 00, 11 01 01); some cities have no
 * districts.
 */
function mainland(names: Readonly<Record<string, string>>): Region[] {
  const codes = Object.keys(names).sort()

  const node = (code: string, children: Region[]): Region => ({
    value: code,
    label: names[code]!,
    ...(children.length ? { children } : {}),
  })

  const province = (top: string) => {
    const own = codes.filter((code) => code !== top && code.startsWith(top.slice(0, 2)))
    const districts = (city: string) =>
      own.filter((code) => code !== city && code.startsWith(city.slice(0, 4)))
    const cities = own.filter((code) => code.endsWith('00'))

    return node(
      top,
      cities.map((city) =>
        node(
          city,
          districts(city).map((code) => node(code, [])),
        ),
      ),
    )
  }

  return codes.filter((code) => code.endsWith('0000')).map(province)
}

/**
 * Hong Kong, Macao, Taiwan: the province has its official code, lower levels are numbered by
 * position in the file.
 */
const beyond = (names: RegionNames, prefixes: readonly string[]): Region[] =>
  Object.entries(names).map(([province, cities], p) => ({
    value: `${prefixes[p]}0000`,
    label: province,
    children: Object.entries(cities).map(([city, districts], c) => ({
      value: `${prefixes[p]}${number(c)}00`,
      label: city,
      children: districts.map((district, d) => ({
        value: `${prefixes[p]}${number(c)}${number(d)}`,
        label: district,
      })),
    })),
  }))

let tree: Region[] | undefined

/** The tree of regions, read once: the files change only with the program. */
export function regions(): Region[] {
  tree ??= [
    ...mainland(
      JSON.parse(readSeedFile('regions/region_codes_6digit.json')) as Record<string, string>,
    ),
    ...beyond(JSON.parse(readSeedFile('regions/HK-MO-TW.json')) as RegionNames, ['81', '82', '71']),
  ].sort((a, b) => a.value.localeCompare(b.value))

  return tree
}

export const getRegionOptions = async (_ctx: SignedCtx) => regions()

let codes: ReadonlySet<string> | undefined

/**
 * Whether a six-digit code is in the current list; abolished codes are not, but remain valid on ID
 * cards.
 */
export function isRegionCode(code: string): boolean {
  if (!codes) {
    const all = new Set<string>()

    const walk = (nodes: readonly Region[]) => {
      for (const node of nodes) {
        all.add(node.value)
        walk(node.children ?? [])
      }
    }

    walk(regions())
    codes = all
  }

  return codes.has(code)
}
