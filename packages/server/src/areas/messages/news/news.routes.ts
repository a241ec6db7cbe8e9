import * as news from '@residency/contract/areas/messages/news/news.contract'
import { newsWords } from '@residency/contract/areas/messages/news/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { actOnNews } from './act-on-news.ts'
import { getNewsForm, listNews, listNewsItems, readNews } from './list-news.ts'
import { createNews, deleteNews, pinNews, updateNews } from './save-news.ts'

export function newsRoutes(binder: Binder) {
  const bind = binder(newsWords)

  bind(news.listNewsItems, listNewsItems)
  bind(news.getNewsForm, getNewsForm)
  bind(news.createNews, createNews)
  bind(news.updateNews, updateNews)
  bind(news.pinNews, pinNews)
  bind(news.deleteNews, deleteNews)
  bind(news.actOnNews, actOnNews)
  bind(news.listNews, listNews)
  bind(news.readNews, readNews)
}
