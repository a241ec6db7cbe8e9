import { z } from 'zod'
import { endpoint, idParam, idsParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { richText } from '../../../kernel/text/rich-text.ts'
import { emptyAsAbsent, optionalText, requiredText } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { settingsPermissions as may, settingsErrors } from '../access.ts'

export const guideForm = z.object({
  title: requiredText(100),
  titleEn: optionalText(200),
  body: richText,

  /** Without it English readers get the Chinese text. */
  bodyEn: richText.nullish().transform((v) => v ?? null),

  /** Roles of the readers; empty means everybody. */
  roleIds: z.array(recordId).max(50).default([]),
  files: z
    .array(z.object({ filePath: z.string().regex(/^[\w-]{16,64}$/) }))
    .max(20)
    .default([]),
  isPublished: z.boolean().default(false),
})

export type GuideForm = z.output<typeof guideForm>
const guideChange = guideForm.extend({ version: readVersion })
export type GuideChange = z.output<typeof guideChange>

const row = z.object({
  id: z.number(),
  title: z.string(),
  titleEn: z.string().nullable(),
  hasEnglish: z.boolean(),
  roleIds: z.array(z.number()),
  roleNames: z.array(z.string()),
  fileCount: z.number(),
  isPublished: z.boolean(),
  updatedAt: moment,
  version: z.number(),
  actions: z.array(z.string()),
})

export type GuideRow = z.output<typeof row>

/** By what readers order the guides; without it they are in the order of the office. */
export const guideSorts = ['title', 'fileCount', 'updatedAt'] as const

const filters = searchQuery.extend({
  sort: sortBy(guideSorts),
  isPublished: emptyAsAbsent(z.enum(['0', '1'])),
  roleId: emptyAsAbsent(z.coerce.number().int().positive()),
})

export type GuideFilters = z.output<typeof filters>

export const listGuides = endpoint({
  method: 'GET',
  path: '/api/v1/guides/page',
  summary: 'Work guides in their order, drafts too',
  access: { permission: may.guideList },
  unscoped: 'settings of the product, no records of people',
  query: filters,
  answer: pageOf(row),
})

export const getGuideForm = endpoint({
  method: 'GET',
  path: '/api/v1/guides/{id}/form',
  summary: 'One guide as its form',
  access: { permission: [may.guideList, may.guideEdit] },
  params: idParam,
  answer: z.object({
    id: z.number(),
    title: z.string(),
    titleEn: z.string().nullable(),
    body: richText,
    bodyEn: richText.nullable(),
    roleIds: z.array(z.number()),
    files: z.array(storedFile),
    isPublished: z.boolean(),
    version: z.number(),
  }),
})

export const createGuide = endpoint({
  method: 'POST',
  path: '/api/v1/guides',
  summary: 'Write a guide; it comes last',
  access: { permission: may.guideAdd },
  body: guideForm,
  answer: z.object({ id: z.number() }),
  once: true,
  errors: [settingsErrors.rolesUnknown],
})

export const updateGuide = endpoint({
  method: 'PUT',
  path: '/api/v1/guides/{id}',
  summary: 'Change a guide, publish it or take it back',
  access: { permission: may.guideEdit },
  params: idParam,
  body: guideChange,
  answer: z.null(),
  errors: [settingsErrors.rolesUnknown, kernelErrors.changedMeanwhile],
})

export const publishGuide = endpoint({
  method: 'PUT',
  path: '/api/v1/guides/{id}/published',
  summary: 'Publish a guide or take it back',
  access: { permission: may.guideEdit },
  params: idParam,
  body: z.object({ isPublished: z.boolean(), version: readVersion }),
  answer: z.null(),
  errors: [kernelErrors.changedMeanwhile],
})

export const deleteGuides = endpoint({
  method: 'DELETE',
  path: '/api/v1/guides/{ids}',
  summary: 'Delete guides',
  access: { permission: may.guideDelete },
  params: idsParam,
  answer: z.null(),
})

export const orderGuides = endpoint({
  method: 'PUT',
  path: '/api/v1/guides/order',
  summary: 'Put all guides into an order',
  access: { permission: may.guideEdit },
  body: z.object({ ids: z.array(recordId).min(1).max(1000) }),
  answer: z.null(),
  errors: [settingsErrors.orderStale],
})

/** In the reader’s language where there is a translation. */
export const listOwnGuides = endpoint({
  method: 'GET',
  path: '/api/v1/guides/mine',
  summary: 'Published guides for the reader’s roles, in their order',
  access: 'signedIn',
  unscoped: 'guides for everybody are shown to everybody, others to their roles',
  answer: z.array(z.object({ id: z.number(), title: z.string(), updatedAt: moment })),
})

export const readGuide = endpoint({
  method: 'GET',
  path: '/api/v1/guides/{id}',
  summary: 'One guide to be read; those who manage guides see drafts too',
  access: 'signedIn',
  params: idParam,
  answer: z.object({
    id: z.number(),
    title: z.string(),
    body: richText,
    isPublished: z.boolean(),
    updatedAt: moment,
    files: z.array(storedFile),
  }),
})

export type GuideContent = z.output<typeof readGuide.answer>

/** Guides with their text unformatted. Export only: formatted text does not fit a sheet. */
export const guideExport = exportCalls({
  path: '/api/v1/guides',
  what: 'work guides',
  exporting: may.guideExport,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
