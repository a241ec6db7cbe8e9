import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion } from '../../../kernel/calls/record.ts'
import { richText } from '../../../kernel/text/rich-text.ts'
import { emptyAsAbsent, requiredText, wholeSecond } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { attachedFiles } from '../informs/inform.contract.ts'
import { newsErrors as errors, newsPermissions as may } from './access.ts'
import { newsFlow } from './news.flow.ts'

const access = { permission: may.edit } as const
const state = z.enum(newsFlow.states)
const ACTIONS = Object.keys(newsFlow.actions) as (keyof typeof newsFlow.actions)[]

export const newsForm = z.object({
  title: requiredText(120),
  summary: clearableText(300),
  body: richText,

  /** A picture, or none. */
  cover: attachedFiles.pipe(z.array(z.object({ filePath: z.string() })).max(1)),
  files: attachedFiles,
  isPinned: z.boolean(),
})

export type NewsForm = z.output<typeof newsForm>

const item = z.object({
  id: z.number(),
  title: z.string(),
  by: z.string(),
  state,
  isPinned: z.boolean(),
  publishAt: moment.nullable(),
  publishedAt: moment.nullable(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'delete', 'pin', 'unpin', ...ACTIONS])),
})

export type NewsItem = z.output<typeof item>

/** By what readers order the news; without it the latest is first. */
export const newsSorts = ['title', 'by', 'publishedAt'] as const

const filters = searchQuery.extend({ sort: sortBy(newsSorts), state: emptyAsAbsent(state) })
export type NewsFilters = z.output<typeof filters>

export const listNewsItems = endpoint({
  method: 'GET',
  path: '/api/v1/newsItems',
  summary: 'News with drafts, the latest first, for those who write them',
  access,
  query: filters,
  answer: pageOf(item),
})

export const getNewsForm = endpoint({
  method: 'GET',
  path: '/api/v1/newsItems/{id}',
  summary: 'One of the news as its form',
  access,
  params: idParam,
  answer: z.object({
    id: z.number(),
    title: z.string(),
    summary: z.string().nullable(),
    body: richText,
    cover: z.array(storedFile),
    files: z.array(storedFile),
    isPinned: z.boolean(),
    version: z.number(),
  }),
  errors: [kernelErrors.notFound],
})

const saved = z.object({ id: z.number(), version: z.number() })

const changing = [
  kernelErrors.notFound,
  kernelErrors.changedMeanwhile,
  kernelErrors.actionNotNow,
] as const

export const createNews = endpoint({
  method: 'POST',
  path: '/api/v1/newsItems',
  summary: 'Write news as a draft',
  access,
  body: newsForm,
  once: true,
  answer: saved,
})

export const updateNews = endpoint({
  method: 'PUT',
  path: '/api/v1/newsItems/{id}',
  summary: 'Change news; of published ones readers see the change at once',
  access,
  params: idParam,
  body: newsForm.extend({ version: readVersion }),
  answer: saved,
  errors: changing,
})

export const pinNews = endpoint({
  method: 'PUT',
  path: '/api/v1/newsItems/{id}/pin',
  summary: 'Keep news on top, or no longer',
  access,
  params: idParam,
  body: z.object({ isPinned: z.boolean(), version: readVersion }),
  answer: saved,
  errors: changing,
})

export const deleteNews = endpoint({
  method: 'DELETE',
  path: '/api/v1/newsItems/{id}',
  summary: 'Delete a draft',
  access,
  params: idParam,
  query: z.object({ version: z.coerce.number().int() }),
  answer: z.null(),
  errors: changing,
})

export const actOnNews = endpoint({
  method: 'POST',
  path: '/api/v1/newsItems/{id}/act',
  summary: 'Publish news now, plan them for a time, take the plan back, or withdraw them',
  access,
  params: idParam,
  body: z.object({
    action: z.enum(ACTIONS),
    version: readVersion,
    publishAt: emptyAsAbsent(wholeSecond('kernel.day.wrong')),
  }),
  answer: z.object({ id: z.number(), state }),
  errors: [errors.newsTimePast, ...changing],
})

const card = z.object({
  id: z.number(),
  title: z.string(),
  summary: z.string().nullable(),
  cover: z.string().nullable(),
  isPinned: z.boolean(),
  publishedAt: moment,
})

export type NewsCard = z.output<typeof card>

export const listNews = endpoint({
  method: 'GET',
  path: '/api/v1/news',
  summary: 'Published news: pinned ones on top, then the newest',
  access: 'signedIn',
  unsorted: 'cards, those that are pinned first',
  query: searchQuery,
  answer: pageOf(card),
})

/** What the home page shows of them. */
export const HOME_NEWS = { pageNum: 1, pageSize: 3 } as const

export const readNews = endpoint({
  method: 'GET',
  path: '/api/v1/news/{id}',
  summary: 'One of the published news with its text and attachments',
  access: 'signedIn',
  params: idParam,
  answer: card.extend({ by: z.string(), body: richText, files: z.array(storedFile) }),
  errors: [kernelErrors.notFound],
})
