import { departureWords } from '@residency/contract/areas/students/departure/text'
import { labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { ClearanceRow } from './clearance.queries.ts'
import type { DepartureRow } from './departure.queries.ts'

export const kindIn = (ctx: Pick<SignedCtx, 'language'>, kind: string) =>
  departureWords[ctx.language].departureKinds[
    kind as keyof (typeof departureWords)['en']['departureKinds']
  ]

type Item = Pick<ClearanceRow, 'name' | 'nameEn' | 'owner' | 'department' | 'departmentEn'>

/** Who signs an item off, by name: the department, the trainee's base, or the office. */
export function ownerOf(
  ctx: SignedCtx,
  item: Item,
  departure: Pick<DepartureRow, 'base' | 'baseEn'>,
): string {
  if (item.owner === 'department' && item.department)
    return labelIn(ctx.language, item.department, item.departmentEn)
  if (item.owner === 'base') return labelIn(ctx.language, departure.base, departure.baseEn)

  const { itemOwners } = departureWords[ctx.language]

  return itemOwners[item.owner as keyof typeof itemOwners]
}

export const itemWithOwner = (
  ctx: SignedCtx,
  item: Item,
  departure: Pick<DepartureRow, 'base' | 'baseEn'>,
) =>
  fillSentence(departureWords[ctx.language].itemWithOwner, {
    item: labelIn(ctx.language, item.name, item.nameEn),
    owner: ownerOf(ctx, item, departure),
  })
