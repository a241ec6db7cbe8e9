import type {
  GuideFilters,
  GuideRow,
} from '@residency/contract/areas/settings/guides/guide.contract'
import { labelIn, toMoment } from '@residency/contract/kernel'
import { picturesOf, type RichText } from '@residency/contract/kernel/rich-text'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { filesOf } from '../../files/files.public.ts'
import { findRoleNames } from '../audience.queries.ts'
import { actionsOnGuide, visibleGuides } from '../settings.policy.ts'
import {
  findGuide,
  findGuidePage,
  findPublishedGuides,
  findVisibleGuide,
  GUIDE,
} from './guide.queries.ts'

export async function listGuides(ctx: SignedCtx, filters: GuideFilters) {
  const [{ rows, total }, roles] = await Promise.all([
    findGuidePage(ctx.db, filters),
    findRoleNames(ctx),
  ])

  const list: GuideRow[] = rows.map((guide) => ({
    ...guide,
    roleNames: guide.roleIds.flatMap((id) => roles.get(id) ?? []),
    fileCount: Number(guide.fileCount ?? 0),
    updatedAt: toMoment(guide.updatedAt),
    actions: actionsOnGuide(ctx.actor),
  }))

  return { list, total }
}

type StoredGuide = NonNullable<Awaited<ReturnType<typeof findGuide>>>
const bodies = ({ body, bodyEn }: StoredGuide) =>
  [body, bodyEn].filter(Boolean) as unknown as RichText[]

/** Attachments, without pictures that are part of the text. */
async function attached(ctx: SignedCtx, guide: StoredGuide) {
  const inText = new Set(bodies(guide).flatMap(picturesOf))
  return (await filesOf(ctx.db, { kind: GUIDE, id: guide.id })).filter(
    ({ filePath }) => !inText.has(filePath),
  )
}

export async function getGuideForm(ctx: SignedCtx, { id }: { id: number }) {
  const guide = found(await findGuide(ctx.db, id))
  const { title, titleEn, body, bodyEn, roleIds, isPublished, version } = guide
  const files = await attached(ctx, guide)

  return { id, title, titleEn, body, bodyEn, roleIds, files, isPublished, version }
}

export async function listOwnGuides(ctx: SignedCtx) {
  const guides = await findPublishedGuides(ctx.db, visibleGuides(ctx.actor))
  const titleOf = ({ title, titleEn }: (typeof guides)[number]) =>
    labelIn(ctx.language, title, titleEn)
  return guides.map((guide) => ({
    id: guide.id,
    title: titleOf(guide),
    updatedAt: toMoment(guide.updatedAt),
  }))
}

/** One guide in the reader's language if it has a text in it. */
export async function readGuide(ctx: SignedCtx, { id }: { id: number }) {
  const guide = found(await findVisibleGuide(ctx.db, visibleGuides(ctx.actor), id))
  return {
    id,
    title: labelIn(ctx.language, guide.title, guide.titleEn),
    body: labelIn(ctx.language, guide.body, guide.bodyEn),
    isPublished: guide.isPublished,
    updatedAt: toMoment(guide.updatedAt),
    files: await attached(ctx, guide),
  }
}

/** Readers of a guide may read its files. */
export const mayReadGuide = async (ctx: SignedCtx, id: number) =>
  (await findVisibleGuide(ctx.db, visibleGuides(ctx.actor), id)) !== undefined
