import type { EntrySection } from '@residency/contract/areas/signup/section.public'
import type * as calls from '@residency/contract/areas/signup/sign-calls.contract'
import { errorSentence, type InputOf } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findDictOptions } from '../../settings/settings.public.ts'
import { getRegistrationToFill } from '../own-registration.ts'
import { findChoices, findOwnRegistrationId, findRegistration } from '../registration.queries.ts'
import { choiceName } from '../review/named-choice.rules.ts'
import { checkIdentity } from './refuse-barred.ts'
import { shownEducations, shownEntries } from './shown-sections.ts'

/** One registration, for the person who fills it in. */
export const ownRegistration = async (ctx: SignedCtx, studentId: number) =>
  found(await findRegistration(ctx.db, { kind: 'own', userId: ctx.actor.userId }, studentId, ctx.actor.userId))

/** The registration a `studentId` of the specification means: its own number, or the reader's account, whose newest registration it is then. */
export async function resolveRegistration(ctx: SignedCtx, studentId: number) {
  const { userId } = ctx.actor
  const named = await findRegistration(ctx.db, { kind: 'own', userId }, studentId, userId)
  if (named || studentId !== userId) return found(named)
  return ownRegistration(ctx, found(await findOwnRegistrationId(ctx.db, userId)).id)
}
export const getResolvedRegistration = async (ctx: SignedCtx, { id }: { id: number }) =>
  getRegistrationToFill(ctx, { id: (await resolveRegistration(ctx, id)).id })

/** Whether the person of a registration may register, and why not, in the reader's language. */
export async function readIdentity(ctx: SignedCtx, input: { studentId: number }) {
  const refusal = await checkIdentity(ctx, await resolveRegistration(ctx, input.studentId))
  return { isAllowed: refusal === null, reason: refusal && errorSentence(ctx.words, ctx.language, refusal.def, refusal.data) }
}

export const readDictionary = (ctx: SignedCtx, input: { x: string }) => findDictOptions(ctx.db, input.x, ctx.language)

export async function listStudies(ctx: SignedCtx, { studentId, type }: InputOf<typeof calls.listStudies, 'out'>) {
  const { id } = await resolveRegistration(ctx, studentId)
  return (await shownEducations(ctx.db, id)).filter((study) => !type || study.level === type)
}

/** Entries of the lists that belong to a call, of one `type` where it is named. */
export const listEntries =
  (sections: readonly EntrySection[]) => async (ctx: SignedCtx, input: { studentId: number; type?: string | undefined }) => {
    const { id } = await resolveRegistration(ctx, input.studentId)
    const lists = await shownEntries(ctx.db, id)
    const wanted = sections.filter((section) => !input.type || section === input.type)
    return wanted.flatMap((section) => lists[section].map((entry) => ({ ...entry, type: section })))
  }

export async function readAdjustment(ctx: SignedCtx, { studentId }: { studentId: number }) {
  const r = await resolveRegistration(ctx, studentId)
  const choices = await findChoices(ctx.db, r.id)
  return {
    id: r.id,
    acceptsAdjustment: r.accepts_adjustment,
    choices: choices.map((c) => ({ rank: c.rank, offerId: c.offer_id, label: choiceName(ctx.language, c) })),
  }
}
