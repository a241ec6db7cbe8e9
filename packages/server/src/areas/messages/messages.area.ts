import { informFlow } from '@residency/contract/areas/messages/informs/inform.flow'
import { informWaiting } from '@residency/contract/areas/messages/informs/waiting'
import { messagesMenus } from '@residency/contract/areas/messages/menus'
import { newsFlow } from '@residency/contract/areas/messages/news/news.flow'
import { messagesEn } from '@residency/contract/areas/messages/words.en'
import { messagesZh } from '@residency/contract/areas/messages/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { everyOf } from '../../platform/area.ts'
import { INFORM } from './informs/inform.queries.ts'
import { informNotices } from './informs/inform-notices.seed.ts'
import { receiptSheet } from './informs/list-receipts.ts'
import { mayReadInform } from './informs/may-read-inform.ts'
import { informsOwnRecord, informsWaiting } from './informs/own-record.ts'
import { sendDueInforms } from './informs/send-due-informs.ts'
import { messagesRoutes } from './messages.routes.ts'
import { publishDueNews } from './news/act-on-news.ts'
import { mayReadNews } from './news/list-news.ts'
import { NEWS } from './news/news.queries.ts'
import { messagesOwnRecord } from './own-record.ts'
import { sendTexts } from './send-texts.ts'
import { syncTemplates } from './sync-templates.ts'

export const messagesArea: Area = {
  name: 'messages',
  words: { 'zh-cn': messagesZh, en: messagesEn },
  menus: messagesMenus,
  routes: messagesRoutes,
  flows: [informFlow, newsFlow],
  sheets: [receiptSheet],
  notices: [...informNotices],
  waiting: { kinds: { ...informWaiting }, count: informsWaiting },
  recordReaders: { [INFORM]: mayReadInform, [NEWS]: mayReadNews },
  ownRecord: [messagesOwnRecord, informsOwnRecord],
  // held notices become due without an event, and messages no carrier accepted are retried
  schedule: [
    { name: 'texts that are due', everyMs: 15_000, run: sendTexts },
    { name: 'informs whose time has come', everyMs: 15_000, run: sendDueInforms },
    { name: 'news whose time has come', everyMs: 15_000, run: publishDueNews },
  ],
  workers: { texts: (house) => () => sendTexts(house) },
  sync: ({ db, services }) => syncTemplates(db, everyOf(services.areas, 'notices')),
}
