import type { EntrySection } from '@residency/contract/areas/intakes/section.public'
import { signupErrors } from '@residency/contract/areas/signup/access'
import type * as calls from '@residency/contract/areas/signup/sign-calls/sign-calls.contract'
import { errorSentence, type InputOf } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found, notFound } from '../../../platform/http/fail.ts'
import { findDictOptions } from '../../settings/settings.public.ts'
import {
  ensureOwnRegistration,
  findOwnRegistrationOrIntake,
} from '../registration/open-own-registration.ts'
import { getRegistrationToFill } from '../registration/own-registration.ts'
import {
  findChoices,
  findOwnRegistrationId,
  findRegistration,
  findRegistrationForUpdate,
} from '../registration/registration.queries.ts'
import { choiceName } from '../review/review.rules.ts'
import { checkIdentity, checkNewcomer } from '../sections/must-not-be-barred.ts'
import { presentEducations, presentEntries } from '../sections/present-sections.ts'

/** One registration, for the person who fills it in. */
export const ownRegistration = async (ctx: SignedCtx, studentId: number) =>
  found(
    await findRegistration(
      ctx.db,
      { kind: 'own', userId: ctx.actor.userId },
      studentId,
      ctx.actor.userId,
    ),
  )

/**
 * The registration a `studentId` of the specification means: its own number, or the reader's
 * account, whose newest registration it is then. Undefined: the reader has not begun one.
 */
async function findResolved(ctx: SignedCtx, studentId: number) {
  const { userId } = ctx.actor
  const named = await findRegistration(ctx.db, { kind: 'own', userId }, studentId, userId)
  if (named || studentId !== userId) return found(named)

  const newest = await findOwnRegistrationId(ctx.db, userId)

  return newest && ownRegistration(ctx, newest.id)
}

const resolveRegistration = async (ctx: SignedCtx, studentId: number) =>
  found(await findResolved(ctx, studentId))

/**
 * The same for saving, in the caller's transaction. The number of the own account opens a
 * registration if none can be continued. Its row is locked: these calls name no version, so a
 * second one of the same moment waits for the first.
 */
export async function resolveForSaving(tx: SignedCtx, studentId: number) {
  const { userId } = tx.actor
  const scope = { kind: 'own', userId } as const
  const named = await findRegistrationForUpdate(tx.db, scope, studentId, userId)
  if (named || studentId !== userId) return found(named)

  return found(
    await findRegistrationForUpdate(tx.db, scope, await ensureOwnRegistration(tx), userId),
  )
}

export const getResolvedRegistration = async (ctx: SignedCtx, { id }: { id: number }) =>
  getRegistrationToFill(ctx, { id: (await resolveRegistration(ctx, id)).id })

/**
 * Whether the person of a registration, or of the own account, may register, and why not, in the
 * reader's language.
 */
export async function readIdentity(ctx: SignedCtx, { studentId }: { studentId: number }) {
  const { userId } = ctx.actor
  const named = await findRegistration(ctx.db, { kind: 'own', userId }, studentId, userId)
  if (!named && studentId !== userId) throw notFound()

  const refusal = named ? await checkIdentity(ctx, named) : await checkAccount(ctx)

  return {
    isAllowed: refusal === null,
    reason: refusal && errorSentence(ctx.words, ctx.language, refusal.def, refusal.data),
  }
}

/** Why the reader may not continue or begin a registration; null where they may. */
async function checkAccount(ctx: SignedCtx) {
  const { registrationId, intake } = await findOwnRegistrationOrIntake(ctx)
  if (registrationId !== undefined)
    return checkIdentity(ctx, await ownRegistration(ctx, registrationId))

  return intake ? checkNewcomer(ctx) : { def: signupErrors.noOpenIntake, data: {} }
}

export const readDictionary = (ctx: SignedCtx, input: { x: string }) =>
  findDictOptions(ctx.db, input.x, ctx.language)

export async function listStudies(
  ctx: SignedCtx,
  { studentId, type }: InputOf<typeof calls.listStudies, 'out'>,
) {
  const registration = await findResolved(ctx, studentId)
  const studies = registration ? await presentEducations(ctx.db, registration.id) : []
  return studies.filter((study) => !type || study.level === type)
}

/** Entries of the lists that belong to a call, of one `type` where it is named. */
export const listEntries =
  (sections: readonly EntrySection[]) =>
  async (ctx: SignedCtx, input: { studentId: number; type?: string | undefined }) => {
    const registration = await findResolved(ctx, input.studentId)
    if (!registration) return []

    const lists = await presentEntries(ctx.db, registration.id)
    const wanted = sections.filter((section) => !input.type || section === input.type)

    return wanted.flatMap((section) => lists[section].map((entry) => ({ ...entry, type: section })))
  }

export async function readAdjustment(ctx: SignedCtx, { studentId }: { studentId: number }) {
  const r = await resolveRegistration(ctx, studentId)
  const choices = await findChoices(ctx.db, r.id)
  return {
    id: r.id,
    acceptsAdjustment: r.acceptsAdjustment,
    choices: choices.map((c) => ({
      rank: c.rank,
      offerId: c.offerId,
      label: choiceName(ctx.language, c),
    })),
  }
}
