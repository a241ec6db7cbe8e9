export type RegionNode = {
  value: string
  label: string
  children?: readonly RegionNode[] | undefined
}

/** The path from the province to the code; empty for an unknown code. */
export function regionPath(regions: readonly RegionNode[], code: string): RegionNode[] {
  for (const region of regions) {
    if (region.value === code) return [region]

    const below = regionPath(region.children ?? [], code)
    if (below.length) return [region, ...below]
  }

  return []
}

/** The first leaf below, where there is no choice: a city without districts is its own district. */
export const onlyLeaf = (region: RegionNode): RegionNode | null => {
  if (!region.children?.length) return region
  return region.children.length === 1 ? onlyLeaf(region.children[0]!) : null
}
