import { settingsErrors } from '@residency/contract/areas/settings/access'
import type { changeSetUpStep as changeCall } from '@residency/contract/areas/settings/set-up/set-up.contract'
import type { InputOf } from '@residency/contract/kernel'
import { everyOf } from '../../../platform/area.ts'
import { writeInternalSetting } from '../../../platform/db/connect/internal-settings.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail } from '../../../platform/http/fail.ts'
import { stepOf, wordsOf } from './list-steps.ts'
import {
  choiceOf,
  findChoices,
  findNames,
  isPersonWho,
  keyOfChoice,
  lockChoices,
} from './set-up.queries.ts'
import { setUpNotices } from './set-up-notices.seed.ts'

type Change = InputOf<typeof changeCall, 'out'>

/** The address of the page of a step, from the menus. */
function pathOfStep(ctx: SignedCtx, views: readonly string[]) {
  const menus = everyOf(ctx.services.areas, 'menus')

  const pathOf = (key: string | undefined): string => {
    const menu = menus.find((item) => item.key === key)
    if (!menu) return ''

    return menu.path.startsWith('/') ? menu.path : `${pathOf(menu.parent)}/${menu.path}`
  }

  const view = views.find((candidate) => menus.some((menu) => menu.view === candidate))

  return pathOf(menus.find((menu) => menu.view === view)?.key)
}

/** Says whether a step is needed here, and who is to do it; that person gets a notice. */
export const changeSetUpStep = (ctx: SignedCtx, { step, version, ...change }: Change) =>
  inTransaction(ctx, async (tx) => {
    const { permission, views } = stepOf(tx, step)
    await lockChoices(tx.db)

    const before = choiceOf(await findChoices(tx.db), step)
    if (before.version !== version) throw changedMeanwhile()

    const isHanded = change.handedTo !== null && change.handedTo !== before.handedTo
    if (isHanded) await mustBeAbleTo(tx, permission, change.handedTo!)

    const after = { ...change, version: version + 1 }
    await writeInternalSetting(tx.db, keyOfChoice(step), JSON.stringify(after))

    await tx.audit({
      action: 'settings.setUp.change',
      entity: 'setUpStep',
      detail: { step, isNeeded: change.isNeeded, handedTo: change.handedTo },
    })

    if (isHanded && change.handedTo !== tx.actor.userId)
      await notifyOfStep(tx, step, change.handedTo!, pathOfStep(tx, views))

    return null
  })

async function mustBeAbleTo(tx: SignedCtx, permission: string, userId: number) {
  if (!(await isPersonWho(tx.db, permission, userId))) throw fail(settingsErrors.stepPersonWrong)
}

async function notifyOfStep(tx: SignedCtx, step: string, userId: number, path: string) {
  const from = (await findNames(tx.db, [tx.actor.userId])).get(tx.actor.userId) ?? ''

  await tx.services.notify(tx, setUpNotices.handed, [
    {
      userId,
      values: { step: wordsOf(tx, step, 'zh-cn').title, from },
      valuesEn: { step: wordsOf(tx, step, 'en').title },
      path,
    },
  ])
}
