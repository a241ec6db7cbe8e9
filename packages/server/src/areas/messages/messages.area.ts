import { messagesMenus } from '@residency/contract/areas/messages/access'
import {
  collectionFlow,
  collectionItemFlow,
} from '@residency/contract/areas/messages/collections/collection.flow'
import { concernFlow } from '@residency/contract/areas/messages/concerns/concern.flow'
import { informFlow } from '@residency/contract/areas/messages/informs/inform.flow'
import { newsFlow } from '@residency/contract/areas/messages/news/news.flow'
import { messagesWords } from '@residency/contract/areas/messages/text'
import { collectionWaiting, informWaiting } from '@residency/contract/areas/messages/waiting'
import { HOUR_MS } from '@residency/contract/kernel/day'
import { type Area, everyOf } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { COLLECTION, COLLECTION_ITEM } from './collections/collection.queries.ts'
import { collectionItemNotices, collectionNotices } from './collections/collection-notices.seed.ts'
import { collectionItemSheet } from './collections/item.sheet.ts'
import { mayReadCollection, mayReadItem } from './collections/may-read-collection.ts'
import {
  collectionCalendar,
  collectionsOwnRecord,
  collectionsWaiting,
} from './collections/own-items.ts'
import { remindUploaders } from './collections/remind-uploaders.ts'
import { itemPlan } from './collections/review-items.ts'
import { announceConcerns } from './concerns/announce-concerns.ts'
import { concernNotices } from './concerns/concern-notices.seed.ts'
import { eraseConcerns } from './concerns/erase-concerns.ts'
import { deadlineNotices } from './deadlines/deadline-notices.seed.ts'
import { remindOfDeadlines } from './deadlines/remind-of-deadlines.ts'
import { measureDeliveries } from './deliveries/measure-deliveries.ts'
import { sendDeliveries } from './deliveries/send-deliveries.ts'
import { messagesSetUp } from './deliveries/set-up-steps.ts'
import { informFinders } from './informs/find-informs.ts'
import { INFORM } from './informs/inform.queries.ts'
import { informNotices } from './informs/inform-notices.seed.ts'
import { receiptSheet } from './informs/list-receipts.ts'
import { mayReadInform } from './informs/may-read-inform.ts'
import { informsOwnRecord, informsWaiting } from './informs/own-record.ts'
import { sendDueInforms } from './informs/send-due-informs.ts'
import { messagesRoutes } from './messages.routes.ts'
import { messagesHome, newsAnswers } from './messages-home.ts'
import { publishDueNews } from './news/act-on-news.ts'
import { mayReadNews } from './news/list-news.ts'
import { NEWS } from './news/news.queries.ts'
import { messagesOwnRecord } from './notices/own-record.ts'
import { reviewNotices } from './reviews/review-notices.seed.ts'
import { syncTemplates } from './templates/sync-templates.ts'

export const messagesArea: Area = {
  name: 'messages',
  sealed: [{ table: 'concern_messages', stored: 'text_sealed', key: 'id' }],
  erasers: [eraseConcerns],
  home: messagesHome,
  homeAnswers: newsAnswers,
  health: [measureDeliveries],
  words: messagesWords,
  menus: messagesMenus,
  setUpSteps: messagesSetUp,
  finders: informFinders,
  routes: messagesRoutes,
  flows: [informFlow, newsFlow, collectionFlow, collectionItemFlow, concernFlow],
  reviews: [itemPlan.reviewed],
  sheets: [receiptSheet, collectionItemSheet],
  notices: kindsOf(
    informNotices,
    collectionNotices,
    collectionItemNotices,
    deadlineNotices,
    reviewNotices,
    concernNotices,
  ),
  waiting: {
    kinds: { ...informWaiting, ...collectionWaiting },
    count: async (ctx) =>
      (await Promise.all([informsWaiting(ctx), collectionsWaiting(ctx)])).flat(),
  },
  calendar: collectionCalendar,
  recordReaders: {
    [INFORM]: mayReadInform,
    [NEWS]: mayReadNews,
    [COLLECTION]: mayReadCollection,
    [COLLECTION_ITEM]: mayReadItem,
  },
  ownRecord: [messagesOwnRecord, informsOwnRecord, collectionsOwnRecord],
  // held notices, digests and messages that no carrier took become due without an event
  schedule: [
    { name: 'messages that are due', everyMs: 30_000, run: sendDeliveries },
    { name: 'informs whose time has come', everyMs: 30_000, run: sendDueInforms },
    { name: 'news whose time has come', everyMs: 30_000, run: publishDueNews },
    { name: 'reminders of collections', everyMs: HOUR_MS, run: remindUploaders },
    // called often, runs once a day across all processes
    { name: 'notice of new concerns', everyMs: 600_000, run: announceConcerns },
    {
      name: 'reminders of deadlines',
      everyMs: HOUR_MS,
      run: (ctx) =>
        remindOfDeadlines(
          ctx,
          ctx.services.areas.flatMap(({ deadlines }) => deadlines ?? []),
        ),
    },
  ],
  workers: { deliveries: (deps) => () => sendDeliveries(deps) },
  sync: ({ db, services }) => syncTemplates(db, everyOf(services.areas, 'notices')),
}
