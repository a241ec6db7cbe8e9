import { messagesMenus } from '@residency/contract/areas/messages/menus'
import { messagesEn } from '@residency/contract/areas/messages/words.en'
import { messagesZh } from '@residency/contract/areas/messages/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { everyOf } from '../../platform/area.ts'
import { sendDeliveries } from './channels/send-deliveries.ts'
import { messagesRoutes } from './messages.routes.ts'
import { messagesOwnRecord } from './own-record.ts'
import { syncTemplates } from './sync-templates.ts'

export const messagesArea: Area = {
  name: 'messages',
  words: { 'zh-cn': messagesZh, en: messagesEn },
  menus: messagesMenus,
  routes: messagesRoutes,
  ownRecord: [messagesOwnRecord],
  // held notices, digests and messages that no carrier took become due without an event
  schedule: [{ name: 'messages that are due', everyMs: 15_000, run: sendDeliveries }],
  workers: { deliveries: (house) => () => sendDeliveries(house) },
  sync: ({ db, services }) => syncTemplates(db, everyOf(services.areas, 'notices')),
}
