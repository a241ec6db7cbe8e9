import * as news from '@residency/contract/areas/messages/news/news.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/newsItems', '/api/v1/news']
export type NewsInput = InputOf<typeof news.listNews>
export type NewsItemInput = InputOf<typeof news.listNewsItems>
export type NewsValues = InputOf<typeof news.createNews>
type Step = { id: number; version: number }

export const useNewsPage = (input: NewsInput) => useListOf(news.listNews, input)

export const useArticle = (id: number | null) =>
  useEndpoint(news.readNews, id === null ? null : { id })

export const useNewsItems = (input: NewsItemInput) => useListOf(news.listNewsItems, input)
export const useNewsForm = (id: number | null) => useFormOf(news.getNewsForm, id)

export const useSaveNews = () =>
  useChange(
    PATHS,
    ({ id, version, ...form }: NewsValues & { id: number | null; version: number }) =>
      id === null
        ? call(news.createNews, form, { quiet: true })
        : call(news.updateNews, { ...form, id, version }, { quiet: true }),
  )

export const usePinNews = () =>
  useChange(PATHS, (input: Step & { isPinned: boolean }) => call(news.pinNews, input))

export const useDeleteNews = () => useChange(PATHS, (input: Step) => call(news.deleteNews, input))

export const useActOnNews = ({ quiet = false } = {}) =>
  useChange(PATHS, (input: InputOf<typeof news.actOnNews>) =>
    call(news.actOnNews, input, { quiet }),
  )
