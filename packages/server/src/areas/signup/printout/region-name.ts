import { regions } from '../../settings/settings.public.ts'

/**
 * The names of a region from the province down; the code itself where it is not in today's list.
 */
export function regionName(code: string): string {
  const path = (nodes: ReturnType<typeof regions>): string[] => {
    for (const node of nodes) {
      if (node.value === code) return [node.label]

      const below = path(node.children ?? [])
      if (below.length) return [node.label, ...below]
    }

    return []
  }

  return path(regions()).join(' ') || code
}
