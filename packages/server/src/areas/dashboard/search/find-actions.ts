import { holds } from '@residency/contract/kernel'
import { labelInitials } from '@residency/contract/kernel/initials'
import { isMeantBy } from '@residency/contract/kernel/synonyms'
import { publishedName } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

type Labels = Readonly<Record<string, string>> | undefined

/** What the reader may begin on the pages of menus, by the words of either language. */
export function findActions(ctx: SignedCtx, words: string) {
  const labelsOf = (area: string, language: 'zh-cn' | 'en') => {
    const { adds, permissions } = ctx.words[area]?.[language] ?? {}
    return { adds: adds as Labels, permissions: permissions as Labels }
  }

  return ctx.services.areas.flatMap((area) =>
    (area.menus ?? []).flatMap(({ key, view, adds }) => {
      if (!view || !adds || !holds(ctx.actor, adds)) return []

      const labelIn = (language: 'zh-cn' | 'en') => {
        const labels = labelsOf(publishedName(area), language)
        return labels.adds?.[key] ?? labels.permissions?.[adds] ?? ''
      }

      const isFound = (['zh-cn', 'en'] as const).some((language) =>
        isMeantBy(words, labelIn(language), labelInitials),
      )

      return isFound ? [{ view, label: labelIn(ctx.language) }] : []
    }),
  )
}
