import { requirementPermissions as may } from '@residency/contract/areas/teachers/requirements/access'
import { requirementWords } from '@residency/contract/areas/teachers/requirements/text'
import { trainingPermissions } from '@residency/contract/areas/teachers/training/access'
import { holds } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { placeOf, rowsPart } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { getRequirementsOf } from '../requirements/fulfilment.ts'
import { isUnderWay } from '../training/class.policy.ts'
import { listOwnClasses } from '../training/own-classes.ts'
import { teachersHomeWords } from './home.text.ts'

const SHOWN = 4

/** How far the reader fulfils what is asked of teachers. */
export async function readOwnDuties(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.own)) return null

  const words = teachersHomeWords[ctx.language]
  const { periods } = requirementWords[ctx.language]
  const { teacher } = await getRequirementsOf(ctx, { x: 'own' })
  const requirements = teacher?.requirements ?? []

  return rowsPart({
    title: words.duties,
    rows: requirements.slice(0, SHOWN).map(({ id, label, period, count, done }) => ({
      id,
      title: label,
      // nothing is asked for where no stay has ended
      share: count === 0 ? null : Math.min(1, done / count),
      note: fillSentence(count === 0 ? words.noneAsked : words.done, {
        done,
        count,
        period: periods[period],
      }),
    })),
    total: requirements.length,
    empty: words.noDuties,
    to: placeOf('teacher/duties/own'),
  })
}

/** Classes that the reader is in, must attend or may join, those under way first. */
export async function readOwnClasses(ctx: SignedCtx) {
  if (!holds(ctx.actor, trainingPermissions.attend)) return null

  const words = teachersHomeWords[ctx.language]
  const classes = (await listOwnClasses(ctx)).filter(({ state }) => isUnderWay(state))

  const tagOf = ({ isIn, isCalled }: (typeof classes)[number]) => {
    if (isIn) return { text: words.isIn, tone: 'good' as const }
    return isCalled
      ? { text: words.called, tone: 'wait' as const }
      : { text: words.open, tone: 'calm' as const }
  }

  return rowsPart({
    title: words.classes,
    rows: classes.slice(0, SHOWN).map((ownClass) => ({
      id: ownClass.id,
      title: ownClass.className,
      tag: tagOf(ownClass),
      note: fillSentence(words.days, {
        from: ownClass.fromDay,
        until: ownClass.toDay,
        place: ownClass.place,
      }),
    })),
    total: classes.length,
    empty: words.noClasses,
    to: placeOf('teacher/class/own'),
  })
}
