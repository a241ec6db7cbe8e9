import { requestErrors as errors } from '@residency/contract/areas/evaluation/requests/access'
import type { RequestFilters } from '@residency/contract/areas/evaluation/requests/request.contract'
import type { Page } from '../../../platform/db/pages.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { presentOwnRequest, presentRequest, presentRequestWithForm } from './present-request.ts'
import { askedBy, askedOf } from './request.policy.ts'
import {
  findOwnRequestPage,
  findRequest,
  findRequestByCode,
  findRequestPage,
} from './request.queries.ts'

/** Codes of one account that are of no request to it. */
const UNKNOWN = { points: 20, duration: 600 }

/** What the reader has asked for. */
export async function listOwnRequests(ctx: SignedCtx, page: Page) {
  const { rows, total } = await findOwnRequestPage(ctx.db, askedBy(ctx.actor), ctx.now(), page)

  return { list: rows.map((row) => presentOwnRequest(ctx, row)), total }
}

/** What trainees ask the reader for. */
export async function listRequests(ctx: SignedCtx, filters: RequestFilters) {
  const { rows, total } = await findRequestPage(
    ctx.db,
    askedOf(ctx.actor),
    { now: ctx.now(), language: ctx.language },
    filters,
  )

  return { list: rows.map((row) => presentRequest(ctx, row)), total }
}

export const getRequest = async (ctx: SignedCtx, { id }: { id: number }) =>
  presentRequestWithForm(ctx, found(await findRequest(ctx.db, askedOf(ctx.actor), ctx.now(), id)))

/** The request of a code. Of one to another person nothing is said that an unknown code would not. */
export async function openRequest(ctx: SignedCtx, { code }: { code: string }) {
  const row = await findRequestByCode(ctx.db, askedOf(ctx.actor), ctx.now(), code)
  if (row) return presentRequestWithForm(ctx, row)

  await ctx.limits.take('request.unknown', UNKNOWN, String(ctx.actor.userId))
  throw fail(errors.requestUnknown)
}
