import { messagesMenus } from '@residency/contract/areas/messages/menus'
import { messagesEn } from '@residency/contract/areas/messages/words.en'
import { messagesZh } from '@residency/contract/areas/messages/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { everyOf } from '../../platform/area.ts'
import { messagesHome } from './home/messages-home.ts'
import { messagesRoutes } from './messages.routes.ts'
import { messagesOwnRecord } from './own-record.ts'
import { sendTexts } from './send-texts.ts'
import { syncTemplates } from './sync-templates.ts'

export const messagesArea: Area = {
  name: 'messages',
  home: messagesHome,
  words: { 'zh-cn': messagesZh, en: messagesEn },
  menus: messagesMenus,
  routes: messagesRoutes,
  ownRecord: [messagesOwnRecord],
  // held notices become due without an event, and messages no carrier accepted are retried
  schedule: [{ name: 'texts that are due', everyMs: 15_000, run: sendTexts }],
  workers: { texts: (house) => () => sendTexts(house) },
  sync: ({ db, services }) => syncTemplates(db, everyOf(services.areas, 'notices')),
}
