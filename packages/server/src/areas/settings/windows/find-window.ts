import { windowErrors } from '@residency/contract/areas/settings/window.public'
import {
  UNLIMITED_NAMES,
  type WindowName,
} from '@residency/contract/areas/settings/windows/time-window.contract'
import { type ErrorDef, errorSentence, labelIn, toMoment } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { Ctx, SignedCtx } from '../../../platform/http/ctx.ts'
import { type Fail, fail } from '../../../platform/http/fail.ts'
import { findDictLabels } from '../dictionaries/dictionary.queries.ts'
import { WINDOW_DICTIONARY } from './list-windows.ts'
import { findWindowsFor, type StoredWindow } from './window.queries.ts'
import { effectiveWindow, stateAt } from './window.rules.ts'

/** Omitted: any year, any batch. */
type Which = { year?: number | undefined; batch?: string | undefined }
export type FoundWindow = StoredWindow & { isOpen: boolean }

/**
 * The effective time window of a name for the actor's roles: the open one, else the next, else the
 * last; undefined if none exists.
 */
export async function findWindow(
  ctx: SignedCtx,
  name: WindowName | (string & {}),
  which: Which = {},
  now = ctx.now(),
) {
  const audience = ctx.actor.isRoot ? 'all' : { roleIds: ctx.actor.roleIds }

  const window = effectiveWindow(
    await findWindowsFor(ctx.db, ctx.services.areas, { name, ...which }, audience),
    now,
  )

  return window && { ...window, isOpen: stateAt(window, now) === 'open' }
}

/** The refusal outside a time window, with its dates and the office's message. */
async function refusal(
  ctx: Ctx,
  name: string,
  window: FoundWindow | undefined,
  now: Date,
): Promise<Fail> {
  const label = (await findDictLabels(ctx.db, WINDOW_DICTIONARY, ctx.language)).get(name) ?? name
  if (!window) return fail(windowErrors.windowMissing, { label })

  const def: ErrorDef =
    stateAt(window, now) === 'upcoming' ? windowErrors.windowNotYet : windowErrors.windowOver

  return fail(def, {
    label,
    from: minuteInChina(window.startsAt),
    until: minuteInChina(window.endsAt),
    message: messageOf(ctx, window),
  })
}

const messageOf = (ctx: Ctx, { message, messageEn }: StoredWindow) => {
  const text = labelIn(ctx.language, message, messageEn) ?? ''
  return labelIn(ctx.language, text, text && ` ${text}`) // English puts a space before it
}

/**
 * Refuses unless a time window of this name is open for the actor's roles; without any window it is
 * closed. Returns the window.
 */
export async function mustBeOpen(
  ctx: SignedCtx,
  name: WindowName | (string & {}),
  which: Which = {},
  now = ctx.now(),
): Promise<FoundWindow> {
  const window = await findWindow(ctx, name, which, now)
  if (!window?.isOpen) throw await refusal(ctx, name, window, now)

  return window
}

/**
 * The same for what may be done at any time until the office sets a window for it: refuses only
 * where there are windows for the actor's roles and none of them is open.
 */
export async function mustNotBeShut(
  ctx: SignedCtx,
  name: (typeof UNLIMITED_NAMES)[number],
): Promise<void> {
  const window = await findWindow(ctx, name)
  if (window && !window.isOpen) throw await refusal(ctx, name, window, ctx.now())
}

const isUnlimited = (name: string) => (UNLIMITED_NAMES as readonly string[]).includes(name)

export async function judgeTime(ctx: SignedCtx, { name, ...which }: Which & { name: string }) {
  const now = ctx.now()
  const window = await findWindow(ctx, name, which, now)
  const isOpen = window ? window.isOpen : isUnlimited(name)
  const no = isOpen ? null : await refusal(ctx, name, window, now)

  return {
    isOpen: no ? (0 as const) : (1 as const),
    startsAt: toMoment(window?.startsAt),
    endsAt: toMoment(window?.endsAt),
    message: no
      ? errorSentence(ctx.words, ctx.language, no.def, no.data)
      : (window && messageOf(ctx, window).trim()) || null,
  }
}
